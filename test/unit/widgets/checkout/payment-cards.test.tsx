import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { sentPayments } from '../../sent-payments.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const review = 'Review and Place Order';
const code = 'Security code of Visa ending in 1111';

async function open(example: IslandExample) {
  const island = await checkoutPage('payment', example);
  await island.page.findByRole('button', { name: next });
  return { ...island, paid: () => sentPayments(island.requests) };
}

describe('a card that needs its security code again (decision 90)', () => {
  const { checkout } = examples['card needs verification'].props;
  const { cards } = checkout.payment as unknown as { cards: readonly object[] };
  const verified = {
    ...checkout,
    payment: { ...checkout.payment, cards: cards.map((card) => ({ ...card, isVerificationApplied: true })) },
  };

  test('is asked for beside it, and Next sends the code first', async () => {
    const { page, shopper, press, heading, answer, bodies, sent } = await open(
      examples['card needs verification'],
    );
    answer('refreshCheckout', verified);
    await shopper.type(page.getByLabelText(code), '123');
    await press(next);
    await heading(review);
    expect(bodies('verifyCreditCard')).toEqual([{ cardData: { id: 'payment-1', cvv: '123' } }]);
    expect(sent()).toEqual(['verifyCreditCard', 'validateCart', 'moveToReviewPage']);
  });

  test('Next waits for it, with the focus on its field', async () => {
    const { page, press, sent } = await open(examples['card needs verification']);
    await press(next);
    await page.findByText('Please enter a valid security code.');
    expect(document.activeElement).toBe(page.getByLabelText(code));
    expect(sent()).toEqual([]);
  });

  test('of a card that has just paid gets the focus, and the step stays', async () => {
    const { page, press, answer, sent } = await open(examples['saved cards to choose']);
    answer('refreshCheckout', checkout);
    await press(next);
    await vi.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(code)));
    expect(sent()).toEqual(['savePayment']);
  });

  test('a code that is too short is not sent', async () => {
    const { page, shopper, press, sent } = await open(examples['card needs verification']);
    await shopper.type(page.getByLabelText(code), '12');
    await press('Check Code Visa ending in 1111');
    await page.findByText('The security code you entered is not valid.');
    expect(sent()).toEqual([]);
  });

  test('a failed check says so beside the card that the server names', async () => {
    const { page, shopper, press, sent } = await open(examples['verification failed']);
    await shopper.type(page.getByLabelText(code), '123');
    await press(next);
    const said = await page.findByText(/^Your card could not be verified/);
    expect(said.closest('li')!.textContent).toMatch(/Visa ending in 1111/);
    expect(sent()).toEqual(['verifyCreditCard']);
  });

  test('a refusal in words stands beside its card, and is not logged', async () => {
    const { page, shopper, press, answer, errors } = await open(examples['card needs verification']);
    answer('verifyCreditCard', { isSuccess: false, message: 'The code of card 1111 is wrong.' });
    await shopper.type(page.getByLabelText(code), '123');
    await press(next);
    const said = await page.findByText('The code of card 1111 is wrong.');
    expect(said.closest('li')!.textContent).toMatch(/Visa ending in 1111/);
    expect(errors.join()).not.toContain('card 1111');
  });

  test('what is wrong is still said when the step is come back to', async () => {
    const { page, shopper, press, heading } = await open(examples['verification failed']);
    await shopper.type(page.getByLabelText(code), '123');
    await press(next);
    await page.findByText(/^Your card could not be verified/);
    await press('Back');
    await heading('Shipping and Gift Options');
    await shopper.click(page.getByRole('link', { name: /^Payment/ }));
    await heading('Payment and Billing');
    expect(await page.findByText(/^Your card could not be verified/)).toBeTruthy();
  });

  test('is wiped when the page is left', async () => {
    const { page, shopper } = await open(examples['card needs verification']);
    const field = page.getByLabelText<HTMLInputElement>(code);
    await shopper.type(field, '123');
    dispatchEvent(new Event('pagehide'));
    expect(field.value).toBe('');
  });

  test('is not needed for another card that is chosen', async () => {
    const { page, shopper, press, paid } = await open(examples['card needs verification']);
    await press('Change how you pay');
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    await press(next);
    await vi.waitFor(() => expect(paid()).toEqual([{ accountCardOneData: { id: 'card-2' } }]));
  });
});

