import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { savedCardsExample } from '../../../../src/contract/payment/payment.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { sentPayments } from '../../sent-payments.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const whole = checkoutExamples['all done'];
const unpaid = { ...whole, furthestStep: 3, payment: { ...whole.payment, appliedCards: [] } };
const [visa, amex] = savedCardsExample;

const withCheckout = (checkout: object): IslandExample => ({
  ...examples.payment,
  props: { ...examples.payment.props, checkout },
  answers: { ...examples.payment.answers, refreshCheckout: checkout },
});

async function open(example: IslandExample) {
  const island = await checkoutPage('payment', example);
  const { page, shopper } = island;
  await page.findByRole('button', { name: next });
  const type = async () => {
    await shopper.type(page.getByLabelText('Card number'), '4111111111111111');
    await shopper.type(page.getByLabelText('Expiration date'), '1239');
    await shopper.type(page.getByLabelText('Security code'), '123');
  };
  return { ...island, type, paid: () => sentPayments(island.requests) };
}

const paidWith = (cards: object) => ({
  ...unpaid,
  furthestStep: 4,
  payment: { ...unpaid.payment, ...cards },
});

describe('Next pays with what is chosen, and goes on', () => {
  test('a card that was typed needs no other button', async () => {
    const { type, press, paid, heading, answer, sent } = await open(examples['nothing pays yet']);
    answer('refreshCheckout', whole);
    await type();
    await press(next);
    await heading('Review and Place Order');
    expect(paid()).toMatchObject([{ cardOneData: { type: 'Visa', number: '4111111111111111' } }]);
    expect(sent()).toEqual(['saveBillingAddress', 'savePayment', 'validateCart', 'moveToReviewPage']);
  });

  test('of the saved cards the first that can be chosen is chosen', async () => {
    const { press, paid, page } = await open(withCheckout(unpaid));
    expect(page.getByRole<HTMLInputElement>('radio', { name: /Visa ending in 1111/ }).checked).toBe(true);
    await press(next);
    await vi.waitFor(() => expect(paid()).toEqual([{ accountCardOneData: { id: visa!.id } }]));
  });

  test('another saved card pays when it is chosen', async () => {
    const { press, paid, page, shopper } = await open(withCheckout(unpaid));
    await shopper.click(page.getByRole('radio', { name: /American Express ending in 0005/ }));
    await press(next);
    await vi.waitFor(() => expect(paid()).toEqual([{ accountCardOneData: { id: amex!.id } }]));
  });

  test('what pays already is not paid again', async () => {
    const { press, heading, paid } = await open(examples.payment);
    await press(next);
    await heading('Review and Place Order');
    expect(paid()).toEqual([]);
  });

  test('where nothing is due there is no card to choose', async () => {
    const { press, heading, paid, page } = await open(withCheckout(paidWith({ amountDue: 0 })));
    expect(page.getByText('Nothing is left to pay.')).toBeTruthy();
    expect(page.queryByLabelText('Card number')).toBeNull();
    await press(next);
    await heading('Review and Place Order');
    expect(paid()).toEqual([]);
  });

  test('a promo code that is gone keeps the step, and nothing is paid', async () => {
    const { press, paid, page, answer } = await open(withCheckout({ ...unpaid, promoCode: 'WELCOME10' }));
    answer('verifyPromoCode', { isSuccess: true, message: 'Promotion Code has been removed' });
    await press(next);
    await page.findByText(/promo code/i, { selector: '[role=alert] *, [role=alert]' });
    expect(paid()).toEqual([]);
  });
});

