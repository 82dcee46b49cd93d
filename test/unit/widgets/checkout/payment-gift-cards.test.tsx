import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample } from '../../../../src/contract/payment/payment.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const whole = checkoutExamples['all done'];
const [giftCard] = otherTendersExample.giftCards;
const withPayment = (payment: object) => ({ ...whole, payment: { ...whole.payment, ...payment } });
const applied = withPayment({ giftCards: [giftCard], amountDue: 174900 });
const number = '6006-4912 3456 4411';

const pageOf = (
  checkout: object,
  answers: object = {},
  context: IslandExample['context'] = {},
): IslandExample => ({
  ...examples.payment,
  context,
  props: { checkout },
  answers: { ...examples.payment.answers, refreshCheckout: checkout, ...answers },
});

async function open(example: IslandExample) {
  const island = await checkoutPage('payment', example);
  const { page, shopper } = island;
  await page.findByRole('button', { name: 'Next: Review & Place Order' });
  const field = () => page.getByLabelText<HTMLInputElement>('Gift card number');
  const pin = () => page.getByLabelText<HTMLInputElement>('PIN');
  const add = async () => {
    await shopper.click(page.getByRole('button', { name: /^Add (a|another) gift card$/ }));
    await shopper.type(field(), number);
    await shopper.type(pin(), '12 34');
  };
  return {
    ...island,
    field,
    pin,
    add,
    list: () => page.queryByRole('list', { name: 'Gift cards that pay' }),
  };
}

