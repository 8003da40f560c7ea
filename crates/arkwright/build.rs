//! Builds the command anew when the site for a browser tab was: it is embedded.

fn main() {
    println!("cargo:rerun-if-changed=../../web/built");
}
