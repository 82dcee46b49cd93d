import { expect, test } from 'vitest';
import { isPageCall } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';

test('only listings are requested at the URL of a page', () => {
  expect(calls.filter(isPageCall).map(({ name }) => name)).toEqual([
    'getProductListing',
    'getSearchListing',
    'getSeoListing',
  ]);
});

test('a popup whose URL an answer gives is not', () => {
  expect(calls.find(({ name }) => name === 'getCheckoutPopup')).toMatchObject({ path: '', hasBase: true });
});
