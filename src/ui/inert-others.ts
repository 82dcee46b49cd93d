/**
 * Elements that stay as they are: elements that were inert already, the page’s live regions, which have to stay audible,
 * and the frame and alert of Venmo’s package, which it adds before the press.
 */
const untouched = '[inert],[data-si-live],[data-venmo-desktop-id],iframe[name="venmo-desktop-iframe"]';

/**
 * Makes everything on the page inert except `element`. Elements added later, such as a third party's overlay, are not
 * touched. Returns a function that undoes it.
 */
export function holdOthers(element: Element): () => void {
  const held: Element[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      if (other === inside || other.matches(untouched)) continue;
      other.setAttribute('inert', '');
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.removeAttribute('inert');
  };
}
