import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { sentPayments } from '../../sent-payments.ts';
import { bringProviderScript } from '../card-entry/hosted-card.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const review = 'Review and Place Order';
const change = 'Change how you pay';
const done = checkoutExamples['all done'];
const typed = { type: 'MasterCard', lastFour: '4444', appliedAmount: 179900 };
const payingTyped = { ...done, payment: { ...done.payment, appliedCards: [typed] } };
const ofGuest = { ...payingTyped, payment: { ...payingTyped.payment, savedCards: [] } };

async function open(checkout: object) {
  const island = await checkoutPage('payment', {
    ...examples.payment,
    props: { ...examples.payment.props, checkout },
    answers: { ...examples.payment.answers, refreshCheckout: checkout },
  });
  const { page, shopper } = island;
  await page.findByRole('button', { name: next });
  const type = async () => {
    await shopper.type(page.getByLabelText('Card number'), '4111111111111111');
    await shopper.type(page.getByLabelText('Expiration date'), '1239');
    await shopper.type(page.getByLabelText('Security code'), '123');
  };
  const isHidden = () => !!page.getByLabelText('Card number').closest('[hidden]');
  return { ...island, type, isHidden, paid: () => sentPayments(island.requests) };
}

describe('while a typed card pays', () => {
  test('Change shows a guest the fields of another', async () => {
    const { press, isHidden } = await open(ofGuest);
    await press(change);
    expect(isHidden()).toBe(false);
  });

  test('Next keeps it as long as nothing is typed', async () => {
    const { press, heading, paid } = await open(ofGuest);
    await press(change);
    await press(next);
    await heading(review);
    expect(paid()).toEqual([]);
  });

  test('another that is typed pays in its place', async () => {
    const { press, type, paid } = await open(ofGuest);
    await press(change);
    await type();
    await press(next);
    await vi.waitFor(() =>
      expect(paid()).toMatchObject([{ cardOneData: { type: 'Visa', number: '4111111111111111' } }]),
    );
  });

  test('another that is typed pays, also where the server counts the first as paid', async () => {
    const { press, type, paid } = await open({ ...ofGuest, payment: { ...ofGuest.payment, amountDue: 0 } });
    await press(change);
    await type();
    await press(next);
    await vi.waitFor(() =>
      expect(paid()).toMatchObject([{ cardOneData: { type: 'Visa', number: '4111111111111111' } }]),
    );
  });

  test('and the ways to pay are closed again, it is kept, whatever was typed', async () => {
    const { press, type, heading, paid } = await open(ofGuest);
    await press(change);
    await type();
    await press(change);
    await press(next);
    await heading(review);
    expect(paid()).toEqual([]);
  });

  test('a new card is what is chosen among the saved ones', async () => {
    const { page, press, isHidden } = await open(payingTyped);
    await press(change);
    const radio = page.getByRole<HTMLInputElement>('radio', { name: 'New credit or debit card' });
    expect(radio.checked).toBe(true);
    expect(isHidden()).toBe(false);
  });
});

test('a saved card that is gone since it was chosen is chosen no more', async () => {
  const unpaid = { ...done, furthestStep: 3, payment: { ...done.payment, appliedCards: [] } };
  const { page, shopper, press, answer, paid } = await open(unpaid);
  await shopper.click(page.getByRole('radio', { name: /American Express/ }));
  answer('savePayment', { isSuccess: false, message: 'This card is gone.' });
  answer('refreshCheckout', {
    ...unpaid,
    payment: { ...unpaid.payment, savedCards: done.payment.savedCards.slice(0, 1) },
  });
  await press(next);
  await vi.waitFor(() => expect(page.queryByRole('radio', { name: /American Express/ })).toBeNull());
  expect(page.getByRole<HTMLInputElement>('radio', { name: /Visa ending in 1111/ }).checked).toBe(true);
  expect(paid()).toHaveLength(1);
});

describe('two cards (decision 87)', () => {
  const two = 'Pay with two cards';

  test('are offered to a guest, who can type both', async () => {
    const { page } = await open(examples['nothing pays yet'].props.checkout);
    expect(page.getByRole('button', { name: two })).toBeTruthy();
  });

  test('are not offered with the provider’s fields, without two saved cards', async () => {
    const example = examples['two cards one after the other'];
    const { checkout } = example.props;
    const savedCards = done.payment.savedCards.slice(0, 1);
    const whole = { ...checkout, payment: { ...checkout.payment, savedCards } };
    const { page } = await checkoutPage('payment', {
      ...example,
      props: { ...example.props, checkout: whole },
    });
    await page.findByRole('button', { name: next });
    expect(page.queryByRole('button', { name: two })).toBeNull();
  });
});

describe('with the provider’s fields', () => {
  bringProviderScript();

  const openHosted = async () => {
    const island = await checkoutPage('payment', {
      ...examples.payment,
      context: { features: { paymentProvider_EnableAdyen: true } },
      props: {
        ...examples.payment.props,
        checkout: ofGuest,
        cardProvider: { scriptUrl: '/adyen.js', config: {} },
      },
      answers: { ...examples.payment.answers, refreshCheckout: ofGuest },
    } as IslandExample);
    await island.press(change);
    const field = await island.page.findByLabelText<HTMLInputElement>('Provider card number');
    const paid = () => island.sent().filter((call) => call === 'saveCreditCardToBasket');
    return { ...island, field, paid };
  };

  test('the card that pays is kept as long as nothing is typed', async () => {
    const { press, heading, paid } = await openHosted();
    await press(next);
    await heading(review);
    expect(paid()).toEqual([]);
  });

  test('another that is typed pays in its place', async () => {
    const { press, field, paid } = await openHosted();
    // As in the provider's own frame, of whose events the page hears nothing.
    field.value = '5555555555554444';
    AdyenStandIn.made.at(-1)!.change();
    await press(next);
    await vi.waitFor(() => expect(paid()).toHaveLength(1));
  });
});
