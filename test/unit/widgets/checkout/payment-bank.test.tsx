import { beforeEach, describe, expect, test } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { bringProviderScript } from '../card-entry/hosted-card.ts';
import { checkoutPage } from './checkout-page.ts';

bringProviderScript();
beforeEach(() => AdyenStandIn.reset());

const next = 'Next: Review & Place Order';
const whole = checkoutExamples['all done'];
const unpaid = { ...whole, furthestStep: 3, payment: { ...whole.payment, appliedCards: [] } };
const partPaid = {
  ...unpaid,
  payment: {
    ...unpaid.payment,
    appliedCards: [{ type: 'Visa', lastFour: '1111', appliedAmount: 100000 }],
  },
};
const attemptId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const keptPayment = { 'storefront-islands:pay': JSON.stringify({ attemptId, isAtBank: true }) };

/** The bank's own page has led back to the payment step. */
const back = (submitPaymentDetails: unknown, read: object = whole) =>
  checkoutPage(
    'payment',
    {
      ...examples.payment,
      context: { features: { paymentProvider_EnableAdyen: true } },
      props: {
        ...examples.payment.props,
        checkout: unpaid,
        cardProvider: { scriptUrl: '/adyen.js', config: {} },
      },
      answers: { ...examples.payment.answers, refreshCheckout: read, submitPaymentDetails },
    } as IslandExample,
    keptPayment,
    () => history.replaceState(null, '', `${location.pathname}?redirectResult=bank-1&utm=1`),
  );

describe('back from the bank’s own page', () => {
  test('the payment ends, once, and the step goes on as with Next', async () => {
    const { heading, bodies, sent } = await back({ isSuccess: true });
    await heading('Review and Place Order');
    expect(bodies('submitPaymentDetails')).toEqual([{ attemptId, details: { redirectResult: 'bank-1' } }]);
    expect(sent()).toEqual(['submitPaymentDetails', 'validateCart', 'moveToReviewPage']);
    expect(location.search).toBe('?utm=1');
  });

  test('a server that never says what pays is paid all the same', async () => {
    const { appliedCards: _, ...payment } = whole.payment;
    const { heading } = await back({ isSuccess: true }, { ...whole, payment });
    await heading('Review and Place Order');
  });

  test('Next is busy until it has ended, and no other card is sent beside it', async () => {
    const held = heldAnswer({ isSuccess: true });
    const { page, press, heading, sent } = await back(held.answer);
    const button = await page.findByRole('button', { name: 'Saving…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press('Saving…');
    expect(sent()).toEqual(['submitPaymentDetails']);
    held.release();
    await heading('Review and Place Order');
    expect(sent().filter((call) => call === 'savePayment')).toEqual([]);
  });

  test('a card that the bank refuses is said at the open form, and the step stays', async () => {
    const { page, sent } = await back({ isSuccess: false, message: 'Your bank said no.' }, unpaid);
    const [said] = await page.findAllByText('Your bank said no.', { selector: '.si-message *, .si-message' });
    expect(said!.closest('form')?.hidden).toBe(false);
    expect(page.getByRole('button', { name: next }).getAttribute('aria-disabled')).toBeNull();
    expect(sent()).toEqual(['submitPaymentDetails']);
  });

  test('where it was the first of two cards, the step stays for the other', async () => {
    const { page, sent } = await back({ isSuccess: true }, partPaid);
    await page.findByText(/\$799\.00/, { selector: '.si-message *, .si-message' });
    expect(sent()).toEqual(['submitPaymentDetails']);
  });
});
