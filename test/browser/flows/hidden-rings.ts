import type { Locator } from 'playwright-core';

/** The elements whose focus ring is not whole, each with the sides that are missing. */
export async function hiddenRings(elements: Locator): Promise<string[]> {
  await elements.first().focus();
  // The keyboard has been used last, so the focus is visible.
  await elements.page().keyboard.press('Shift');
  return elements.evaluateAll(async (all) => {
    /** The middle of each side of the ring, a pixel inside its outer edge, so that no point is on the window's edge. */
    const placesOf = (element: Element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const at = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1;
      return Object.entries({
        left: [left - at, y],
        top: [x, top - at],
        right: [right + at, y],
        bottom: [x, bottom + at],
      } as Record<string, [number, number]>);
    };
    const ancestorsOf = (element: Element) => {
      const around: Element[] = [];
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        around.push(part);
      return around;
    };
    const isClippedAt = (x: number, y: number, around: Element[]) =>
      around.some((part) => {
        const { overflowX, overflowClipMargin } = getComputedStyle(part);
        if (overflowX === 'visible') return false;
        const margin = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return x < left - margin || x > right + margin || y < top - margin || y > bottom + margin;
      });
    const levelOf = (part: Element) => Number(getComputedStyle(part).zIndex) || 0;
    // An outline is painted above all following content, except a stacking context whose z-index is not below the focused
    // element's.
    const isAbove = (seen: Element, element: Element) => {
      for (let part: Element | null = seen; part && !part.contains(element); part = part.parentElement) {
        const { position, contentVisibility, opacity, transform } = getComputedStyle(part);
        const isLayer =
          position !== 'static' || contentVisibility === 'auto' || opacity !== '1' || transform !== 'none';
        if (isLayer && levelOf(part) >= levelOf(element)) return true;
      }
      return false;
    };
    /** Whether something is painted there by an element that does not contain the focused one. */
    const isPainted = (seen: Element, element: Element) => {
      for (let part: Element | null = seen; part && !part.contains(element); part = part.parentElement)
        if (part.matches('img, svg, svg *') || getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)')
          return true;
      return false;
    };
    const faults: string[] = [];
    for (const element of all as HTMLElement[]) {
      element.focus();
      // At the edge of the window no ring would be whole.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const name = element.getAttribute('aria-label') ?? element.closest('label, button')?.textContent;
      if (getComputedStyle(element).outlineStyle === 'none') faults.push(`${name}: no ring`);
      const around = ancestorsOf(element);
      for (const [side, [x, y]] of placesOf(element)) {
        const seen = document.elementFromPoint(x, y);
        const isCovered =
          !seen || (!element.contains(seen) && isAbove(seen, element) && isPainted(seen, element));
        if (isClippedAt(x, y, around) || isCovered) faults.push(`${name}: ${side}`);
      }
    }
    return faults;
  });
}
