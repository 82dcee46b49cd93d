import { nextPaint } from '../hooks/next-paint.ts';

/** How long, after its paint, a new element takes no press. */
const guardMs = 500;
/** How long it takes no press at the place of the press before. */
const samePlaceMs = 1000;
/** How far a finger or a mouse moves between two presses of one place. */
const samePlacePx = 12;

/** On a guarded element: `all`, then `same-place`; a browser test of a page waits until it is gone. */
const attribute = 'data-si-guarded';
const guarded = `[${attribute}]`;

/** A point, or a box. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Guard {
  before: Place | undefined;
}

const guards = new WeakMap<Element, Guard>();

/** The place of the last press; `null` for a press of a key, undefined if this module has not seen one. */
let last: Place | null | undefined;
let isListening = false;
/** The pointer is down on a guarded element: the click that follows is ignored, too. */
let isPressIgnored = false;
/** The held key whose press was ignored. */
let ignoredKey = '';

/**
 * Guards an element that appears where the shopper has just pressed (a layer, a step, a new primary button): it takes no
 * press until the shopper can have seen it (decision 113), because the second press of a double press was meant for the
 * element before. Presses by pointer and by Enter or Space are held off; clicks without either, by assistive technology
 * or script, are taken.
 */
export function guardPresses(element: Element, before = placeBefore()): void {
  // The shopper has pressed nothing on this page yet. (A test's DOM does not know.)
  if (!navigator.userActivation?.hasBeenActive) return;
  const guard: Guard = { before };
  guards.set(element, guard);
  listen();
  element.setAttribute(attribute, 'all');
  const after = (delayMs: number, change: () => void) =>
    setTimeout(() => guards.get(element) === guard && change(), delayMs);
  nextPaint().then(() => {
    after(guardMs, () => element.setAttribute(attribute, 'same-place'));
    after(samePlaceMs, () => {
      element.removeAttribute(attribute);
      guards.delete(element);
    });
  });
}

/** Primary buttons, and the list of a carousel whose cards have loaded. */
const appearing = '[data-kind="primary"], [data-preset] ul:has(a[href])';

/**
 * Guards new primary buttons and new cards of a carousel inside `root` from now on.
 * @returns stops guarding
 */
export function guardAppearing(root: Element): () => void {
  // Listens already now, to know the place of the next press.
  listen();
  const known = new WeakSet(root.querySelectorAll(appearing));
  const observer = new MutationObserver(() => {
    for (const element of root.querySelectorAll(appearing)) {
      if (!known.has(element)) guardPresses(element);
      known.add(element);
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-kind'] });
  return () => observer.disconnect();
}

/**
 * The place of the press before, if this module has seen it; else the whole pressed element.
 * @param opener the pressed element, if it is not the focused one
 */
export function placeBefore(opener: Element | null = document.activeElement): Place | undefined {
  if (last !== undefined) return last ?? undefined;
  return opener && opener !== document.body ? opener.getBoundingClientRect() : undefined;
}

/** On the window, before every other listener; once, for good. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pointerdown', handlePointerDown, true);
  addEventListener('pointercancel', handlePointerCancel, true);
  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKeyDown, true);
  addEventListener('keyup', handleKeyUp, true);
}

function handlePointerDown(event: PointerEvent): void {
  if (!event.isTrusted || event.button) return;
  const { clientX: x, clientY: y, target } = event;
  const element = guardOf(target);
  isPressIgnored = !!element && (isNew(element) || isWithin(guards.get(element)?.before, x, y));
  if (isPressIgnored) ignore(event);
  last = { left: x, top: y, right: x, bottom: y };
}

// The press has become a scroll: no click follows.
function handlePointerCancel(): void {
  isPressIgnored = false;
}

function handleClick(event: MouseEvent): void {
  // A click by a key or by assistive technology has no `detail`.
  if (!isPressIgnored || !event.isTrusted || !event.detail) return;
  isPressIgnored = false;
  ignore(event);
}

function handleKeyDown(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!event.isTrusted || !isPress(event)) return;
  const element = guardOf(target) ?? (key === 'Enter' ? guardedSubmitOf(target) : undefined);
  // A key that is held stays ignored, however long.
  const isHeld = repeat && (element || key === ignoredKey);
  if (isHeld || (element && isNew(element))) {
    ignoredKey = key;
    ignore(event);
  } else if (!repeat) {
    ignoredKey = '';
    last = null;
  }
}

function handleKeyUp(event: KeyboardEvent): void {
  if (event.key !== ignoredKey) return;
  ignoredKey = '';
  // Firefox presses a button when Space is released.
  event.preventDefault();
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isNew = (element: Element) => element.getAttribute(attribute) === 'all';

/** The target of an event may be the document, too. */
const guardOf = (target: EventTarget | null) => (target as Partial<Element>).closest?.(guarded) ?? undefined;

/** The button that Enter in a field would press. */
function guardedSubmitOf(target: EventTarget | null): Element | undefined {
  const { form } = target as HTMLInputElement;
  return form ? [...form.elements].find((one) => one.matches(`[type="submit"]${guarded}`)) : undefined;
}

/** Enter and Space, unless they are part of a text. */
function isPress({ key, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || (key !== 'Enter' && key !== ' ')) return false;
  const text = key === 'Enter' ? 'textarea' : 'textarea, input:not([type="checkbox"], [type="radio"])';
  return !(target as Partial<Element>).matches?.(text);
}

function isWithin(place: Place | undefined, x: number, y: number): boolean {
  if (!place) return false;
  const { left, top, right, bottom } = place;
  return (
    x >= left - samePlacePx && x <= right + samePlacePx && y >= top - samePlacePx && y <= bottom + samePlacePx
  );
}
