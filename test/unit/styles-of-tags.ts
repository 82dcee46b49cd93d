import { afterAll } from 'vitest';

/*
 * Testing Library and its user ask for the style of an element and all around it at each step, and happy-dom reads the
 * ancestors' styles again for each. Without a style sheet or a style attribute, these properties depend on the tag alone.
 */
interface TagStyle {
  display: string;
  visibility: string;
  pointerEvents: string;
}

const ofTags = new Map<string, TagStyle>();
const { getComputedStyle } = window;

afterAll(() => {
  window.getComputedStyle = getComputedStyle;
});

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !hasTagStyle(element)) return getComputedStyle(element, pseudo);
  const style = ofTags.get(element.tagName) ?? tagStyle(element);
  const own = {
    ...style,
    getPropertyValue: (name: string) =>
      name === 'display' || name === 'visibility'
        ? style[name]
        : getComputedStyle(element).getPropertyValue(name),
  };
  return new Proxy(own, {
    get: (known, name) => Reflect.get(name in known ? known : getComputedStyle(element), name),
  }) as unknown as CSSStyleDeclaration;
};

function tagStyle(element: Element): TagStyle {
  const { display, visibility, pointerEvents } = getComputedStyle(element);
  ofTags.set(element.tagName, { display, visibility, pointerEvents });
  return { display, visibility, pointerEvents };
}

/** A dialog's depends on whether it is open. */
function hasTagStyle(element: Element): boolean {
  if (element.tagName === 'DIALOG' || document.styleSheets.length || document.adoptedStyleSheets.length)
    return false;
  let top = element;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('style')) return false;
    top = one;
  }
  return top === document.documentElement;
}
