/** A frame around the element that a finding is about. */
export class Marker {
  readonly #frame = document.createElement('div');
  #marked: Element | undefined;

  constructor(root: ShadowRoot) {
    this.#frame.className = 'frame';
    this.#frame.hidden = true;
    root.append(this.#frame);
  }

  /** Scrolls the element into view and frames it. */
  mark(element: Element): void {
    this.clear();
    this.#marked = element;
    element.scrollIntoView({ block: 'center' });
    this.#place();
    addEventListener('scroll', this.#place, true);
    addEventListener('resize', this.#place);
  }

  clear(): void {
    this.#frame.hidden = true;
    removeEventListener('scroll', this.#place, true);
    removeEventListener('resize', this.#place);
  }

  readonly #place = (): void => {
    const box = boxOf(this.#marked!);
    this.#frame.hidden = !box;
    if (!box) return;
    for (const side of ['top', 'left', 'width', 'height'] as const)
      this.#frame.style.setProperty(side, `${box[side]}px`);
  };
}

/** The box of the element, or of its content, because a host may be `display: contents`. */
function boxOf(element: Element): DOMRect | undefined {
  const parts = [element, ...element.querySelectorAll('*')];
  return parts.find((part) => part.getClientRects()[0])?.getBoundingClientRect();
}
