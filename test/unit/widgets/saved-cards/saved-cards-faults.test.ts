import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
/** The requests, without those to the server's log. */
const sent = ({ requests }: RenderedIsland) =>
  requests.map(({ call }) => call).filter((call) => call !== 'logCheckout');
const bodies = ({ requests }: RenderedIsland) => sentPayments(requests);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

describe('a refusal shows its reason and keeps the choice', () => {
  test.each([
    ['refused', 'The total is $1,899.00 now. Please review your payment.'],
    ['session error', 'Your session has timed out. Please try again.'],
    ['card service error', 'We could not check your card.'],
    ['rewards restriction', 'Rewards need a rewards card.'],
    ['without words', 'Your card could not be checked. Please try again.'],
    ['nothing to pay', 'There is nothing left for this card to pay.'],
    ['not applied', 'Your rewards card could not be applied to this order. Please pay with another card.'],
    ['reissued', 'Card has been reissued. Please use new card.'],
    ['number refused', 'The credit card number you entered is not valid.'],
    ['code refused', 'The security code you entered is not valid.'],
    ['no longer valid', 'The expiration date you entered is not valid.'],
  ] as const)('%s: %s', async (name, words) => {
    const island = await openIsland(savedCards, examples[name]);
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(alertOf(island)?.textContent).toBe(words));
    expect(radio(island, /Rewards Mastercard/).checked).toBe(true);
    // The new data of the order may show the reason.
    expect(sent(island)).toEqual(['refreshCheckout', 'savePayment', 'refreshCheckout']);
  });

  test('not authorized: a popup says so, and leads where the server says', async () => {
    const island = await openIsland(savedCards, examples['not authorized']);
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(alertOf(island)).toBeUndefined();
    expect(island.opened).toEqual([
      {
        name: 'payment-error',
        props: {
          message: 'Your card was declined. Please use another card.',
          url: '/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment',
        },
      },
    ]);
  });

  test('after a refused card that can no longer be chosen, no other is preselected', async () => {
    const island = await openIsland(savedCards, examples.refused);
    await vi.waitFor(() => expect(sent(island)).toEqual(['refreshCheckout']));
    const { payment } = examples.several.answers.refreshCheckout;
    const [visa, amex, ...others] = payment.savedCards as object[];
    const now = [visa, { ...amex, isInUse: true }, ...others];
    island.answer('refreshCheckout', { payment: { ...payment, savedCards: now } });
    await island.shopper.click(update(island));
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe(
        'The total is $1,899.00 now. Please review your payment. American Express ending in 0005 can no longer be chosen. Card already in use.',
      ),
    );
    expect(radio(island, /Rewards Mastercard/).checked).toBe(false);
  });

  test('a flag shows rather than the server’s message', async () => {
    const { answers } = examples['code refused'];
    const savePayment = { ...answers.savePayment, message: 'Your payment could not be saved.' };
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, savePayment },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe('The security code you entered is not valid.'),
    );
  });

  test('the error disappears when another card is chosen', async () => {
    const island = await openIsland(savedCards, examples.reissued);
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(alertOf(island)).toBeDefined());
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    expect(alertOf(island)).toBeUndefined();
  });

  test('the server’s message is not logged', async () => {
    const island = await openIsland(savedCards, examples.refused);
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(alertOf(island)).toBeDefined());
    expect(island.errors.join()).not.toContain('1,899');
  });
});

test.each([
  ['a stale token', () => Response.json({ isTokenStale: true }, { status: 403 })],
  ['a session that has expired', { IsReset: true }],
])('a payment that %s has stopped is not read, because nothing was done', async (_what, answer) => {
  const island = await openIsland(savedCards, examples.several);
  await vi.waitFor(() => expect(sent(island)).toEqual(['refreshCheckout']));
  island.answer('savePayment', answer);
  await island.shopper.click(update(island));
  await vi.waitFor(() => expect(island.opened).toHaveLength(1));
  expect(alertOf(island)).toBeUndefined();
  expect(sent(island)).toEqual(['refreshCheckout', 'savePayment']);
});

test.each([
  ['was taken', { isSuccess: true }, 0],
  ['was refused', { isSuccess: false, cardOneErrors: { hasCvvError: true } }, 0],
  ['was lost', 503, 1],
])(
  'a session that has expired when a payment %s opens its popup, without a log',
  async (_what, answer, logged) => {
    const island = await openIsland(savedCards, examples.several);
    await vi.waitFor(() => expect(sent(island)).toEqual(['refreshCheckout']));
    island.answer('savePayment', answer);
    island.answer('refreshCheckout', { IsReset: true });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']));
    // The log of the payment itself, whose answer was lost.
    expect(island.errors).toHaveLength(logged);
  },
);

describe('after a lost answer', () => {
  const { answers } = examples.several;
  const paid = examples['lost but done'].answers.refreshCheckout;

  test('a card that pays after all counts as success, without another call', async () => {
    const island = await openIsland(savedCards, examples['lost but done']);
    await island.shopper.click(update(island));
    await island.page.findByText('American Express ending in 0005 now pays for this order.');
    expect(bodies(island)).toHaveLength(1);
  });

  test('the button works again only when the payment has been read', async () => {
    const held = heldAnswer(answers.refreshCheckout);
    const island = await openIsland(savedCards, examples.failed);
    await vi.waitFor(() => expect(sent(island)).toEqual(['refreshCheckout']));
    island.answer('refreshCheckout', held.answer);
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(sent(island).slice(1)).toEqual(['savePayment', 'refreshCheckout']));
    expect(update(island).getAttribute('aria-busy')).toBe('true');
    await island.shopper.click(update(island));
    expect(bodies(island)).toHaveLength(1);
    held.release();
    await vi.waitFor(() => expect(alertOf(island)).toBeDefined());
    expect(update(island).getAttribute('aria-busy')).toBeNull();
  });

  test('if it cannot be read, the next press reads it before anything is sent', async () => {
    const island = await openIsland(savedCards, {
      ...examples.failed,
      answers: { savePayment: 503, refreshCheckout: 503 },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(alertOf(island)).toBeUndefined();
    island.answer('refreshCheckout', paid);
    await island.shopper.click(update(island));
    await island.page.findByText(/now pays for this order/);
    expect(bodies(island)).toHaveLength(1);
  });

  test('if it still cannot be read, nothing is sent', async () => {
    const island = await openIsland(savedCards, {
      ...examples.failed,
      answers: { savePayment: 503, refreshCheckout: 503 },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(alertOf(island)).toBeUndefined();
    await island.shopper.click(update(island));
    await vi.waitFor(() =>
      expect(sent(island).slice(1)).toEqual(['savePayment', 'refreshCheckout', 'refreshCheckout']),
    );
    await vi.waitFor(() => expect(update(island).getAttribute('aria-busy')).toBeNull());
  });
});
