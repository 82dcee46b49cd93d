import { expect, test } from 'vitest';
import { otherBrandUrl } from '../../../src/domain/other-brand.ts';

test.each([
  ['/p/410553?option=F1#top', 'https://modern.example/p/410553?option=F1#top'],
  ['https://core.example/p/410553', 'https://modern.example/p/410553'],
  ['https://pictures.example/410553.svg', 'https://pictures.example/410553.svg'],
  ['http://[', 'http://['],
])('%s is at %s', (address, expected) => {
  expect(otherBrandUrl(address, 'https://core.example', 'https://modern.example')).toBe(expected);
});
