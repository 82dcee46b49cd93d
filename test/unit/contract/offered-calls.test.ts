import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { callsOfParts, offeredCalls, offeredParts, partsOff } from '../../../src/contract/offered-calls.ts';
import { contextKeys } from '../../../src/page/context-keys.ts';

test('every part that can be switched off is a name in features, and the other way round', () => {
  const names = Object.keys(contextKeys.features.names!).filter((name) => name.startsWith('offers'));
  expect(offeredParts.toSorted()).toEqual(names.toSorted());
});

test('the calls of a part are declared, and each belongs to one part', () => {
  const named = callsOfParts(offeredParts);
  const declared = calls.map(({ name }) => name);
  expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('a part is off only where the page says false', () => {
  expect(partsOff({ offersZipCode: false, offersTwoCards: true })).toEqual(['offersZipCode']);
  expect(offeredCalls.offersZipCode).toEqual(['applyZip']);
});
