import { beforeEach, expect, test } from 'vitest';
import { stateBesideOthers, writeEntry } from '../../../src/page/history-entry.ts';

beforeEach(() => history.replaceState(null, '', '/sofas'));

test('another address of the page keeps the state of the page’s router, and not what the library has kept at the first', () => {
  const turbo = { restorationIdentifier: '1', restorationIndex: 0 };
  history.replaceState({ turbo, storefrontIslandsPlace: 1200, quickViewId: '271001' }, '');
  expect(stateBesideOthers()).toEqual({ turbo });
  expect(stateBesideOthers({ storefrontIslandsPanel: true })).toEqual({
    turbo,
    storefrontIslandsPanel: true,
  });
});

test.each([[null], ['theirs'], [{ storefrontIslandsPlace: 1200 }]])(
  'beside no state of others’, as in %j, it has its own or none',
  (state) => {
    history.replaceState(state, '');
    expect(stateBesideOthers()).toBeNull();
    expect(stateBesideOthers({ storefrontIslandsPanel: true })).toEqual({ storefrontIslandsPanel: true });
  },
);

test.each(['push', 'replace'] as const)('Next.js’ own mark is left to it: %s', (how) => {
  history.replaceState({ __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: 1, theirs: 1 }, '');
  writeEntry(how, history.state, '/sofas?sortBy=name');
  expect(location.search).toBe('?sortBy=name');
  expect(history.state).toEqual({ __PRIVATE_NEXTJS_INTERNALS_TREE: 1, theirs: 1 });
});

test('another address of the page keeps the colors chosen on tiles', () => {
  const storefrontIslandsSwatches = { '271000 F111': 'F114' };
  history.replaceState({ storefrontIslandsSwatches, storefrontIslandsPlace: 1200 }, '');
  expect(stateBesideOthers()).toEqual({ storefrontIslandsSwatches });
});
