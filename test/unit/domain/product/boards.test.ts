import { expect, test } from 'vitest';
import { boardKey, boardsWith } from '../../../../src/domain/product/boards.ts';

const [living, guest, someday] = [{ id: 'b-1' }, { id: 'b-2' }, { id: 'b-3' }];
const summaries = {
  BoardSummaries: [living, guest, someday],
  itemSkus: { '410553': ['b-1', 'b-2'], '410553|FABRIC=INK': ['b-2', 'gone'], '4105530': ['b-3'] },
};

test('a product is keyed by its sku, and in chosen options by both', () => {
  expect([boardKey('410553'), boardKey('410553', ''), boardKey('410553', 'FABRIC=INK')]).toEqual([
    '410553',
    '410553',
    '410553|FABRIC=INK',
  ]);
});

test('without options every board with the product holds it', () => {
  expect(boardsWith(summaries, '410553')).toEqual({ held: [living, guest], inOtherChoice: [] });
});

test('with options those with others are told apart, and boards that are gone left out', () => {
  expect(boardsWith(summaries, '410553', 'FABRIC=INK')).toEqual({ held: [guest], inOtherChoice: [living] });
});

test('a product whose sku begins alike is another one', () => {
  expect(boardsWith(summaries, '41055')).toEqual({ held: [], inOtherChoice: [] });
});

test('a server that names only the choices tells the product, too', () => {
  const { itemSkus } = { itemSkus: { '410553|FABRIC=INK': ['b-1'] } };
  expect(boardsWith({ ...summaries, itemSkus }, '410553')).toEqual({ held: [], inOtherChoice: [living] });
});

test('a sku that every object has is no key', () => {
  expect(boardsWith(summaries, 'constructor')).toEqual({ held: [], inOtherChoice: [] });
});
