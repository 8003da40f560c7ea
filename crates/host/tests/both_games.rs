//! The host runs both games: the same for all of these tests, whatever is played.

use bots::{Dice, Level, Playable};
use host::{Eye, Host, Player, Reason, ResumeError, SeatsError, UndoError, retell};
use std::mem::discriminant;
use tabletop::{Ending, Game, Lang, RecordError, Seat, SeatSet, Seed, Silent, Told, Viewer};

const GREEDY: Player = Player::Bot(Level::Greedy);
const RANDOM: Player = Player::Bot(Level::Random);

fn ark_nova() -> ark_nova::Rules {
    ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("two can play")
}

fn ark() -> ark::Rules {
    ark::Rules::new(&ark::Options::standard(3)).expect("three can play")
}

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("P{seat}")).collect()
}

/// A game in which these players sit in turn.
fn hosted<G: Game>(rules: G, seed: u64, players: &[Player]) -> Host<G> {
    let seats = rules.seats();
    let players = players.iter().copied().cycle().take(seats).collect();
    Host::new(rules, Seed::from_number(seed), players, names(seats)).expect("one for each seat")
}

/// A legal move of the first seat that is asked, if the game goes on.
fn any_move<G: Game>(host: &Host<G>, dice: &mut Dice) -> Option<(Seat, G::Move)> {
    let seat = host.asked().first()?;
    let moves = host.legal(seat);
    Some((seat, moves[dice.below(moves.len())]))
}

/// Two moves of a seat that answer one question, if the first does not answer it in full.
fn two_moves<G: Game>(host: &Host<G>, dice: &mut Dice) -> Option<(Seat, [G::Move; 2])> {
    let (seat, first) = any_move(host, dice)?;
    let rules = host.rules();
    let mut position = host.position().clone();
    let kind = |position: &G::Position| rules.question(position, seat).as_ref().map(discriminant);
    let before = kind(&position);
    rules.apply(&mut position, seat, first, &mut Silent).expect("legal");
    let mut moves = Vec::new();
    rules.legal(&position, seat, &mut moves);
    let same = kind(&position) == before && !moves.is_empty();
    same.then(|| (seat, [first, moves[dice.below(moves.len())]]))
}

/// The record, what happened and the position: everything a game is.
fn state<G: Game>(host: &Host<G>) -> String {
    format!("{:?} {:?} {:?} {:?}", host.record(), host.events(), host.position(), host.ending())
}

fn bots_play<G: Playable>(host: &mut Host<G>) {
    while let Some((next, _)) = host.next_bot() {
        let before = host.entries();
        assert_eq!(host.bot_moves(), Ok(Some(next)));
        assert_eq!(host.entries(), before + 1, "one step at a time");
    }
    assert_eq!(host.bot_moves(), Ok(None));
}

fn bots_play_the_same_game_again<G: Playable>(rules: impl Fn() -> G) {
    let play = |seed| {
        let mut host = hosted(rules(), seed, &[GREEDY, RANDOM]);
        bots_play(&mut host);
        assert_eq!(host.ending(), Some(Ending::Played));
        state(&host)
    };
    let once = play(3);
    assert!(once == play(3), "the same seed, the same game");
    assert!(once != play(4));
}

#[test]
fn bots_of_ark_nova_play_the_same_game_again() {
    bots_play_the_same_game_again(ark_nova);
}

#[test]
fn bots_of_ark_play_the_same_game_again() {
    bots_play_the_same_game_again(ark);
}

