import { afterEach, expect, it } from 'vitest';
import { whenActivated } from '../../../src/page/activation.ts';

afterEach(() => {
  delete (document as { prerendering?: boolean }).prerendering;
});

it('a page that is not prerendered is active from the start', async () => {
  await expect(whenActivated()).resolves.toBeUndefined();
});

it('a prerendered page becomes active when it is shown', async () => {
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