describe('a card that the server refuses', () => {
  test('is marked as declined, is not said to pay, and the ways to pay are open', async () => {
    const { page } = await open(examples['card declined']);
    expect(page.getByText('Visa ending in 1111 was declined and does not pay.')).toBeTruthy();
    expect(page.queryByRole('list', { name: 'Pays for this order' })).toBeNull();
    expect(page.getByRole('radio', { name: /American Express/ })).toBeTruthy();
  });

  test('is marked among the saved cards, and another is chosen', async () => {
    const { page } = await open(examples['card declined']);
    const visa = page.getByRole<HTMLInputElement>('radio', { name: /Visa ending in 1111/ });
    expect(visa.checked).toBe(false);
    expect(visa.closest('.si-card-list__card')!.textContent).toMatch(/This card was declined\.$/);
    expect(page.getByRole<HTMLInputElement>('radio', { name: /American Express/ }).checked).toBe(true);
  });

  test('says why it cannot pay', async () => {
    const { page } = await open(examples['card cannot pay']);
    expect(
      page.getByText(/does not pay for this order\. There is nothing left for this card to pay\.$/),
    ).toBeTruthy();
  });
});

describe('two cards, one after the other (decision 87)', () => {
  test('of which the second was declined: the first stays, and the rest is paid in the other place', async () => {
    const { page, shopper, press, paid } = await open(examples['one of two cards declined']);
    const paying = page.getByRole('list', { name: 'Pays for this order' });
    expect(paying.textContent).toBe('Visa ending in 1111: $1,000.00');
    expect(page.getByText(/^\$799\.00 is left to pay\./)).toBeTruthy();
    expect(
      page.getByRole('group', { name: 'How would you like to pay the remaining $799.00?' }),
    ).toBeTruthy();
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    await press(next);
    await vi.waitFor(() =>
      expect(paid()).toEqual([{ accountCardTwoData: { id: 'card-2', appliedAmount: 79900 } }]),
    );
  });

  test('one card may pay all of it instead, also the one that pays a part', async () => {
    const { page, shopper, press, paid } = await open(examples['one of two cards declined']);
    await press('Pay all of it with one card instead');
    await shopper.click(page.getByRole('radio', { name: /Visa ending in 1111/ }));
    await press(next);
    await vi.waitFor(() => expect(paid()).toEqual([{ accountCardOneData: { id: 'card-1' } }]));
  });

  test('the second may be a card that is typed', async () => {
    const { page, shopper, press, paid } = await open(examples['one of two cards declined']);
    await shopper.click(page.getByRole('radio', { name: 'New credit or debit card' }));
    await shopper.type(page.getByLabelText('Card number'), '5555555555554444');
    await shopper.type(page.getByLabelText('Expiration date'), '1239');
    await shopper.type(page.getByLabelText('Security code'), '123');
    await press(next);
    await vi.waitFor(() =>
      expect(paid()).toMatchObject([{ cardTwoData: { type: 'MasterCard', appliedAmount: 79900 } }]),
    );
  });

  test('with the provider a saved card pays its part alone, and the step stays for the rest', async () => {
    const example = examples['two cards one after the other'];
    const { page, shopper, press, paid, answer, sent } = await open(example);
    answer('refreshCheckout', examples['one of two cards declined'].props.checkout);
    await shopper.click(page.getByRole('checkbox', { name: 'Pay only a part with this card' }));
    await shopper.type(page.getByLabelText(/^Amount on this card/), '1000');
    await press(next);
    const said = await page.findByText(/^\$799\.00 is left to pay\./);
    expect(document.activeElement!.contains(said)).toBe(true);
    expect(paid()).toEqual([{ accountCardOneData: { id: 'card-1', appliedAmount: 100000 } }]);
    expect(sent()).toEqual(['savePayment']);
  });

  test('a part that leaves nothing for the other card is not sent', async () => {
    const { page, shopper, press, sent } = await open(examples['two cards one after the other']);
    await shopper.click(page.getByRole('checkbox', { name: 'Pay only a part with this card' }));
    await shopper.type(page.getByLabelText(/^Amount on this card/), '1799');
    await press(next);
    await page.findByText('Enter an amount above 0 and below $1,799.00.');
    expect(sent()).toEqual([]);
  });
});

