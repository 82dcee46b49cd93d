/**
 * Makes everything on the page inert except `element`. Elements added later, such as a third party's overlay, are not
 * touched. Returns how to undo it.
 */
export function holdOthers(element: Element): () => void {
  const held: Element[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      // Elements that were inert already stay so afterwards; the page's live regions have to stay audible.
      if (other === inside || other.matches('[inert],[data-si-live]')) continue;
      other.setAttribute('inert', '');
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.removeAttribute('inert');
  };
}
