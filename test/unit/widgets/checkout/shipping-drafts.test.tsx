import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { heldAnswer } from '../../render-island.tsx';
import { guestContext, orderOf, shippingPage, typeHome } from './shipping-page.ts';

const { home } = addressExamples;
const focused = () => document.activeElement;
const radio = (page: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }, name: RegExp) =>
  page.getByRole('radio', { name }) as HTMLInputElement;

/** An order that is shipped to the account’s first address. */
const toHome = () => orderOf('all done');

describe('what is typed', () => {
  const draft = () => sessionStorage.getItem('storefront-islands:checkout-drafts')!;

  test('is kept while the page lives and after it, until the server has it', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    expect(draft()).toContain('233 S Wacker Dr');
    await page.next();
    await page.reached();
    expect(draft()).not.toContain('233 S Wacker Dr');
  });

  test('is there again after a reload, for the same basket alone', async () => {
    const first = await shippingPage(orderOf('guest'), { context: guestContext });
    await first.shopper.type(first.field('City'), 'Chicago');
    dispatchEvent(new Event('pagehide'));
    const more = { context: guestContext, stored: { ...sessionStorage } };
    await first.close();
    const again = await shippingPage(orderOf('guest'), more);
    expect(again.field('City').value).toBe('Chicago');
    await again.close();
    const other = await shippingPage({ ...orderOf('guest'), basketId: 'basket-2' }, more);
    expect(other.field('City').value).toBe('');
  });

  test('that does not fit its form any more is dropped by name, and what fits another form stays', async () => {
    const forms = { shipping: { mode: 'several', address: 17 }, 'shipping address': { city: 'Chicago' } };
    const { basketId } = orderOf('guest');
    const stored = { 'storefront-islands:checkout-drafts': JSON.stringify({ basketId, forms }) };
    const { field, errors } = await shippingPage(orderOf('guest'), { context: guestContext, stored });
    expect(field('City').value).toBe('Chicago');
    expect(errors).toEqual([
      '[storefront-islands] what was typed into “shipping” does not fit the form and is dropped.',
    ]);
    expect(JSON.parse(draft()).forms).toEqual({ 'shipping address': { city: 'Chicago' } });
  });

  test('is there again after a sign-in on the way', async () => {
    const first = await shippingPage(orderOf('guest'), { context: guestContext });
    await first.shopper.type(first.field('City'), 'Chicago');
    dispatchEvent(new Event('pagehide'));
    const stored = { ...sessionStorage };
    await first.close();
    const { field } = await shippingPage({ ...orderOf('guest'), isGuest: false }, { stored });
    expect(field('City').value).toBe('Chicago');
  });

  test('stays when another part of the order is saved', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext });
    await page.shopper.type(page.field('City'), 'Chicago');
    const changed = orderOf('guest');
    page.answer('refreshCheckout', { ...changed, checkoutMessage: 'Saved elsewhere.' });
    await checkoutFlowOf(sharedStore()).refresh();
    await page.page.findByText('Saved elsewhere.');
    expect(page.field('City').value).toBe('Chicago');
  });

  test('is forgotten with Cancel Changes, which is there while something is changed', async () => {
    const { page, field, shopper, press } = await shippingPage(orderOf('guest'), { context: guestContext });
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    await shopper.type(field('City'), 'Chicago');
    await press('Cancel Changes');
    expect(field('City').value).toBe('');
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    expect(focused()).toBe(field('First name'));
  });

  test('a changed choice can be cancelled too', async () => {
    const { page, shopper, press } = await shippingPage(toHome());
    await shopper.click(radio(page, /12 Lake Rd/));
    await press('Cancel Changes');
    expect(radio(page, /233 S Wacker/).checked).toBe(true);
  });

  test('makes leaving ask, a form behind another choice does not', async () => {
    const { page, shopper, field } = await shippingPage(toHome());
    const { state } = checkoutFlowOf(sharedStore());
    expect(state.dirty).toEqual([]);
    await shopper.click(radio(page, /A new address/));
    await shopper.type(field('City'), 'Chicago');
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toHaveLength(2));
    await shopper.click(radio(page, /233 S Wacker/));
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toEqual([]));
  });

  test('starts with the address in use if that was typed', async () => {
    const order = orderOf('guest');
    order.recipientList = structuredClone(orderOf('all done').recipientList);
    order.recipientList[0]!.address = { ...home, addressId: 'recipient-1', email: 'ann@example.com' };
    const { field, next, reached, sent } = await shippingPage(order, { context: guestContext });
    expect(field('Phone').value).toBe('312-555-0142');
    expect(field('Apartment, suite, floor (optional)').value).toBe('Apt 4');
    await next();
    await reached();
    expect(sent()).not.toContain('validateAndSaveAddress');
  });
});

describe('a fault', () => {
  test('after the address was saved does not save it again', async () => {
    const page = await shippingPage(undefined, { answers: { moveToShippingAndGiftOptions: 500 } });
    await page.next();
    await page.page.findByRole('alert');
    page.answer('moveToShippingAndGiftOptions', () => page.actOn('moveToShippingAndGiftOptions'));
    await page.next();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });

  test('two presses send one address', async () => {
    const { answer: held, release } = heldAnswer({ isSuccess: true });
    const page = await shippingPage(undefined, { answers: { saveShippingAddress: held } });
    await page.next();
    await page.shopper.click(page.page.getByRole('button', { name: 'Saving…' }));
    release();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });
});
