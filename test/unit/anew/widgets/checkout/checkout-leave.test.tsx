// Modules anew: a page that was reset stays so.
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refreshCheckout } from '../../../../../src/contract/checkout/checkout.ts';
import { reload } from '../../../../../src/page/navigation.ts';
import { keepForReturn } from '../../../../../src/state/account/return.ts';
import { examples } from '../../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from '../../../widgets/checkout/checkout-page.ts';

test('a form with changes asks before it is left, and keeps them', async () => {
  const { heading, page, shopper, asGift } = await checkoutPage('options', examples.options);
  await heading('Shipping and Gift Options');
  await shopper.type(await asGift(), 'Hi');
  await shopper.click(page.getByRole('link', { name: 'Edit Address' }));
  await page.findByRole('dialog', { name: 'Leave without saving?' });
  await shopper.click(page.getByRole('button', { name: 'Keep Editing' }));
  expect(page.getByLabelText<HTMLTextAreaElement>('Gift message (optional)').value).toBe('Hi');
  expect(location.pathname).toBe('/checkout/shippingandgiftoptions');
});

test('a gift message that is being saved asks nothing', async () => {
  const { heading, page, shopper, answer, asGift } = await checkoutPage('options', examples.options);
  await heading('Shipping and Gift Options');
  const message = await asGift();
  const known = v.parse(refreshCheckout.answer, examples.options.answers.refreshCheckout);
  const [first, ...others] = known.recipientList;
  const saved = { ...known, recipientList: [{ ...first, giftMessage: 'Hi' }, ...others] };
  await shopper.type(message, 'Hi ');
  answer('refreshCheckout', saved);
  await shopper.click(page.getByRole('link', { name: 'Edit Address' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/checkout/shipping'));
  expect(page.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});

describe('a page with a changed form', { shuffle: false }, () => {
  /** Whether the browser asks the shopper before the page is left. */
  const isAskedBefore = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  async function changedForm({ hasStorage = true } = {}) {
    const opened = await checkoutPage('options', examples.options);
    await opened.heading('Shipping and Gift Options');
    expect(isAskedBefore()).toBe(false);
    const message = await opened.asGift();
    if (!hasStorage) vi.stubGlobal('sessionStorage', undefined);
    onTestFinished(async () => {
      vi.unstubAllGlobals();
      await opened.shopper.clear(message);
    });
    await opened.shopper.type(message, 'Hi');
    return opened;
  }

  test('asks before it is left', async () => {
    await changedForm();
    expect(isAskedBefore()).toBe(true);
  });

  test('does not ask before a reload of ours, which keeps what was typed', async () => {
    await changedForm();
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    reload();
    expect(isAskedBefore()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isAskedBefore()).toBe(true);
  });

  test('does not ask before a sign-in of ours, from which the shopper comes back to it', async () => {
    await changedForm();
    keepForReturn(location.href);
    expect(isAskedBefore()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isAskedBefore()).toBe(true);
  });

  test('asks before a reload of ours too if storage is blocked', async () => {
    await changedForm({ hasStorage: false });
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    reload();
    expect(isAskedBefore()).toBe(true);
  });

  // Last, because a page stays reset until it is unloaded.
  test('asks before a reload of ours after a reset, because the basket is likely another one', async () => {
    const { answer, shopper, page, opened } = await changedForm();
    answer('saveShippingAndGiftOptions', { IsReset: true });
    await shopper.click(page.getByRole('radio', { name: /^Premium shipping/ }));
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['refresh-popup']));
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    reload();
    expect(isAskedBefore()).toBe(true);
  });
});