describe('what pays for the order', () => {
  const rows = (page: { getAllByRole(role: string): HTMLElement[] }) =>
    page
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`)
      .slice(-5);

  test('stands below the total, means by means', async () => {
    const { page } = await open(examples['several means']);
    expect(rows(page)).toEqual([
      'Total $1,799.00',
      'Gift card ending in 4411 $50.00',
      'THANKS25 $25.00',
      'Reward certificate 7000123 $25.00',
      'Visa ending in 1111 $1,699.00',
    ]);
  });

  test('and what is left, where no means pays it yet', async () => {
    const { page } = await open(examples['one of two cards declined']);
    expect(rows(page).slice(-3)).toEqual([
      'Total $1,799.00',
      'Visa ending in 1111 $1,000.00',
      'Left to pay $799.00',
    ]);
  });

  test('stands at the review and on the confirmation', async () => {
    const { checkout } = examples['several means'].props;
    const { page, heading } = await checkoutPage('review', {
      ...examples.review,
      props: { checkout },
      answers: { ...examples.review.answers, refreshCheckout: checkout },
    });
    await heading(review);
    const part = (await page.findByRole('heading', { name: 'Payment' })).closest('section')!;
    expect(part.textContent).toMatch(/Gift card ending in 4411: \$50\.00THANKS25: \$25\.00/);
    const placed = await checkoutPage('confirmation', {
      ...examples.confirmation,
      props: { checkout: { ...checkout, furthestStep: 5, orderNumber: '50012345' } },
    });
    const paid = (await placed.page.findByRole('heading', { name: 'Payment' })).closest('section')!;
    expect(paid.textContent).toMatch(/Gift card ending in 4411: \$50\.00THANKS25: \$25\.00/);
    expect(placed.page.getAllByText(/Gift card ending in 4411/)).toHaveLength(1);
  });
});

describe('the store card’s offer', () => {
  const chosen = (offer: object) => {
    const { checkout, creditOffer } = examples['credit offer'].props;
    return {
      ...examples['credit offer'],
      props: { checkout: { ...checkout, payment: { ...checkout.payment, offer } }, creditOffer },
    };
  };

  test('what was chosen stands on the payment', async () => {
    const { page } = await open(chosen({ selectedOption: 2, hasFinanceOpted: true }));
    expect(page.getByText(/you have chosen special financing/)).toBeTruthy();
  });

  test('and at the review', async () => {
    const { page } = await checkoutPage('review', chosen({ selectedOption: 1, hasFinanceOpted: false }));
    expect(await page.findByText(/you earn rewards on this order/)).toBeTruthy();
  });

  test('says nothing to who pays by another card', async () => {
    const { checkout } = examples.payment.props;
    const offer = { selectedOption: 2, hasFinanceOpted: true };
    const { page } = await open({
      ...examples.payment,
      props: { checkout: { ...checkout, payment: { ...checkout.payment, offer } } },
    });
    expect(page.queryByText(/special financing/)).toBeNull();
  });
});

describe('Place Order', () => {
  test('stands beside the total', async () => {
    const { page } = await checkoutPage('review', examples.review);
    const button = await page.findByRole('button', { name: 'Place Order' });
    expect(button.parentElement!.textContent).toMatch(/^Total\$1,799\.00/);
  });

  test('has the shop’s terms above it, sanitised', async () => {
    const placeOrderTerms =
      'By placing your order you agree to our <a href="/customer-service/terms">terms</a>.<script>alert(1)</script>';
    const { page } = await checkoutPage('review', {
      ...examples.review,
      context: { messages: { placeOrderTerms } },
    });
    const link = await page.findByRole('link', { name: 'terms' });
    expect(link.closest('.si-server-text')!.innerHTML).not.toContain('script');
  });

  test('without terms has none', async () => {
    const { page } = await checkoutPage('review', examples.review);
    await page.findByRole('button', { name: 'Place Order' });
    expect(document.querySelector('.si-checkout__terms')).toBeNull();
  });
});

test('notices of the ways of paying are there again when the step is come back to', async () => {
  const whole = {
    ...checkoutExamples['all done'],
    hasSynchrony: true,
    messages: { synchronyPaymentMessage: '<p>Synchrony processes this payment.</p>' },
  };
  const { page, press, heading } = await open({
    ...examples.payment,
    props: { checkout: whole },
    answers: { ...examples.payment.answers, refreshCheckout: whole },
  });
  await page.findByText('Synchrony processes this payment.');
  await press(next);
  await heading(review);
  await page.findByText('Synchrony processes this payment.');
  await press('Back');
  await heading('Payment and Billing');
  expect(await page.findByText('Synchrony processes this payment.')).toBeTruthy();
});
