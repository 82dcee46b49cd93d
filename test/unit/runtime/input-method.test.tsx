import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { renderIsland } from '../render-island.tsx';

const handleKey = vi.fn();

function Field(): ReactNode {
  return <input aria-label="Name" onKeyDown={({ key }) => handleKey(key)} />;
}

const island = defineIsland({ name: 'field', kind: 'inline', about: 'x', props: {}, view: Field });

async function press(keyCode: number, more: KeyboardEventInit): Promise<KeyboardEvent> {
  handleKey.mockClear();
  const { host } = await renderIsland(island, { about: 'x' });
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...more });
  // What a DOM in JavaScript does not take from the options.
  Object.defineProperty(event, 'keyCode', { value: keyCode });
  host.querySelector('input')!.dispatchEvent(event);
  return event;
}

test.each([
  ['while it lasts', 229, { key: 'Enter', isComposing: true }],
  ['after its end, as Safari sends it', 229, { key: 'Enter', isComposing: false }],
  ['with the code of Enter', 13, { key: 'Enter', isComposing: true }],
])('the Enter that ends a composition, %s, reaches no view and submits nothing', async (_, keyCode, more) => {
  const { defaultPrevented } = await press(keyCode, more);
  expect(handleKey).not.toHaveBeenCalled();
  expect(defaultPrevented).toBe(true);
});

test('another key of a composition is left to the input method', async () => {
  const { defaultPrevented } = await press(229, { key: 'ArrowDown', isComposing: true });
  expect(handleKey).not.toHaveBeenCalled();
  expect(defaultPrevented).toBe(false);
});

test('a plain Enter reaches the view', async () => {
  const { defaultPrevented } = await press(13, { key: 'Enter' });
  expect(handleKey).toHaveBeenCalledExactlyOnceWith('Enter');
  expect(defaultPrevented).toBe(false);
});
