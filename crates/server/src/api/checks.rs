//! What names, requests and moves may look like.

use super::Fault;
use table::checks::is_hidden;
use table::games::Rejected;

/// What is wrong with something that makes no sense.
pub fn senseless(rejected: &Rejected) -> Fault {
    Fault::senseless(rejected.code, rejected.text.clone())
}

/// A name of a person, without the spaces around it.
pub fn name(given: &str) -> Result<String, Fault> {
    table::checks::name(given).map_err(|rejected| senseless(&rejected))
}

/// The name of a request as it is kept: of its seat, so that two seats may use the same.
pub fn request(seat: u8, given: Option<&str>) -> Result<Option<String>, Fault> {
    table::checks::request(seat, given).map_err(|rejected| senseless(&rejected))
}

/// Moves that fit into one line of the log.
pub fn moves(given: &[String], most: usize) -> Result<(), Fault> {
    table::checks::moves(given, most).map_err(|rejected| match rejected.code {
        "notation" => senseless(&rejected).with(serde_json::json!({"nth": rejected.nth, "reasons": []})),
        _ => senseless(&rejected),
    })
}

/// A line of chat, without the spaces around it.
pub fn chat(given: &str, most: usize) -> Result<String, Fault> {
    let text = given.trim();
    let letters = text.chars().count();
    if letters == 0 || letters > most || text.chars().any(is_hidden) {
        let message = format!("a line of chat has 1 to {most} visible characters and no line breaks");
        return Err(Fault::senseless("bad_chat", message));
    }
    Ok(text.to_owned())
}

/// A new password.
pub fn password(given: &str) -> Result<(), Fault> {
    match (8..=200).contains(&given.chars().count()) {
        true => Ok(()),
        false => Err(Fault::senseless("bad_password", "a password has 8 to 200 characters")),
    }
}
