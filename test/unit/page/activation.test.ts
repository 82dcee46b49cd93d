import { afterEach, expect, it } from 'vitest';
import { whenActivated } from '../../../src/page/activation.ts';

afterEach(() => {
  delete (document as { prerendering?: boolean }).prerendering;
});

it('a page that is shown is activated already', async () => {
  await expect(whenActivated()).resolves.toBeUndefined();
});

it('a prerendered page is activated when it is shown', async () => {
  (document as { prerendering?: boolean }).prerendering = true;
  let isActivated = false;
  const activated = whenActivated().then(() => {
    isActivated = true;
  });
  await Promise.resolve();
  expect(isActivated).toBe(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await activated;
  expect(isActivated).toBe(true);
});