describe('a gift card', () => {
  test('is behind a button, and its fields have no names', async () => {
    const { page, shopper, field, pin } = await open(pageOf(whole));
    expect(page.queryByLabelText('Gift card number')).toBeNull();
    const button = page.getByRole('button', { name: 'Add a gift card' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await shopper.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect([field().name, pin().name]).toEqual(['', '']);
  });

  test('is sent without spaces and dashes, and then pays', async () => {
    const { add, press, bodies, list, field, answer } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: true } }),
    );
    await add();
    answer('refreshCheckout', applied);
    await press('Apply Gift Card');
    await vi.waitFor(() => expect(list()?.textContent).toContain('Gift card ending in 4411'));
    expect(bodies('applyGiftCardTender')).toEqual([{ cardNumber: '6006491234564411', cardPin: '1234' }]);
    expect(list()!.textContent).toContain('−$50.00');
    expect(list()!.textContent).toContain('$0.00 left on it');
    expect(field().value).toBe('');
  });

  test('that pays closes the fields, with the focus on the button for another one', async () => {
    const { add, press, page } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: true, checkout: applied } }),
    );
    await add();
    await press('Apply Gift Card');
    const another = await page.findByRole('button', { name: 'Add another gift card' });
    await vi.waitFor(() => expect(document.activeElement).toBe(another));
    expect(another.getAttribute('aria-expanded')).toBe('false');
  });

  test('with Enter is applied, and nothing else is sent', async () => {
    const { add, shopper, field, sent } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: true, checkout: applied } }),
    );
    await add();
    await shopper.type(field(), '{Enter}');
    await vi.waitFor(() => expect(sent()).toEqual(['applyGiftCardTender']));
  });

  test('that is refused keeps what was typed, with the words at its number', async () => {
    const { add, press, page, field, pin } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: false, message: 'This gift card is empty.' } }),
    );
    await add();
    await press('Apply Gift Card');
    const said = await page.findByText('This gift card is empty.');
    expect(field().getAttribute('aria-describedby')).toBe(said.closest('[id]')!.id);
    expect([field().value, pin().value]).toEqual([number, '12 34']);
    expect(document.activeElement).toBe(field());
  });

  test('that is refused by a code only gets words all the same', async () => {
    const { add, press, page } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: false, message: 'GiftCardError' } }),
    );
    await add();
    await press('Apply Gift Card');
    await page.findByText('This gift card could not be used. Please check its number and PIN.');
  });

  test('is not sent without a number', async () => {
    const { page, shopper, press, sent } = await open(pageOf(whole));
    await shopper.click(page.getByRole('button', { name: 'Add a gift card' }));
    await press('Apply Gift Card');
    await page.findByText('Please enter the number of your gift card.');
    expect(sent()).toEqual([]);
  });

  test('is refused in words, and not sent, when nothing is due', async () => {
    const { add, press, page, field, sent } = await open(
      pageOf(withPayment({ giftCards: [giftCard], amountDue: 0, appliedCards: [] })),
    );
    await add();
    await press('Apply Gift Card');
    await page.findByText('Nothing is left to pay, so this gift card is not needed.');
    expect(sent()).toEqual([]);
    expect(field().value).toBe(number);
  });

  test('whose answer is lost but that pays is not asked for again', async () => {
    const { add, press, list, field, answer, page } = await open(pageOf(whole, { applyGiftCardTender: 504 }));
    await add();
    answer('refreshCheckout', applied);
    await press('Apply Gift Card');
    await vi.waitFor(() => expect(list()?.textContent).toContain('4411'));
    expect(field().value).toBe('');
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('shows what is on it without being applied', async () => {
    const { add, press, page, field, sent, bodies } = await open(
      pageOf(whole, { getGiftCardBalance: { isSuccess: true, balance: 5000 } }),
    );
    await add();
    await press('Check balance');
    await page.findByText('$50.00 is on this gift card.');
    expect(sent()).toEqual(['getGiftCardBalance']);
    expect(bodies('getGiftCardBalance')).toEqual([{ cardNumber: '6006491234564411', cardPin: '1234' }]);
    expect(field().value).toBe(number);
  });

  test('is emptied before the page enters the back-forward cache', async () => {
    const { add, field, pin } = await open(pageOf(whole));
    await add();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect([field().value, pin().value]).toEqual(['', '']);
  });

  test('leaves no trace in attributes, events or the console', async () => {
    const { add, press, page, errors } = await open(pageOf(whole, { applyGiftCardTender: 500 }));
    await add();
    await press('Apply Gift Card');
    await page.findByRole('alert');
    expect(document.documentElement.outerHTML).not.toMatch(/6006|4912|12 34/);
    expect(errors.join()).not.toMatch(/6006|4912/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('6006');
  });
});

describe('gift cards that pay', () => {
  const two = [giftCard!, { id: 'gift-2', lastFour: '9902', appliedAmount: 2000, balance: 7500 }];

  test('are taken back by their ids', async () => {
    const { press, bodies, list, answer } = await open(
      pageOf(withPayment({ giftCards: two }), { removeGiftCardTender: { isSuccess: true } }),
    );
    answer('refreshCheckout', applied);
    await press('Remove Gift card ending in 9902');
    await vi.waitFor(() => expect(list()!.textContent).not.toContain('9902'));
    expect(bodies('removeGiftCardTender')).toEqual([{ cardNumber: 'gift-2' }]);
    expect(document.activeElement?.textContent).toContain('4411');
  });

  test('each say what is left on them', async () => {
    const { list } = await open(pageOf(withPayment({ giftCards: two })));
    expect(list()!.textContent).toContain('$55.00 left on it');
  });

  test('have the server’s errors beside the one that they belong to', async () => {
    const refused = {
      isSuccess: false,
      giftCardErrors: [{ id: 'gift-2', message: 'This card has expired.' }],
    };
    const { add, press, list } = await open(
      pageOf(withPayment({ giftCards: two }), { applyGiftCardTender: refused }),
    );
    await add();
    await press('Apply Gift Card');
    await vi.waitFor(() => expect(list()!.querySelector('[role=alert]')).not.toBeNull());
    const row = list()!.querySelector('[role=alert]')!.closest('li')!;
    expect(row.textContent).toContain('9902');
    expect(row.textContent).toContain('This card has expired.');
  });

  test('that cannot be removed stay, with the reason beside them', async () => {
    const { press, list } = await open(
      pageOf(withPayment({ giftCards: two }), {
        removeGiftCardTender: { isSuccess: false, message: 'It is being charged.' },
      }),
    );
    await press('Remove Gift card ending in 4411');
    await vi.waitFor(() =>
      expect(list()!.querySelectorAll('li')[0]!.textContent).toContain('It is being charged.'),
    );
  });
});

describe('a service that is down', () => {
  const down =
    'Gift cards cannot be used at the moment. Please try again in a few minutes, or pay another way.';

  test('is said once, and the other means stay usable', async () => {
    const { page } = await open(pageOf(withPayment({ isGiftCardServiceUnavailable: true })));
    expect(page.getAllByText(down)).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Change how you pay' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Add a tender code' })).toBeTruthy();
  });

  test('is said after a call that fails, and no longer after one that works', async () => {
    const { add, press, page, answer, field } = await open(pageOf(whole, { applyGiftCardTender: 500 }));
    await add();
    await press('Apply Gift Card');
    await page.findByText(down);
    expect(page.getAllByRole('alert')).toHaveLength(1);
    expect(field().value).toBe(number);
    answer('applyGiftCardTender', { isSuccess: true, checkout: applied });
    await press('Apply Gift Card');
    await vi.waitFor(() => expect(page.queryByText(down)).toBeNull());
  });
});

