import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { validateCartExample } from '../../../../src/contract/checkout/steps.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { recipientsPage, sharedOrder } from './recipients-page.ts';
import { guestContext, orderOf, type ShippingPage, shippingPage } from './shipping-page.ts';

const { cabin, home } = addressExamples;

/** Presses Next. The answer of a call is held until it is released. */
async function nextWaitsFor(call: string, { answer, actOn, bodies, next }: ShippingPage) {
  const held = heldAnswer(validateCartExample.answer);
  answer(call, async () => {
    const valid = await held.answer();
    return call === 'validateCart' ? valid : actOn(call);
  });
  await next();
  await vi.waitFor(() => expect(bodies(call)).toHaveLength(1));
  return held.release;
}

const waits = (saving: string) =>
  [
    ['it is saved', saving],
    ['the cart is validated', 'validateCart'],
    ['the step is ended', 'moveToShippingAndGiftOptions'],
  ] as const;

/** Next is over, and the step is still shown, with what to do. */
async function stays({ page }: ShippingPage): Promise<void> {
  await page.findByRole('button', { name: 'Next' });
  await page.findByText(/Your last change is not saved yet/);
}

/** Chooses another address for a part of the vases while Next waits for a call. */
async function addressChosenDuring(call: string) {
  const page = await recipientsPage();
  await page.press('One more: Quantity of Mira Vase for Mia Lindt');
  const release = await nextWaitsFor(call, page);
  await page.shopper.selectOptions(page.addresses('Mira Vase')[0]!, 'recipient recipient-2');
  release();
  return page;
}

const vaseRecipients = ({ order }: ShippingPage) =>
  order.basketItems[1]!.recipients.map(({ recipientId }) => recipientId);

describe('while Next is being handled', () => {
  test.each(waits('validateAndSaveAddress'))(
    'text that is typed into the address while %s keeps the step, and goes with the next Next',
    async (_when, call) => {
      const order = orderOf('guest');
      order.recipientList = structuredClone(orderOf('all done').recipientList);
      order.recipientList[0]!.address = { ...home, addressId: 'recipient-1', email: 'ann@example.com' };
      const page = await shippingPage(order, { context: guestContext });
      await page.shopper.type(page.field('City'), ' Loop');
      const release = await nextWaitsFor(call, page);
      await page.shopper.type(page.field('City'), ' II');
      release();
      await stays(page);
      expect(page.field('City')).toMatchObject({ value: 'Chicago Loop II', isConnected: true });
      await page.next();
      await page.reached();
      expect(page.bodies('validateAndSaveAddress')).toMatchObject([
        { address: { city: 'Chicago Loop' } },
        { address: { city: 'Chicago Loop II' } },
      ]);
    },
  );

  test.each(waits('saveShippingAddress'))(
    'another address that is chosen while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await shippingPage();
      const release = await nextWaitsFor(call, page);
      const other = page.page.getByRole('radio', { name: /12 Lake Rd/ });
      await page.shopper.click(other);
      release();
      await stays(page);
      expect(other).toMatchObject({ checked: true, isConnected: true });
      await page.next();
      await page.reached();
      expect(page.bodies('saveShippingAddress').at(-1)).toEqual({ address: { ...cabin } });
    },
  );

  test.each(waits('saveMultiRecipientBasket'))(
    'a quantity that is changed while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await recipientsPage();
      const more = 'One more: Quantity of Mira Vase for Mia Lindt';
      await page.press(more);
      const release = await nextWaitsFor(call, page);
      await page.press(more);
      release();
      await stays(page);
      expect(page.quantity('Mira Vase for Mia Lindt').value).toBe('3');
      await page.next();
      await page.reached();
      expect(page.order.basketItems[1]).toMatchObject({ quantity: 4 });
    },
  );

  test('a part’s address that is chosen while it is saved is saved before the step is left', async () => {
    const page = await addressChosenDuring('saveMultiRecipientBasket');
    await page.reached();
    expect(vaseRecipients(page)).toEqual(['recipient-2', 'recipient-2']);
  });

  test.each(waits('saveMultiRecipientBasket').slice(1))(
    'a part’s address that is chosen while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await addressChosenDuring(call);
      await stays(page);
      await page.next();
      await page.reached();
      expect(vaseRecipients(page)).toEqual(['recipient-2', 'recipient-2']);
    },
  );

  test.each(waits('saveMultiRecipientBasket'))(
    'a piece that is split off while %s keeps the step, and is asked for its address with the next Next',
    async (_when, call) => {
      const order = sharedOrder();
      // Two saved pieces can be split at once; a single one with an unsaved quantity is saved first.
      Object.assign(order.basketItems[1]!, { quantity: 3 }).recipients[1]!.quantity = 2;
      const page = await recipientsPage(order);
      await page.press('One more: Quantity of Mira Vase for Mia Lindt');
      const release = await nextWaitsFor(call, page);
      await page.press('Split Mira Vase');
      release();
      await stays(page);
      await vi.waitFor(() => expect(page.addresses('Mira Vase')).toHaveLength(3));
      await page.next();
      expect(page.error(page.addresses('Mira Vase')[2]!)).toMatch(/^Please choose/);
    },
  );

  test('going back to one address keeps the step', async () => {
    const page = await recipientsPage();
    const release = await nextWaitsFor('moveToShippingAndGiftOptions', page);
    await page.press('Ship everything to one address');
    release();
    await page.settled();
    await stays(page);
    expect(page.page.getAllByRole('radio')).toHaveLength(4);
  });
});

test('a kept choice of an address that the account no longer has does not keep the step', async () => {
  const stored = JSON.stringify({
    basketId: orderOf('nothing done').basketId,
    forms: { shipping: { mode: 'one', address: 'address-gone' } },
  });
  const page = await shippingPage(undefined, { stored: { 'storefront-islands:checkout-drafts': stored } });
  await page.next();
  await page.reached();
});
