/**
 * Moves an element to a place that the screen of the game keeps for it, named by `data-place`; where there is none it
 * stays where it is, or goes back there. The screen may come later than the element.
 */
export function teleport(place: string) {
  return (node: HTMLElement): (() => void) => {
    const home = document.createComment(place);
    node.before(home);
    const find = () => {
      const there = document.querySelector(`[data-place="${place}"]`) ?? home.parentElement;
      if (there === home.parentElement && node.parentElement !== there) home.after(node);
      else if (there && node.parentElement !== there) there.append(node);
    };
    const watch = new MutationObserver(find);
    find();
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      home.replaceWith(node);
    };
  };
}
