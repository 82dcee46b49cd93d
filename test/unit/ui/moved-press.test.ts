import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeMovedPresses } from '../../../src/ui/moved-press.ts';
import { twoTurns } from '../two-turns.ts';

let clicked: string[];

beforeEach(() => {
  takeMovedPresses();
  clicked = [];
  document.body.innerHTML = `<div data-island="cart" id="form"><input><button type="button" id="next">Next</button>
    <p id="below"></p></div>`;
  const place = { left: 100, right: 200, top: 300, bottom: 340 } as DOMRect;
  vi.spyOn(at('next'), 'getBoundingClientRect').mockReturnValue(place);
  for (const id of ['next', 'form']) at(id).addEventListener('click', ({ target }) => log(id, target));
});
afterEach(() => {
  document.body.replaceChildren();
});

const at = (id: string) => document.getElementById(id)!;
const log = (id: string, target: EventTarget | null) => clicked.push(`${(target as Element).id} at ${id}`);
const send = (id: string, type: string, clientX: number, clientY: number) =>
  at(id).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));

/** Pointer down on the button, up on the element that moved there; the browser clicks their common ancestor. */
async function press(releasedOn: string, [x, y] = [150, 338], hasFocus = true): Promise<void> {
  if (hasFocus) document.querySelector('input')!.focus();
  send('next', 'mousedown', 150, 338);
  send(releasedOn, 'mouseup', x!, y!);
  send(releasedOn === 'next' ? 'next' : 'form', 'click', x!, y!);
  await twoTurns();
}

test('a button that moves away as the field is left is pressed, once', async () => {
  await press('below');
  expect(clicked).toEqual(['next at next', 'next at form']);
});

test('a button that stays is pressed as ever', async () => {
  await press('next');
  expect(clicked).toEqual(['next at next', 'next at form']);
});

test('a pointer that was moved off the button presses nothing', async () => {
  await press('below', [150, 360]);
  expect(clicked).toEqual(['form at form']);
});

test('without a field that is left, the browser decides', async () => {
  await press('below', undefined, false);
  expect(clicked).toEqual(['form at form']);
});