test('a refusal that says that the service is down says it once', async () => {
  const { add, press, page } = await open(
    pageOf(whole, {
      applyGiftCardTender: {
        isSuccess: false,
        message: 'The service does not answer.',
        isGiftCardServiceUnavailable: true,
      },
    }),
  );
  await add();
  await press('Apply Gift Card');
  await page.findByText(/^Gift cards cannot be used at the moment/);
  expect(page.queryByText('The service does not answer.')).toBeNull();
});

describe('which call it is', () => {
  const adyen = { paymentProvider_EnableAdyen: true };
  test.each([
    ['without flags', {}, 'applyGiftCardTender', { cardNumber: '6006491234564411', cardPin: '1234' }],
    [
      'with the provider',
      adyen,
      'applyProviderGiftCard',
      { cardNumber: '6006491234564411', cardPin: '1234' },
    ],
    [
      'with the names of payment actions',
      { paymentActions: 'provider' },
      'applyGiftCardTender',
      { number: '6006491234564411', pin: '1234' },
    ],
  ])('%s', async (_, features, call, payload) => {
    const { add, press, bodies } = await open(
      pageOf(whole, { [call]: { isSuccess: true, checkout: applied } }, { features }),
    );
    await add();
    await press('Apply Gift Card');
    await vi.waitFor(() => expect(bodies(call)).toEqual([payload]));
  });

  test.each([
    [{}, 'removeGiftCardTender', { cardNumber: 'gift-1' }],
    [adyen, 'removeProviderGiftCard', { cardNumber: 'gift-1' }],
    [{ paymentActions: 'provider' }, 'removeGiftCardTender', { number: 'gift-1' }],
  ])('to remove one, with %o', async (features, call, payload) => {
    const { press, bodies } = await open(pageOf(applied, { [call]: { isSuccess: true } }, { features }));
    await press('Remove Gift card ending in 4411');
    await vi.waitFor(() => expect(bodies(call)).toEqual([payload]));
  });
});

describe('Next, with something typed that is not applied', () => {
  const next = 'Next: Review & Place Order';
  const notApplied = 'This has not been applied yet. Please apply it, or empty the field.';

  test.each([
    ['Add a gift card', 'Gift card number'],
    ['Add a tender code', 'Tender code'],
    ['Add a promo code', 'Promo code'],
  ])('stays and says so at the field of “%s”, and goes on at the second press', async (opener, label) => {
    const { page, shopper, press, sent, heading } = await open(pageOf(whole));
    await press(opener);
    await shopper.type(page.getByLabelText(label), '1234');
    await press(opener);
    await press(next);
    await page.findByText(notApplied);
    await vi.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(label)));
    expect(sent()).toEqual([]);
    await press(next);
    await heading('Review and Place Order');
  });

  test('goes on where it has been refused', async () => {
    const { add, press, page, heading } = await open(
      pageOf(whole, { applyGiftCardTender: { isSuccess: false, message: 'This gift card is empty.' } }),
    );
    await add();
    await press('Apply Gift Card');
    await page.findByText('This gift card is empty.');
    await press(next);
    await heading('Review and Place Order');
  });
});
