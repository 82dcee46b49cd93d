import '../../../http/browser-page.ts';

import { expect, test, vi } from 'vitest';
import { openPage } from '../../../http/browser-page.ts';
import { openListing, slowly, tick } from '../../../state/listing/listing-shop.ts';

test('a change that waits for a paint is made once, and before later changes', async () => {
  slowly();
  openPage({ url: 'http://localhost/sofas' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const { listing, state } = openListing();
  const onChange = vi.fn();
  const waiting = listing.changeAfterPaint(tick('color_snow'), onChange);
  expect(state().query.filters).toEqual([]);
  listing.change(tick('color_slate'));
  expect(state().query.filters).toEqual(['color_snow', 'color_slate']);
  await waiting;
  expect(onChange).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
