//! Sockets that only listen.

use super::client::{connect, read_head};
use std::io::{BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// Opens a socket at a table as a spectator, and reads the first message.
pub fn open(address: SocketAddr, path: &str) -> Result<TcpStream, String> {
    let failed = |error: std::io::Error| format!("a socket at {path}: {error}");
    let mut stream = connect(address).map_err(failed)?;
    // Any key will do: nobody looks at what the server makes of it.
    let sent = format!(
        "GET {path}/socket HTTP/1.1\r\nhost: {address}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-key: bm90aGluZyB0byBoaWRlIQ==\r\nsec-websocket-version: 13\r\n\r\n"
    );
    stream.write_all(sent.as_bytes()).map_err(failed)?;
    let mut reader = BufReader::new(stream);
    let (status, _) = read_head(&mut reader).map_err(failed)?;
    if status != 101 {
        return Err(format!("a socket at {path}: status {status}"));
    }
    let length = frame(&mut reader).map_err(failed)?;
    std::io::copy(&mut reader.by_ref().take(length), &mut std::io::sink()).map_err(failed)?;
    Ok(reader.into_inner())
}

/// The length of what a frame of the server carries: it is never masked.
fn frame(reader: &mut impl Read) -> std::io::Result<u64> {
    let mut head = [0; 2];
    reader.read_exact(&mut head)?;
    match head[1] {
        126 => {
            let mut length = [0; 2];
            reader.read_exact(&mut length)?;
            Ok(u64::from(u16::from_be_bytes(length)))
        }
        127 => {
            let mut length = [0; 8];
            reader.read_exact(&mut length)?;
            Ok(u64::from_be_bytes(length))
        }
        length => Ok(u64::from(length)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_every_length_are_read() {
        for (bytes, length) in [
            (vec![0x81, 5], 5),
            (vec![0x81, 126, 1, 0], 256),
            (vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0], 65536),
        ] {
            assert_eq!(frame(&mut &bytes[..]).expect("a frame"), length);
        }
    }
}
