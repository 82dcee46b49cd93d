import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardAppearing, guardPresses } from '../../../src/ui/press-guard.ts';

/** Sets whether the page has been pressed; happy-dom has no `userActivation`. */
const isActive = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

let taken: string[];

beforeEach(() => {
  vi.useFakeTimers();
  isActive(true);
  taken = [];
  document.body.innerHTML =
    '<div id="layer"><form><input><button type="submit">Next</button></form><textarea></textarea></div>';
  for (const type of ['pointerdown', 'click', 'keydown'])
    document.body.addEventListener(type, ({ type: seen }) => taken.push(seen), { signal: ended.signal });
});

let ended = new AbortController();
afterEach(() => {
  ended.abort();
  ended = new AbortController();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
  document.body.replaceChildren();
});

const layer = () => document.querySelector('#layer')!;
const button = () => document.querySelector('button')!;
const state = (element = layer()) => element.getAttribute('data-si-guarded');

/** An event of the browser's own, as opposed to one of a script. */
function send(target: Element, event: Event): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
  return event;
}

function press(target: Element, clientX = 100, clientY = 100): void {
  const at = { bubbles: true, cancelable: true, clientX, clientY };
  send(target, new PointerEvent('pointerdown', at));
  send(target, new MouseEvent('click', { ...at, detail: 1 }));
}

const key = (target: Element, name: string, repeat = false) =>
  send(target, new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }));
const release = (target: Element, name: string) =>
  send(target, new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }));

/** Guards an element that was painted this long ago. */
async function guard(element: Element, agoMs = 0): Promise<void> {
  guardPresses(element);
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(agoMs);
}

test('takes no press for 500 ms after its paint, and one elsewhere from then on', async () => {
  press(document.body, 10, 10);
  await guard(layer());
  taken = [];
  press(button());
  await vi.advanceTimersByTimeAsync(380);
  press(button());
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(120);
  press(button());
  expect(taken).toEqual(['pointerdown', 'click']);
});

test('takes none before its paint', () => {
  guardPresses(layer());
  press(button());
  expect(taken).toEqual([]);
});

test.each([
  [12, 0, []],
  [0, -12, []],
  [13, 0, ['pointerdown', 'click']],
])('within a second a press %i and %i px from the one before: %j', async (x, y, seen) => {
  await guard(layer());
  await vi.advanceTimersByTimeAsync(1000);
  press(document.body, 100, 100);
  await guard(layer(), 900);
  taken = [];
  press(button(), 100 + x, 100 + y);
  expect(taken).toEqual(seen);
});

test('after a second it takes every press, and is no longer marked', async () => {
  press(document.body);
  await guard(layer());
  expect(state()).toBe('all');
  await vi.advanceTimersByTimeAsync(500);
  expect(state()).toBe('same-place');
  await vi.advanceTimersByTimeAsync(500);
  expect(state()).toBeNull();
  taken = [];
  press(button());
  expect(taken).toEqual(['pointerdown', 'click']);
});

test('a click without a pointer or a key before it is taken', async () => {
  await guard(layer());
  send(button(), new MouseEvent('click', { bubbles: true, detail: 0 }));
  button().click();
  expect(taken).toEqual(['click', 'click']);
});

test('a click of assistive technology is taken after a press that was not', async () => {
  await guard(layer());
  send(button(), new PointerEvent('pointerdown', { bubbles: true }));
  send(button(), new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(taken).toEqual(['click']);
});

test('a press that became a scroll holds off no click', async () => {
  await guard(layer());
  send(button(), new PointerEvent('pointerdown', { bubbles: true }));
  send(button(), new PointerEvent('pointercancel', { bubbles: true }));
  send(button(), new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(taken).toEqual(['click']);
});

test('Enter and Space press nothing for 500 ms; other keys and text are taken', async () => {
  await guard(layer());
  const [field] = document.getElementsByTagName('input');
  const [text] = document.getElementsByTagName('textarea');
  for (const name of ['Enter', ' ']) expect(key(button(), name).defaultPrevented).toBe(true);
  expect(key(field!, 'Enter').defaultPrevented).toBe(true);
  for (const [target, name] of [
    [button(), 'Escape'],
    [button(), 'Tab'],
    [field!, ' '],
    [text!, 'Enter'],
  ] as const)
    expect(key(target, name).defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(key(button(), 'Enter').defaultPrevented).toBe(false);
});

test('a key that is held presses nothing until it is pressed again', async () => {
  key(document.body, 'Enter');
  await guard(layer(), 600);
  expect(key(button(), 'Enter', true).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(state()).toBeNull();
  expect(key(button(), 'Enter', true).defaultPrevented).toBe(true);
  // Firefox presses when Space is released.
  expect(release(button(), 'Enter').defaultPrevented).toBe(true);
  expect(key(button(), 'Enter').defaultPrevented).toBe(false);
});

test('nothing is guarded on a page that has not been pressed', async () => {
  isActive(false);
  await guard(layer());
  expect(state()).toBeNull();
  press(button());
  expect(taken).toEqual(['pointerdown', 'click']);
});

test('presses of a script are taken', async () => {
  await guard(layer());
  button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(taken).toEqual(['pointerdown']);
});

test('a new primary button is guarded by itself, also against Enter in its form', async () => {
  const end = guardAppearing(layer());
  const next = document.createElement('button');
  next.type = 'submit';
  next.setAttribute('data-kind', 'primary');
  button().replaceWith(next);
  await vi.advanceTimersByTimeAsync(0);
  expect(state(next)).toBe('all');
  expect(state()).toBeNull();
  press(next);
  expect(taken).toEqual([]);
  const [field] = document.getElementsByTagName('input');
  expect(key(field!, 'Enter').defaultPrevented).toBe(true);
  taken = [];
  press(field!);
  expect(taken).toEqual(['pointerdown', 'click']);
  end();
});

test('a button that becomes the primary one is guarded', async () => {
  const end = guardAppearing(layer());
  button().setAttribute('data-kind', 'primary');
  await vi.advanceTimersByTimeAsync(0);
  expect(state(button())).toBe('all');
  end();
});

test('the cards of a carousel are guarded once they are there', async () => {
  const end = guardAppearing(layer());
  layer().innerHTML = '<section data-preset="pod"><ul><li></li></ul></section>';
  await vi.advanceTimersByTimeAsync(0);
  const [list] = document.getElementsByTagName('ul');
  expect(state(list!)).toBeNull();
  list!.innerHTML = '<li><a href="/p/1">Sofa</a></li>';
  await vi.advanceTimersByTimeAsync(0);
  expect(state(list!)).toBe('all');
  end();
});