/// Plays a game with lines of the same move twice: says how many were made and how many refused.
fn lines_are_made_whole_or_not_at_all<G: Game>(rules: G, seed: u64) -> (usize, usize) {
    let mut host = hosted(rules, seed, &[Player::Human]);
    let mut dice = Dice::new(seed);
    let (mut made, mut refused) = (0, 0);
    while let Some((seat, answer)) = any_move(&host, &mut dice) {
        let (before, entries) = (state(&host), host.entries());
        let asked = host.asked();
        let others = Seat::all(host.rules().seats()).filter(|&other| !asked.contains(other));
        for other in others.chain([Seat(9), Seat(200)]) {
            let error = host.make_all(other, &[answer, answer]).expect_err("it is not asked");
            assert_eq!((error.nth, error.reason), (0, Reason::NotAsked { seat: other }));
            assert!(host.legal(other).is_empty());
        }
        assert_eq!(host.make_all(seat, &[]), Ok(()));
        match host.make_all(seat, &[answer, answer]) {
            Ok(()) => {
                assert_eq!(host.entries(), entries + 2);
                made += 1;
            }
            Err(error) => {
                assert_eq!((error.nth, error.answer), (1, answer));
                assert!(error.reason != Reason::Blocked(Vec::new()), "{error}");
                assert!(state(&host) == before, "a refused line changed something: {error}");
                host.make(seat, answer).expect("alone it is legal");
                refused += 1;
            }
        }
    }
    assert_eq!(host.resign(Seat(0)), Err(tabletop::Refusal::Over));
    (made, refused)
}

#[test]
fn lines_of_ark_nova_are_made_whole_or_not_at_all() {
    let (made, refused) = lines_are_made_whole_or_not_at_all(ark_nova(), 5);
    assert!(made > 0 && refused > 100, "{made} made, {refused} refused");
}

#[test]
fn lines_of_ark_are_made_whole_or_not_at_all() {
    let (_, refused) = lines_are_made_whole_or_not_at_all(ark(), 5);
    assert!(refused > 20, "{refused} refused");
}

/// Plays a game in lines of two moves where that is possible and of one elsewhere, and tries to take each back: says
/// how many of one and of two moves were.
fn undo_takes_back_a_line<G: Game>(rules: G, seed: u64) -> [usize; 2] {
    let mut host = hosted(rules, seed, &[Player::Human]);
    let mut dice = Dice::new(seed);
    let mut taken_back = [0; 2];
    assert_eq!(host.undo(Seat(0)), Err(UndoError::Nothing));
    loop {
        let line = match two_moves(&host, &mut dice) {
            Some((seat, moves)) => Some((seat, moves.to_vec())),
            None => any_move(&host, &mut dice).map(|(seat, answer)| (seat, vec![answer])),
        };
        let Some((seat, line)) = line else { return taken_back };
        let (before, entries) = (state(&host), host.entries());
        host.make_all(seat, &line).expect("each was legal");
        let after = state(&host);
        let other = seat.next(host.rules().seats());
        assert_eq!(host.undo(other), Err(UndoError::AnotherSeat));
        assert!(state(&host) == after && !host.can_undo(other));
        let can = host.can_undo(seat);
        let undone = host.undo(seat);
        assert_eq!(undone.is_ok(), can);
        match undone {
            Ok(taken) => {
                // Of a line by which somebody learned something, what came after that is taken back.
                assert!(line.ends_with(&taken) && !taken.is_empty());
                assert_eq!(host.entries(), entries + line.len() - taken.len());
                if taken.len() == line.len() {
                    assert!(state(&host) == before, "something of {line:?} is left");
                    taken_back[line.len() - 1] += 1;
                }
                host.make_all(seat, &taken).expect("legal as before");
            }
            Err(error) => assert_eq!(error, UndoError::Irrevocable),
        }
        assert!(state(&host) == after);
    }
}

#[test]
fn undo_takes_back_a_line_of_ark_nova() {
    let [single, double] = undo_takes_back_a_line(ark_nova(), 6);
    assert!(single > 10 && double > 5, "{single} and {double} lines taken back");
}

#[test]
fn undo_takes_back_a_line_of_ark() {
    let taken: usize = (0..5).map(|seed| undo_takes_back_a_line(ark(), seed)[0]).sum();
    assert!(taken > 0, "no line was taken back");
}

