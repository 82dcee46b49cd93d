/**
 * Makes everything on the page inert except `element`. What is added later, another party's overlay, is not touched.
 * Answers how to undo it.
 */
export function holdOthers(element: Element): () => void {
  const held: Element[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      // What somebody else made inert stays so afterwards; the page's live regions must go on speaking.
      if (other === inside || other.matches('[inert],[data-si-live]')) continue;
      other.setAttribute('inert', '');
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.removeAttribute('inert');
  };
}
