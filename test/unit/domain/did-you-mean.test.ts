import { expect, test } from 'vitest';
import { didYouMean } from '../../../src/domain/did-you-mean.ts';

const names = ['sku', 'pod-id', 'ship-method', 'isMobile', 'url'];

test.each([
  ['skuu', 'sku'],
  ['sk', 'sku'],
  ['podid', 'pod-id'],
  ['ship_method', 'ship-method'],
  ['shipmethod', 'ship-method'],
  ['ship-mehtod', 'ship-method'],
  ['ismobile', 'isMobile'],
  ['isMobil', 'isMobile'],
])('%s was meant to be %s', (given, meant) => {
  expect(didYouMean(given, names)).toBe(meant);
});

test.each(['id', 'testid', 'toggle', 'ship', 'uri-map', 'track', ''])('%s is another name', (given) => {
  expect(didYouMean(given, names)).toBeUndefined();
});

test('two letters that have changed places are one difference', () => {
  expect(didYouMean('lable', ['label', 'start'])).toBe('label');
  expect(didYouMean('titel', ['title'])).toBe('title');
});
