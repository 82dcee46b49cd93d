import { expect, it } from 'vitest';
import { productPageScripts, scriptBoundKb } from '../../bench/script-bytes.ts';
import { newVisit, shopUrl } from '../harness.ts';

it(`all script of the product page, after using every feature, is at most ${scriptBoundKb} KB`, async () => {
  const { page } = await newVisit();
  const sizes = await productPageScripts(page, { shopUrl, dist: 'dist' });
  expect(sizes.map(({ path }) => path)).toContain('widgets/cart-confirmation.js');
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total / 1000).toBeLessThanOrEqual(scriptBoundKb);
});
