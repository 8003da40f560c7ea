//! Builds the server anew when the browser client was: it is embedded.

fn main() {
    println!("cargo:rerun-if-changed=../../web/built");
}
