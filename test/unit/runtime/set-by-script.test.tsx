import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { renderIsland } from '../render-island.tsx';

const typed = vi.fn();

/** At most 5, as a quantity is corrected. */
function Count(): ReactNode {
  const [text, setText] = useState('1');
  function handleChange(value: string) {
    typed(value);
    setText(Number(value) > 5 ? '5' : value);
  }
  return (
    <>
      <input aria-label="Count" value={text} onChange={({ target }) => handleChange(target.value)} />
      <textarea aria-label="Note" onChange={({ target }) => typed(target.value)} />
      <input type="checkbox" aria-label="Gift" onChange={({ target }) => typed(target.checked)} />
    </>
  );
}

const island = defineIsland({ name: 'count', kind: 'inline', about: 'x', props: {}, view: Count });

let host: Element;
beforeEach(async () => {
  typed.mockClear();
  ({ host } = await renderIsland(island, { about: 'x' }));
});

/** As jQuery and old extensions do it: by the element's own property. */
function set(selector: string, value: string, ...events: string[]): HTMLInputElement {
  const field = host.querySelector<HTMLInputElement>(selector)!;
  field.value = value;
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field;
}

test.each([[['input', 'change']], [['input']], [['change']]])(
  'a value that a script sets with %s is read, once',
  async (events) => {
    const field = set('input', '3', ...events);
    await vi.waitFor(() => expect(field.getAttribute('value')).toBe('3'));
    expect(typed.mock.calls).toEqual([['3']]);
    expect(field.value).toBe('3');
  },
);

test('so is the same value again, after the view has corrected it', async () => {
  const field = set('input', '9', 'input', 'change');
  await vi.waitFor(() => expect(field.value).toBe('5'));
  set('input', '9', 'input', 'change');
  await vi.waitFor(() => expect(field.value).toBe('5'));
  expect(typed.mock.calls).toEqual([['9'], ['9']]);
});

test('so is a field that the view does not control', () => {
  set('textarea', 'For Ann', 'change');
  expect(typed.mock.calls).toEqual([['For Ann']]);
});

test('what is typed is read once, also when the field is left', async () => {
  const field = host.querySelector('input')!;
  // As the browser sets it: not by the element's own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '2');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(field.getAttribute('value')).toBe('2'));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(typed.mock.calls).toEqual([['2']]);
});

test('a tick is read once', () => {
  host.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
  host.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
  expect(typed.mock.calls).toEqual([[true], [false]]);
});
