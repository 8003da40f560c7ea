/**
 * One thing for each key, made when somebody first asks for it. It belongs to no component: what is derived in it goes
 * on when the one that asked first is gone, as on a phone whose tab changes or a device that is passed on.
 */
export function lasting<Key extends object, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const known = new WeakMap<Key, { thing: Thing }>();
  return (key) => {
    let kept = known.get(key);
    if (!kept) {
      $effect.root(() => void (kept = { thing: make(key) }));
      known.set(key, kept!);
    }
    return kept!.thing;
  };
}
