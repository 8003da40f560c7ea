//! Prints the documentation of the API: `cargo xtask schema` keeps it in `docs/schema`.

fn main() {
    println!("{}", server::api::openapi());
}
