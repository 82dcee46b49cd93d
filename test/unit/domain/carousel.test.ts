import { expect, test } from 'vitest';
import { type CarouselPreset, cardsShown } from '../../../src/domain/carousel.ts';

test.each<[CarouselPreset, Record<number, number>]>([
  ['pod', { 1920: 4, 1281: 4, 1280: 3, 769: 3, 768: 2, 320: 2 }],
  ['classic', { 1281: 6, 1280: 4, 769: 4, 768: 2, 320: 2 }],
  ['newer', { 1050: 6, 1049: 4, 769: 4, 768: 2 }],
  ['recently-viewed', { 1680: 7, 1679: 6, 1440: 6, 1439: 5, 1280: 5, 1279: 4, 768: 4, 767: 2.5 }],
  ['showcase', { 1281: 6, 1280: 4, 769: 4, 768: 2 }],
  ['desktop-4', { 1920: 4, 769: 4, 768: 2.5 }],
])('%s (decision 16)', (preset, shownAt) => {
  for (const [viewport, shown] of Object.entries(shownAt)) {
    expect([viewport, cardsShown(preset, Number(viewport))]).toEqual([viewport, shown]);
  }
});

test('a showcase on a listing page shows 2 at every width', () => {
  expect([320, 1024, 1920].map((width) => cardsShown('showcase', width, true))).toEqual([2, 2, 2]);
});