fn a_game_that_was_ended_stays_ended<G: Told>(rules: impl Fn() -> G) {
    let mut host = hosted(rules(), 1, &[Player::Human]);
    let (seat, answer) = any_move(&host, &mut Dice::new(1)).expect("the game begins");
    host.make(seat, answer).expect("legal");
    host.resign(Seat(1)).expect("anybody may");
    assert_eq!(host.ending(), Some(Ending::Resigned { seat: Seat(1) }));
    assert!(host.asked().is_empty() && host.people_asked().is_empty());
    assert_eq!(host.undo(Seat(1)), Err(UndoError::Irrevocable));
    assert_eq!(host.make_all(seat, &[answer]).map_err(|refused| refused.reason), Err(Reason::Over));
    assert!(host.choices(seat, Lang::En).is_empty() && host.question(seat, Eye::All).is_none());
    let mut host = hosted(rules(), 1, &[Player::Human]);
    host.agree().expect("all may");
    assert_eq!(host.ending(), Some(Ending::Agreed));
}

#[test]
fn a_game_of_ark_nova_that_was_ended_stays_ended() {
    a_game_that_was_ended_stays_ended(ark_nova);
}

#[test]
fn a_game_of_ark_that_was_ended_stays_ended() {
    a_game_that_was_ended_stays_ended(ark);
}

/// News of a whole game; `secret` says who may know the card that an event shows, if not everybody may.
fn news_hide_what_a_viewer_may_not_know<G: Told + Playable>(
    rules: G,
    secret: impl Fn(&G::Event) -> Option<SeatSet>,
) {
    let mut host = hosted(rules, 8, &[RANDOM]);
    bots_play(&mut host);
    for lang in Lang::ALL {
        let all = host.news(Eye::All, 0, lang);
        let first = host.news(Viewer::Seat(Seat(0)), 0, lang);
        let second = host.news(Viewer::Seat(Seat(1)), 0, lang);
        let spectator = host.news(Viewer::Spectator, 0, lang);
        assert_eq!(all.len(), host.events().len());
        let mut secrets = [0; 2];
        for (nth, told) in all.iter().enumerate() {
            let versions = [&first[nth], &second[nth], &spectator[nth]];
            assert!(versions.iter().all(|version| version.entry == told.entry));
            let Some(owners) = secret(&told.event) else {
                assert!(versions.iter().all(|version| *version == told), "an open event: {told:?}");
                continue;
            };
            for (version, viewer) in versions[..2].iter().zip([Seat(0), Seat(1)]) {
                if owners.contains(viewer) {
                    secrets[viewer.index()] += 1;
                    assert_eq!(*version, told, "everybody may know the own cards");
                } else {
                    assert_eq!(*version, versions[2], "others know no more than a spectator");
                }
            }
            assert_eq!(secret(&versions[2].event), None, "{:?}", versions[2]);
            assert_ne!(versions[2].text, told.text);
        }
        assert!(secrets.iter().all(|&secrets| secrets > 1), "{secrets:?}");
        let half = all.len() / 2;
        assert_eq!(host.news(Viewer::Seat(Seat(1)), half, lang), second[half..]);
        assert_eq!(host.news(Viewer::Spectator, all.len() + 7, lang), []);
    }
}

#[test]
fn news_of_ark_nova_hide_what_a_viewer_may_not_know() {
    use ark_nova::Event;
    news_hide_what_a_viewer_may_not_know(ark_nova(), |event| match *event {
        Event::Drew { seat, card: Some(_) }
        | Event::Pouched { seat, card: Some(_) }
        | Event::ScoringDiscarded { seat, card: Some(_) }
        | Event::ScoringDrawn { seat, card: Some(_) } => Some(SeatSet::only(seat)),
        Event::Stolen { seat, from, card: Some(_) } => Some(SeatSet::only(seat).with(from)),
        _ => None,
    });
}

