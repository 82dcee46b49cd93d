import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placeOrderMessages } from '../../../src/domain/checkout/checkout-placing-messages.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { openTestPage } from '../render-island.tsx';
import { soon } from './driver.ts';
import { drivers } from './drivers.ts';

/** The announced texts, also those that the next one has replaced. */
const announced: string[] = [];
const watch = new MutationObserver((records) => {
  for (const { target, addedNodes } of records)
    if ((target as Element).matches('[data-si-live]'))
      for (const { textContent } of addedNodes) announced.push(textContent!.trim());
});
beforeAll(() => watch.observe(document.body, { childList: true, subtree: true }));
afterAll(() => watch.disconnect());

afterEach(() => {
  announced.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// Nobody is told of what nobody has asked for.
const ofCheckout = drivers.filter(({ widget, isBackground }) => widget === 'checkout' && !isBackground);

describe.each(ofCheckout)('$call: a shopper $name', (driver) => {
  const { call, example, path, genericText = errorMessages.genericErrorMessage } = driver;

  test('that it failed is announced although checkout is gone by then (decision 66)', async () => {
    history.replaceState(null, '', path!);
    const page = openTestPage(example);
    const scene = await driver.come(page);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.answer(call, async () => {
      await isReleased;
      return new Response('', { status: 500 });
    });
    await scene.act();
    await soon(() => expect(page.requests.at(-1)?.call).toBe(call));
    for (const record of page.registry.hosts.values()) record.unmount?.();
    announced.length = 0;
    release();
    const text = call === 'placeOrder' ? placeOrderMessages.orderNotPlaced : genericText;
    await soon(() => expect(announced).toContain(text));
  });
});
