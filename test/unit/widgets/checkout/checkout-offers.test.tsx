import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import type { StepKey } from '../../../../src/domain/checkout/steps.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';
import { storedDrafts } from './stored-drafts.ts';

type Features = Record<string, boolean>;

const done = checkoutExamples['all done'];
const { appliedCards: _, ...unpaid } = done.payment;
const [item] = done.basketItems;
const [recipient] = done.recipientList;

/** Two pieces for one recipient; nothing is a gift, and nothing but cards may pay. */
const plain = {
  ...done,
  promoCode: null,
  basketItems: [{ ...item!, quantity: 2, isPickup: false, recipientId: recipient!.id, recipients: [] }],
  recipientList: [{ ...recipient!, bopsOptions: null, giftOptions: null, giftMessage: '' }],
  payment: { ...unpaid, giftCards: [], tenderCodes: [], isTaxExemptionApplied: false },
};

/** A step of a shop with these features. */
function open(
  step: Exclude<StepKey, 'cart'>,
  features: Features,
  checkout: object = plain,
  stored: Record<string, string> = {},
) {
  const example = {
    ...examples[step],
    context: { features },
    props: { ...('props' in examples[step] ? examples[step].props : {}), checkout },
    answers: { ...examples[step].answers, refreshCheckout: checkout },
  };
  return checkoutPage(step, example as never, stored);
}

const next = { shipping: 'Next', options: 'Next: Payment', payment: 'Next: Review & Place Order' };

const titles = {
  shipping: 'Shipping',
  options: 'Shipping and Gift Options',
  payment: 'Payment and Billing',
};

/** The texts of the buttons and boxes of a step. */
async function controlsOf(step: keyof typeof next, features: Features): Promise<string[]> {
  const { page, heading } = await open(step, features);
  await heading(titles[step]);
  await page.findByText(next[step]);
  return [...document.querySelectorAll('button, label:has([type=checkbox])')].map((one) => one.textContent!);
}

/** The control of each part, by its step. */
const controls: [part: string, step: keyof typeof next, control: string][] = [
  ['offersSeveralAddresses', 'shipping', 'Ship to more than one address'],
  ['offersGiftOptions', 'options', 'This is a gift'],
  ['offersTwoCards', 'payment', 'Pay with two cards'],
  ['offersGiftCards', 'payment', 'Add a gift card'],
  ['offersTenderCodes', 'payment', 'Add a tender code'],
  ['offersTaxExemption', 'payment', 'This order is tax-exempt'],
  ['offersPromoCodes', 'payment', 'Add a promo code'],
  ['offersCodeHelp', 'payment', 'Where is my security code?'],
];

test.each(['shipping', 'options', 'payment'] as const)(
  'a shop that says nothing offers everything at the step of %s',
  async (step) => {
    const wanted = controls.filter(([, at]) => at === step).map(([, , control]) => control);
    expect(await controlsOf(step, {})).toEqual(expect.arrayContaining(wanted));
  },
);

test.each(controls)('%s: false leaves out, at the step of %s, “%s” alone', async (part, step, control) => {
  const others = controls.filter(([, at]) => at === step).map(([, , one]) => one);
  const found = await controlsOf(step, { [part]: false });
  expect(others.filter((one) => !found.includes(one))).toEqual([control]);
});

test('a part of the total with one of the provider’s cards is not offered without two cards', async () => {
  const features = { paymentProvider_EnableAdyen: true };
  const label = 'Pay only a part with this card';
  const checkout = { ...plain, payment: { ...plain.payment, appliedCards: [] } };
  const one = await open('payment', { ...features, offersTwoCards: false }, checkout);
  await one.page.findByText(next.payment);
  expect(one.page.queryByText(label)).toBeNull();
});

