//! Where a request comes from, as limits count it.

use axum::extract::ConnectInfo;
use axum::http::Extensions;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address limits are counted for. Of IPv6 it is the network, since one person has all of it. If the server has a
/// public address and is asked from its own machine, there is a proxy in front of it, which says who asked.
pub fn address(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip().to_canonical());
    let told = || {
        let all = headers.get_all("x-forwarded-for").iter().next_back()?;
        all.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let from = if behind_proxy && peer.is_loopback() { told().unwrap_or(peer) } else { peer };
    match from.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(peer: &str, forwarded: Option<&str>, behind_proxy: bool) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 1)));
        let mut headers = HeaderMap::new();
        if let Some(forwarded) = forwarded {
            headers.insert("x-forwarded-for", forwarded.parse().expect("a header"));
        }
        address(&headers, &extensions, behind_proxy).to_string()
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        assert_eq!(seen("127.0.0.1", Some("1.2.3.4, 5.6.7.8"), true), "5.6.7.8");
        assert_eq!(seen("127.0.0.1", Some("1.2.3.4"), false), "127.0.0.1");
        assert_eq!(seen("9.9.9.9", Some("1.2.3.4"), true), "9.9.9.9");
        assert_eq!(seen("127.0.0.1", Some("nonsense"), true), "127.0.0.1");
        assert_eq!(seen("::ffff:9.9.9.9", None, true), "9.9.9.9");
        assert_eq!(seen("2001:db8:1:2:3:4:5:6", None, false), "2001:db8:1:2::");
    }
}