#[test]
fn news_of_ark_hide_what_a_viewer_may_not_know() {
    use ark::Event;
    news_hide_what_a_viewer_may_not_know(ark(), |event| match *event {
        Event::Drew { seat, card: Some(_) } | Event::PetLaid { seat, card: Some(_) } => {
            Some(SeatSet::only(seat))
        }
        _ => None,
    });
}

fn a_resumed_game_goes_on_the_same<G: Playable>(rules: impl Fn() -> G) {
    let players = [GREEDY, RANDOM];
    let mut host = hosted(rules(), 9, &players);
    for _ in 0..40 {
        host.bot_moves().expect("bots answer");
    }
    let seats = host.players.len();
    let mut resumed = Host::resume(host.record(), host.players.clone(), names(seats)).expect("verified");
    assert!(state(&resumed) == state(&host));
    assert_eq!(retell(host.record()).as_deref(), Ok(host.events()));
    bots_play(&mut host);
    bots_play(&mut resumed);
    assert!(state(&resumed) == state(&host));

    let mut forged = host.record().clone();
    forged.seed = Seed::from_number(10);
    let error = Host::resume(&forged, host.players.clone(), names(seats)).err();
    assert_eq!(error, Some(ResumeError::Record(RecordError::DigestMismatch { entry: None })));
    let error = Host::resume(host.record(), vec![GREEDY; seats + 1], names(seats)).err();
    let few = SeatsError { seats, players: seats + 1, names: seats };
    assert_eq!(error, Some(ResumeError::Seats(few)));
}

#[test]
fn a_resumed_game_of_ark_nova_goes_on_the_same() {
    a_resumed_game_goes_on_the_same(ark_nova);
}

#[test]
fn a_resumed_game_of_ark_goes_on_the_same() {
    a_resumed_game_goes_on_the_same(ark);
}

/// What a person is shown fits together at every question of a game against bots.
fn a_person_is_asked_what_can_be_answered<G: Told + Playable>(rules: G) {
    let mut host = hosted(rules, 2, &[Player::Human, RANDOM]);
    let mut dice = Dice::new(2);
    loop {
        while host.bot_moves().expect("bots answer").is_some() {}
        let Some(&seat) = host.people_asked().first() else { break };
        let viewer = Viewer::Seat(seat);
        assert_eq!(host.question(seat, viewer), host.question(seat, Eye::All));
        assert!(host.question_text(seat, viewer, Lang::Fr).is_some_and(|text| !text.is_empty()));
        assert!(host.view(viewer) == host.rules().view(host.position(), viewer));
        let moves = host.legal(seat);
        let mut listed: Vec<String> = moves.iter().map(G::Move::to_string).collect();
        let groups = host.choices(seat, Lang::En);
        let mut shown: Vec<String> =
            groups.into_iter().flat_map(|group| group.moves).map(|choice| choice.notation).collect();
        listed.sort();
        shown.sort();
        assert_eq!(shown, listed);
        let answer = moves[dice.below(moves.len())];
        assert!(!host.move_text(seat, answer, Lang::En).is_empty());
        host.make(seat, answer).expect("legal");
    }
    assert_eq!(host.ending(), Some(Ending::Played));
    assert_eq!(host.outcome().map(|outcome| outcome.ending), Some(Ending::Played));
    assert_eq!(host.public_points().len(), host.players.len());
}

#[test]
fn a_person_at_ark_nova_is_asked_what_can_be_answered() {
    a_person_is_asked_what_can_be_answered(ark_nova());
}

#[test]
fn a_person_at_ark_is_asked_what_can_be_answered() {
    a_person_is_asked_what_can_be_answered(ark());
}

#[test]
fn players_are_known_by_their_names() {
    for player in Player::ALL {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
    let error = "nobody".parse::<Player>().expect_err("no such player");
    assert_eq!(error.to_string(), "no player is called \"nobody\"");
}