describe('what the server has applied is shown by a shop that does not offer it', () => {
  test('a gift card and a tender code, without another one', async () => {
    const giftCards = [{ id: 'g1', lastFour: '4411', appliedAmount: 5000 }];
    const tenderCodes = [{ id: 't1', label: 'THANKS', appliedAmount: 1000 }];
    const checkout = { ...plain, payment: { ...plain.payment, giftCards, tenderCodes } };
    const { page } = await open(
      'payment',
      { offersGiftCards: false, offersTenderCodes: false, offersPromoCodes: false },
      checkout,
    );
    expect((await page.findAllByText(/4411/)).length).toBeGreaterThan(0);
    expect(page.getAllByText(/THANKS/).length).toBeGreaterThan(0);
    expect(page.queryByRole('button', { name: /^Add (a|another) / })).toBeNull();
  });

  test('a promo code, whose removal leaves the focus among the ways to pay', async () => {
    const checkout = { ...plain, promoCode: 'SAVE10' };
    const { page, press, answer } = await open('payment', { offersPromoCodes: false }, checkout);
    await page.findByText(next.payment);
    answer('removePromoCode', { isSuccess: true, checkout: plain });
    answer('refreshCheckout', plain);
    await press('Remove promo code');
    await vi.waitFor(() => expect(page.queryByRole('button', { name: 'Remove promo code' })).toBeNull());
    const { activeElement } = document;
    expect(activeElement?.className).toBe('si-tenders');
    expect(activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  test('a yes to the thank-you card, which can be taken back', async () => {
    const placed = { ...plain, orderNumber: '50012345', furthestStep: 5 };
    const checkout = { ...placed, tymPreferences: { isOptIn: true } };
    const { page, shopper, press, answer } = await open('confirmation', { offersThankYou: false }, checkout);
    const box = await page.findByRole<HTMLInputElement>('checkbox', {
      name: 'Yes, send me a thank-you card',
    });
    expect(box.checked).toBe(true);
    answer('setTymPreferences', {
      isSuccess: true,
      checkout: { ...placed, tymPreferences: { isOptIn: false } },
    });
    await shopper.click(box);
    await press('Save');
    await page.findByText('Your choice is saved.');
  });

  test('a gift', async () => {
    const checkout = { ...plain, recipientList: [{ ...plain.recipientList[0]!, giftMessage: 'For you' }] };
    const { page } = await open('options', { offersGiftOptions: false }, checkout);
    expect(await page.findByRole('checkbox', { name: 'This is a gift' })).toBeTruthy();
  });

  test('a gift, whose no can be taken back', async () => {
    const gift = { ...plain, recipientList: [{ ...plain.recipientList[0]!, giftMessage: 'For you' }] };
    const { page, shopper, bodies, answer } = await open('options', { offersGiftOptions: false }, gift);
    const box = await page.findByRole<HTMLInputElement>('checkbox', { name: 'This is a gift' });
    answer('updateGiftMessage', { isSuccess: true, checkout: plain });
    await shopper.click(box);
    await vi.waitFor(() => expect(bodies('updateGiftMessage')).toHaveLength(1));
    await vi.waitFor(() => expect(page.queryByLabelText('Gift message (optional)')).toBeNull());
    expect(document.activeElement === box).toBe(true);
    answer('updateGiftMessage', { isSuccess: true, checkout: gift });
    await shopper.click(box);
    await vi.waitFor(() => expect(bodies('updateGiftMessage')).toHaveLength(2));
    expect(bodies('updateGiftMessage')[1]).toMatchObject({ message: 'For you' });
  });
});

test('a gift drafted before the shop stopped offering it is not sent', async () => {
  const one = plain.recipientList[0]!;
  const forms = { [`gift: ${one.id}`]: { isGift: true }, [`gift message: ${one.id}`]: { giftMessage: 'Hi' } };
  const stored = storedDrafts(done.basketId, forms);
  const checkout = { ...plain, recipientList: [{ ...one, shipments: one.shipments.slice(1) }] };
  const { press, sent } = await open('options', { offersGiftOptions: false }, checkout, stored);
  await press(next.options);
  await vi.waitFor(() => expect(sent()).toContain('moveToPaymentPage'));
  expect(sent()).not.toContain('updateGiftMessage');
});

test.each([
  [{}, 1],
  [{ offersThankYou: false }, 0],
])('with %j the confirmation asks %i times for the thank-you card', async (features, times) => {
  const checkout = { ...plain, orderNumber: '50012345', furthestStep: 5 };
  const { page, heading } = await open('confirmation', features, checkout);
  await heading('Thank you for your order');
  expect(page.queryAllByText('A card to say thank you')).toHaveLength(times);
});
