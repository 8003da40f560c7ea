//! The module for a browser tab, run without a browser: it plays the same game as the crate it was built from.
//!
//! `cargo xtask site OUT` builds the module, and `cargo verify` does it before. `ARKWRIGHT_SKIP_TAB=1` goes without.

use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs};
use tab::Desk;
use wasmi::{Engine, Instance, Linker, Memory, Module, Store};

/// The module with the memory it shares.
struct Running {
    store: Store<()>,
    instance: Instance,
    memory: Memory,
}

impl Running {
    fn new(bytes: &[u8]) -> Running {
        let engine = Engine::default();
        let module = Module::new(&engine, bytes).expect("a module");
        let mut store = Store::new(&engine, ());
        let mut linker = Linker::new(&engine);
        linker.func_wrap("host", "now", || 0.0_f64).expect("a clock");
        let instance = linker.instantiate_and_start(&mut store, &module).expect("an instance");
        let memory = instance.get_memory(&store, "memory").expect("a memory");
        Running { store, instance, memory }
    }

    fn call(&mut self, op: &Value) -> Value {
        let op = op.to_string();
        let length = i32::try_from(op.len()).expect("a short text");
        let room = self.instance.get_typed_func::<i32, i32>(&self.store, "room").expect("room");
        let call = self.instance.get_typed_func::<(i32, i32), i32>(&self.store, "call").expect("call");
        let done = self.instance.get_typed_func::<i32, ()>(&self.store, "done").expect("done");
        let at = room.call(&mut self.store, length).expect("room");
        self.memory.write(&mut self.store, at as usize, op.as_bytes()).expect("in its room");
        let told = call.call(&mut self.store, (at, length)).expect("an answer");
        let mut length = [0; 4];
        self.memory.read(&self.store, told as usize, &mut length).expect("a length");
        let mut bytes = vec![0; u32::from_le_bytes(length) as usize];
        self.memory.read(&self.store, told as usize + 4, &mut bytes).expect("an answer");
        done.call(&mut self.store, told).expect("taken back");
        serde_json::from_slice(&bytes).expect("JSON")
    }
}

/// Everything that is to be written down of a game between bots.
fn played(mut call: impl FnMut(&Value) -> Value) -> Vec<Value> {
    let bots = ["planner", "greedy", "random"].map(|level| json!({"kind": "bot", "level": level}));
    let body = json!({"game": "ark", "options": {"players": 3}, "seats": bots});
    let fresh = json!({"name": "abcdefghijklmnop", "seed": format!("{:064x}", 7)});
    let op = json!({"op": "ask", "method": "POST", "path": "/api/tables", "body": body, "fresh": fresh});
    let mut told = call(&op);
    assert_eq!(told["status"], 201, "{told}");
    let mut rows = Vec::new();
    loop {
        rows.extend(told["kept"]["rows"].as_array().into_iter().flatten().cloned());
        if told["more"] != true {
            break;
        }
        told = call(&json!({"op": "think", "table": "abcdefghijklmnop"}));
        assert_eq!(told["status"], 200, "{told}");
    }
    let path = "/api/tables/abcdefghijklmnop";
    let message = call(&json!({"op": "ask", "method": "GET", "path": path}));
    assert_eq!(message["answer"]["stage"], "over", "{message}");
    let told = call(&json!({"op": "ask", "method": "GET", "path": format!("{path}/moments")}));
    rows.extend([message["answer"].clone(), told["answer"].clone()]);
    rows
}

#[test]
fn the_module_plays_the_same_game() {
    if env::var("ARKWRIGHT_SKIP_TAB").is_ok_and(|wish| wish == "1") {
        eprintln!("SKIPPED, because ARKWRIGHT_SKIP_TAB=1");
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/built/engine.wasm");
    let bytes = fs::read(path).expect("the module is not built: `cargo xtask site OUT`");
    let mut running = Running::new(&bytes);
    let there = played(|op| running.call(op));
    let mut desk = Desk::new(|| 0);
    let here = played(|op| serde_json::from_slice(&desk.call_json(op.to_string().as_bytes())).expect("JSON"));
    assert!(here.len() > 30, "a short game: {here:?}");
    assert_eq!(here, there);
}
