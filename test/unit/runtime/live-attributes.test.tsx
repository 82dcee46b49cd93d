import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { json, text, whole } from '../../../src/runtime/attributes.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { renderIsland } from '../render-island.tsx';
import { twoTurns } from '../two-turns.ts';

const about = 'x';
let views = 0;

interface ViewProps {
  title: string;
  count: number;
  words?: string[] | undefined;
}

/** Shows its props, and keeps what is typed. */
function View({ title, count, words }: ViewProps): ReactNode {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    views++;
  }, []);
  return (
    <>
      <p>{[title, count, ...(words ?? [])].join(' ')}</p>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
}

const island = defineIsland({
  name: 'live',
  kind: 'inline',
  about,
  props: {
    title: text({ about }),
    count: whole({ about, min: 1, max: 9, fallback: 1 }),
    words: json(v.array(v.string()), { about, optional: true }),
  },
  remountsOn: ['words'],
  view: View,
});

async function mounted() {
  const rendered = await renderIsland(island, {
    about,
    attributes: { 'data-title': 'Sofas', 'data-count': '2' },
  });
  const { host } = rendered;
  return { ...rendered, shown: () => host.querySelector('p')!.textContent };
}

test('a changed attribute is rendered', async () => {
  const { host, shown } = await mounted();
  host.setAttribute('data-count', '3');
  await vi.waitFor(() => expect(shown()).toBe('Sofas 3'));
});

test('a removed attribute has its fallback', async () => {
  const { host, shown } = await mounted();
  host.removeAttribute('data-count');
  await vi.waitFor(() => expect(shown()).toBe('Sofas 1'));
});

test('attributes changed together are rendered together', async () => {
  const { host, shown } = await mounted();
  host.setAttribute('data-title', 'Chairs');
  host.setAttribute('data-count', '3');
  await vi.waitFor(() => expect(shown()).toBe('Chairs 3'));
});

test('the last valid value stays, and the invalid one is named with what is accepted', async () => {
  const { host, shown, errors } = await mounted();
  host.setAttribute('data-count', 'ten');
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]).toMatch(
    /live in <div .*: data-count was "ten"; accepted is a whole number from 1 to 9\. The last valid value stays\.$/,
  );
  expect(shown()).toBe('Sofas 2');
});

test('a required attribute that is removed keeps its value', async () => {
  const { host, shown, errors } = await mounted();
  host.removeAttribute('data-title');
  await vi.waitFor(() => expect(errors[0]).toContain('data-title is missing'));
  expect(shown()).toBe('Sofas 2');
});

test('an invalid attribute does not hold back a valid one', async () => {
  const { host, shown, errors } = await mounted();
  host.setAttribute('data-count', 'ten');
  host.setAttribute('data-title', 'Chairs');
  await vi.waitFor(() => expect(shown()).toBe('Chairs 2'));
  expect(errors).toHaveLength(1);
});

test('what is typed stays', async () => {
  const { host, shopper, shown } = await mounted();
  await shopper.type(host.querySelector('input')!, 'Ada');
  host.setAttribute('data-title', 'Chairs');
  await vi.waitFor(() => expect(shown()).toBe('Chairs 2'));
  expect(host.querySelector('input')!.value).toBe('Ada');
});

test('a prop that all of the view depends on remounts it', async () => {
  const { host, shown } = await mounted();
  views = 0;
  host.setAttribute('data-words', '["new"]');
  await vi.waitFor(() => expect(shown()).toBe('Sofas 2 new'));
  await vi.waitFor(() => expect(views).toBe(1));
});

test('an island that has unmounted reads them no more', async () => {
  const { host, record, errors } = await mounted();
  record.unmount!();
  host.setAttribute('data-count', 'ten');
  await twoTurns();
  expect(errors).toEqual([]);
});
