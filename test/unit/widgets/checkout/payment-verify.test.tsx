import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { sentPayments } from '../../sent-payments.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const review = 'Review and Place Order';
const code = 'Security code of Visa ending in 1111';
const example = examples['card needs verification'];
const { checkout } = example.props;
const [entry] = (checkout.payment as unknown as { cards: object[] }).cards;

const paying = (card: object, more: object = {}) => ({
  ...checkout,
  payment: { ...checkout.payment, cards: [{ ...entry, ...card }], ...more },
});

async function open(whole: object, answers: object = {}) {
  const island = await checkoutPage('payment', {
    ...example,
    props: { checkout: whole },
    answers: { ...example.answers, refreshCheckout: whole, ...answers },
  });
  await island.page.findByRole('button', { name: next });
  return { ...island, paid: () => sentPayments(island.requests) };
}

describe('a card that does not pay yet', () => {
  test('needs no code where gift cards pay all of the order', async () => {
    const { page, press, heading, sent } = await open(paying({ isApplied: false }, { amountDue: 0 }));
    expect(page.queryByLabelText(code)).toBeNull();
    await press(next);
    await heading(review);
    expect(sent()).not.toContain('verifyCreditCard');
  });

  test('has its code’s field, which Next sends in place of a payment', async () => {
    const { page, shopper, press, heading, answer, bodies, paid } = await open(paying({ isApplied: false }));
    expect(page.getByText('Visa ending in 1111 pays once its security code is checked.')).toBeTruthy();
    answer('refreshCheckout', paying({ isVerificationApplied: true }));
    await shopper.type(page.getByLabelText(code), '123');
    await press(next);
    await heading(review);
    expect(bodies('verifyCreditCard')).toEqual([{ cardData: { id: 'payment-1', cvv: '123' } }]);
    expect(paid()).toEqual([]);
  });

  test('needs no code once another card is chosen', async () => {
    const { page, shopper, press, paid } = await open(paying({ isApplied: false }));
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    expect(page.queryByLabelText(code)).toBeNull();
    await press(next);
    await vi.waitFor(() => expect(paid()).toEqual([{ accountCardOneData: { id: 'card-2' } }]));
  });
});

describe('a code that is refused is marked beside its card', () => {
  const named = { basketPaymentId: '7001', basketPaymentGuid: 'guid-1' };

  test.each(['payment-1', '7001', 'guid-1', 'CardOne', 'something else'])(
    'where the server names it %s',
    async (cardId) => {
      const { page, shopper, press } = await open(paying(named), {
        verifyCreditCard: { isSuccess: false, verifyErrors: { cardId, hasVerifyFailedError: true } },
      });
      await shopper.type(page.getByLabelText(code), '123');
      await press(next);
      const said = await page.findByText(/^Your card could not be verified/);
      expect(said.closest('li')!.textContent).toMatch(/Visa ending in 1111/);
    },
  );
});