describe('a card that does not pay', () => {
  test('says so at its fields, keeps what was typed, and the step stays', async () => {
    const { type, press, page, answer, sent } = await open(examples['nothing pays yet']);
    answer('savePayment', { isSuccess: false, cardOneErrors: { hasCvvError: true } });
    await type();
    await press(next);
    await page.findAllByText('The security code you entered is not valid.');
    expect(page.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1111 1111 1111');
    expect(sent()).toEqual(['saveBillingAddress', 'savePayment']);
  });

  test('that is saved says so beside it, and another can be chosen', async () => {
    const { press, page, shopper, answer } = await open(withCheckout(unpaid));
    answer('savePayment', { isSuccess: false, cardOneErrors: { hasTnsError: true } });
    await press(next);
    const said = await page.findByText('Your card could not be checked. Please try again.');
    expect(said.closest('.si-card-list__card')!.textContent).toMatch(/^Visa ending in 1111/);
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    expect(page.queryByText('Your card could not be checked. Please try again.')).toBeNull();
  });

  test('is not asked for while another way is chosen, and keeps what was typed', async () => {
    const { type, page, shopper } = await open(withCheckout(unpaid));
    await shopper.click(page.getByRole('radio', { name: 'New credit or debit card' }));
    await type();
    await shopper.click(page.getByRole('radio', { name: /Visa ending in 1111/ }));
    const field = page.getByLabelText<HTMLInputElement>('Card number');
    expect(field.closest('[hidden]')).not.toBeNull();
    await shopper.click(page.getByRole('radio', { name: 'New credit or debit card' }));
    expect(field.closest('[hidden]')).toBeNull();
    expect(field.value).toBe('4111 1111 1111 1111');
  });
});

describe('while a card pays', () => {
  test('Change shows the ways to pay, with that card chosen', async () => {
    const { page, press } = await open(examples.payment);
    expect(page.queryByRole('radio')).toBeNull();
    await press('Change how you pay');
    expect(page.getByRole<HTMLInputElement>('radio', { name: /Visa ending in 1111/ }).checked).toBe(true);
  });

  test('the offer of the store’s card is not for another card', async () => {
    const { page } = await open(examples['credit offer']);
    expect(page.getByRole('button', { name: 'Choose your credit card offer' })).toBeTruthy();
    const other = await open({
      ...examples['credit offer'],
      props: { ...examples['credit offer'].props, checkout: whole },
    });
    expect(other.page.queryByRole('button', { name: 'Choose your credit card offer' })).toBeNull();
  });
});

describe('a store card that pays with Next', () => {
  const offer = examples['credit offer'];
  const byStoreCard = paidWith(offer.props!.checkout.payment);
  const { appliedCards: _, ...unsaid } = byStoreCard.payment;

  async function payByStoreCard(read: object = byStoreCard, number?: string) {
    const { answers } = examples['nothing pays yet'];
    const step = await open({
      ...withCheckout({ ...unpaid, payment: { ...unpaid.payment, savedCards: [] } }),
      props: { ...offer.props, checkout: { ...unpaid, payment: { ...unpaid.payment, savedCards: [] } } },
      answers: { ...answers, refreshCheckout: read },
    });
    await (number ? step.shopper.type(step.page.getByLabelText('Card number'), number) : step.type());
    await step.press(next);
    return step;
  }

  test('has its offer asked about at the step, and the answer leads on', async () => {
    const { opened, heading, paid, sent } = await payByStoreCard();
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['credit-offer']));
    expect(opened[0]!.props).toMatchObject(offer.props!.creditOffer!);
    expect(sent()).not.toContain('moveToReviewPage');
    (opened[0]!.props!.onUpdate as () => void)();
    await heading('Review and Place Order');
    expect(paid()).toHaveLength(1);
  });

  test('has it asked about where the server never says what pays, too', async () => {
    const { opened, sent } = await payByStoreCard({ ...byStoreCard, payment: unsaid }, '6045880000000001');
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['credit-offer']));
    expect(sent()).not.toContain('moveToReviewPage');
  });

  test('has it answered at another step, and stays there', async () => {
    const { opened, heading, press, sent } = await payByStoreCard();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    await press('Back');
    await heading('Shipping and Gift Options');
    (opened[0]!.props!.onUpdate as () => void)();
    expect(await heading('Shipping and Gift Options')).toBeTruthy();
    expect(sent()).not.toContain('validateCart');
  });

  test('has it asked about once: closed without an answer, Next leads on', async () => {
    const { opened, heading, press, paid } = await payByStoreCard();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    await press(next);
    await heading('Review and Place Order');
    expect([opened.length, paid().length]).toEqual([1, 1]);
  });

  test.each([
    [
      'whose offer is answered',
      paidWith({ ...byStoreCard.payment, offer: { selectedOption: 1, hasFinanceOpted: false } }),
    ],
    ['that turns out to be another card', whole],
  ])('%s leads on at once', async (_, read) => {
    const { opened, heading } = await payByStoreCard(read);
    await heading('Review and Place Order');
    expect(opened).toEqual([]);
  });
});

describe('back from a declined payment', () => {
  const decline = () =>
    history.replaceState(null, '', `${location.pathname}?paymentErrorId=authorizationError#header_payment`);

  test('says so with the focus on it, opens the card’s form, and takes the word off the address', async () => {
    const { page } = await checkoutPage('payment', examples.payment, {}, decline);
    const said = await page.findByText(/^Your payment was not authorized/);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(page.queryByRole('list', { name: 'Pays for this order' })).toBeNull();
    expect(page.getByRole<HTMLInputElement>('radio', { name: 'New credit or debit card' }).checked).toBe(
      true,
    );
    expect(location.search + location.hash).toBe('');
  });

  test('is still known when the step is left and come back to', async () => {
    const { page, press, heading } = await checkoutPage('payment', examples.payment, {}, decline);
    await page.findByText(/^Your payment was not authorized/);
    await press('Back');
    await heading('Shipping and Gift Options');
    history.back();
    await heading('Payment and Billing');
    expect(page.getByText(/^Your payment was not authorized/)).toBeTruthy();
  });

  test('the declined card does not pay again by itself', async () => {
    const { page, press, requests } = await checkoutPage('payment', examples.payment, {}, decline);
    await page.findByText(/^Your payment was not authorized/);
    await press(next);
    await page.findAllByText('Please enter a valid credit card number.');
    expect(requests.filter(({ call }) => call === 'moveToReviewPage')).toEqual([]);
  });
});
