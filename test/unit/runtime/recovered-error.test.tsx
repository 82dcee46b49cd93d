import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { renderIsland } from '../render-island.tsx';

const about = 'x';
let faults = 1;

/** Fails the first time that React renders it. */
function View(): ReactNode {
  if (faults-- > 0) throw new Error('Not yet.');
  return <p>Sofas</p>;
}

test('an error that React recovers from is logged with the widget and its host, which stays mounted', async () => {
  const island = defineIsland({ name: 'recovered', kind: 'inline', about, props: {}, view: View });
  const { host, errors } = await renderIsland(island, { about, attributes: { 'data-place': 'head' } });
  expect(host.querySelector('p')!.textContent).toBe('Sofas');
  expect(host.getAttribute('data-island-status')).toBe('mounted');
  expect(errors).toEqual([
    expect.stringMatching(
      /^\[storefront-islands\] recovered in <div .*data-place="head".*it was rendered again after an error\. Error: /,
    ),
  ]);
});
