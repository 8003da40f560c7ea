//! The rules of Ark Nova: laws on random games, and scenarios that cite their rule.

mod laws;
