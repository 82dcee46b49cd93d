import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { renderIsland } from '../render-island.tsx';

const typed = vi.fn();

/** At most 5, as a quantity is corrected. */
function Count(): ReactNode {
  const [text, setText] = useState('1');
  const [isWrapped, setWrapped] = useState(false);
  const [chosen, setChosen] = useState('a');
  function handleChange(value: string) {
    typed(value);
    setText(Number(value) > 5 ? '5' : value);
  }
  return (
    <>
      <input aria-label="Count" value={text} onChange={({ target }) => handleChange(target.value)} />
      <textarea aria-label="Note" onChange={({ target }) => typed(target.value)} />
      <input type="checkbox" aria-label="Gift" onChange={({ target }) => typed(target.checked)} />
      <button type="button" onClick={() => setText('2')}>
        Two
      </button>
      <input
        type="checkbox"
        name="wrap"
        aria-label="Wrap"
        checked={isWrapped}
        onChange={({ target }) => {
          typed(target.checked);
          setWrapped(target.checked);
        }}
      />
      <input
        type="checkbox"
        name="refused"
        aria-label="Refused"
        checked={false}
        onChange={() => typed('no')}
      />
      {['a', 'b'].map((key) => (
        <input
          key={key}
          type="radio"
          name="kind"
          value={key}
          aria-label={key}
          checked={key === chosen}
          onChange={() => {
            typed(key);
            setChosen(key);
          }}
        />
      ))}
      <select
        aria-label="Size"
        value={chosen}
        onChange={({ target }) => {
          typed(target.value);
          setChosen(target.value);
        }}
      >
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
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

/** As jQuery and old extensions tick a box. */
function tick(selector: string, isTicked: boolean, ...events: string[]): HTMLInputElement {
  const box = host.querySelector<HTMLInputElement>(selector)!;
  box.checked = isTicked;
  for (const type of events) box.dispatchEvent(new Event(type, { bubbles: true }));
  return box;
}

test.each([[['input', 'change']], [['input']], [['change']]])(
  'a box that a script ticks with %s is read, once',
  (events) => {
    const box = tick('[name=wrap]', true, ...events);
    expect(typed.mock.calls).toEqual([[true]]);
    expect(box.checked).toBe(true);
    tick('[name=wrap]', false, ...events);
    expect(typed.mock.calls).toEqual([[true], [false]]);
    expect(box.checked).toBe(false);
  },
);

test('a click on such a box is read once, and events without a change not at all', () => {
  const box = tick('[name=wrap]', false, 'change');
  box.click();
  box.dispatchEvent(new Event('change', { bubbles: true }));
  expect(typed.mock.calls).toEqual([[true]]);
});

test('a box that the view does not tick stays as it is', () => {
  expect(tick('[name=refused]', true, 'input', 'change').checked).toBe(false);
  expect(typed.mock.calls).toEqual([['no']]);
});

test('a radio button that a script chooses is read, and the one before again', () => {
  tick('[value=b]', true, 'change');
  tick('[value=a]', true, 'change');
  tick('[value=b]', true, 'change');
  expect(typed.mock.calls).toEqual([['b'], ['a'], ['b']]);
  expect([...host.querySelectorAll<HTMLInputElement>('[name=kind]')].map(({ checked }) => checked)).toEqual([
    false,
    true,
  ]);
});

test('a choice that a script makes is read', () => {
  set('select', 'b', 'input', 'change');
  expect(typed.mock.calls).toEqual([['b']]);
});

test('a value that was typed before, and that the view has replaced since, is read again', async () => {
  const field = set('input', '3', 'input', 'change');
  host.querySelector<HTMLElement>('button')!.click();
  await vi.waitFor(() => expect(field.value).toBe('2'));
  set('input', '3', 'input', 'change');
  expect(typed.mock.calls).toEqual([['3'], ['3']]);
  expect(field.value).toBe('3');
});
