//! Pages elsewhere cannot act for the people here.

use axum::http::{HeaderMap, header};

/// A request that came from a page elsewhere, or could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignOrigin {
    /// The page is of another address.
    Elsewhere,
    /// There are cookies, but nothing says which page sent them.
    Unknown,
}

/// The scheme and host of an address: what an `Origin` says.
fn origin_of(url: &str) -> &str {
    let after = url.find("://").map_or(0, |at| at + 3);
    let end = url[after..].find('/').map_or(url.len(), |at| after + at);
    &url[..end]
}

/// Whether a request that changes something may come from where it comes from. Programs say nothing of a page and send
/// a token; browsers send cookies and say which page it was.
pub fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), ForeignOrigin> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let cookies = headers.contains_key(header::COOKIE) && !headers.contains_key(header::AUTHORIZATION);
        return if cookies { Err(ForeignOrigin::Unknown) } else { Ok(()) };
    };
    let origin = origin.to_str().map_err(|_| ForeignOrigin::Elsewhere)?;
    let ours = match public_url {
        Some(url) => origin.eq_ignore_ascii_case(origin_of(url)),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let after = origin.split_once("://").map(|(_, host)| host);
            host.is_some()
                && after.is_some_and(|after| host.is_some_and(|host| host.eq_ignore_ascii_case(after)))
        }
    };
    if ours { Ok(()) } else { Err(ForeignOrigin::Elsewhere) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ForeignOrigin::{Elsewhere, Unknown};

    fn checked(lines: &[(&'static str, &str)], public_url: Option<&str>) -> Result<(), ForeignOrigin> {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.insert(*name, value.parse().expect("a header"));
        }
        check_origin(&headers, public_url)
    }

    #[test]
    fn the_page_must_be_ours() {
        let host = ("host", "here:8017");
        assert_eq!(checked(&[host, ("origin", "http://here:8017")], None), Ok(()));
        for origin in ["http://there:8017", "http://here", "null", "here:8017"] {
            assert_eq!(checked(&[host, ("origin", origin)], None), Err(Elsewhere), "{origin}");
        }
        let public = Some("https://games.example.org/");
        assert_eq!(checked(&[host, ("origin", "https://games.example.org")], public), Ok(()));
        assert_eq!(checked(&[host, ("origin", "http://games.example.org")], public), Err(Elsewhere));
        assert_eq!(checked(&[host, ("origin", "http://here:8017")], public), Err(Elsewhere));
        assert_eq!(checked(&[("origin", "http://")], None), Err(Elsewhere));
    }

    #[test]
    fn programs_need_no_page() {
        assert_eq!(checked(&[], None), Ok(()));
        assert_eq!(checked(&[("authorization", "Bearer x"), ("cookie", "a=b")], None), Ok(()));
        assert_eq!(checked(&[("cookie", "a=b")], None), Err(Unknown));
    }
}
