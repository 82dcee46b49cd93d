import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/add-card/add-card.examples.ts';
import addCard from '../../../../widgets/add-card/add-card.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';

const cardNumber = '4111111111111111';

const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /^(Add Card|Adding…)$/ });
const field = ({ page }: RenderedIsland, label: string) => page.getByLabelText<HTMLInputElement>(label);
/** The requests, without those to the server's log. */
const sent = ({ requests }: RenderedIsland) =>
  requests.map(({ call }) => call).filter((call) => call !== 'logCheckout');
const bodies = ({ requests }: RenderedIsland) => sentPayments(requests);
const slot = (island: RenderedIsland, label: string) =>
  document.getElementById(field(island, label).getAttribute('aria-describedby')!)!.textContent;

/** The popup with a complete card typed into it. */
async function openTyped(example: Parameters<typeof openIsland>[1] = examples.empty) {
  const island = await openIsland(addCard, example);
  await island.shopper.type(field(island, 'Card number'), cardNumber);
  await island.shopper.type(field(island, 'Expiration date'), '1239');
  await island.shopper.type(field(island, 'Security code'), '123');
  return island;
}

test('opens with the focus on the number', async () => {
  const island = await openIsland(addCard, examples.empty);
  island.page.getByRole('dialog', { name: 'Add New Card' });
  expect(document.activeElement).toBe(field(island, 'Card number'));
});

test('is the Apply New Card popup when it is opened from the cart (cart §2)', async () => {
  const island = await openIsland(addCard, { ...examples.empty, props: { isFromCart: true } });
  island.page.getByRole('dialog', { name: 'Apply New Card' });
});

test('shows an error at a missing field, and sends nothing', async () => {
  const island = await openIsland(addCard, examples.empty);
  await island.shopper.click(button(island));
  expect(slot(island, 'Card number')).toBe('Please enter a valid credit card number.');
  expect(document.activeElement).toBe(field(island, 'Card number'));
  expect(island.requests).toEqual([]);
});

describe('a complete card', () => {
  test('pays, and the popup says so', async () => {
    const island = await openTyped();
    await island.shopper.click(button(island));
    const done = await island.page.findByText('Visa ending in 1111 now pays for this order.');
    expect(document.activeElement!.contains(done)).toBe(true);
    expect(bodies(island)).toEqual([
      {
        cardOneData: {
          type: 'Visa',
          number: cardNumber,
          expMonth: 12,
          expYear: 2039,
          cvv: '123',
          saveToAccount: false,
        },
      },
    ]);
  });

  test('is saved if that is ticked', async () => {
    const island = await openTyped();
    await island.shopper.click(island.page.getByRole('checkbox', { name: 'Save this card to my account' }));
    await island.shopper.click(button(island));
    await island.page.findByText(/now pays for this order/);
    expect(bodies(island)).toMatchObject([{ cardOneData: { saveToAccount: true } }]);
  });

  test('notifies the opener that it pays, without card data', async () => {
    const onPaid = vi.fn();
    const island = await openTyped({ ...examples.empty, props: { onPaid } });
    await island.shopper.click(button(island));
    await island.page.findByText(/now pays for this order/);
    expect(onPaid.mock.calls).toEqual([[expect.any(Function)]]);
  });

  test('closes for an opener that goes on at once', async () => {
    const island = await openTyped({ ...examples.empty, props: { onPaid: (close: () => void) => close() } });
    await island.shopper.click(button(island));
    await closed(island);
  });

  test('goes to a script’s function instead of the call, and the popup closes', async () => {
    const onUpdate = vi.fn();
    const island = await openTyped({ ...examples.empty, props: { onUpdate } });
    await island.shopper.click(button(island));
    await closed(island);
    expect(onUpdate.mock.calls).toMatchObject([[{ type: 'Visa', number: cardNumber, cvv: '123' }]]);
    expect(island.requests).toEqual([]);
  });

  test('stays typed if the function fails', async () => {
    const onUpdate = vi.fn().mockRejectedValue(new Error('no'));
    const island = await openTyped({ ...examples.empty, props: { onUpdate } });
    await island.shopper.click(button(island));
    await island.page.findAllByText(/Please try again/);
    expect(field(island, 'Security code').value).toBe('123');
  });
});

test.each(['limit reached', 'not to be saved'] as const)('%s: saving is not offered', async (name) => {
  const island = await openIsland(addCard, examples[name]);
  expect(island.page.queryByRole('checkbox')).toBeNull();
});

test('without a limit, saving is offered', async () => {
  const island = await openIsland(addCard, { ...examples['limit reached'], context: {} });
  island.page.getByRole('checkbox', { name: 'Save this card to my account' });
});

describe('the server’s flags', () => {
  test.each([
    ['number refused', 'Card number', 'The credit card number you entered is not valid.'],
    ['code refused', 'Security code', 'The security code you entered is not valid.'],
  ] as const)('%s: the error shows at its field, which is focused', async (name, label, words) => {
    const island = await openTyped(examples[name]);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(slot(island, label)).toBe(words));
    expect(document.activeElement).toBe(field(island, label));
    expect(field(island, 'Card number').value.replaceAll(' ', '')).toBe(cardNumber);
  });

  test('an expired session shows its own text', async () => {
    const island = await openTyped(examples['session error']);
    await island.shopper.click(button(island));
    await island.page.findAllByText('Your session has timed out.');
  });
});

test('a lost answer for a card that pays after all counts as success', async () => {
  const island = await openTyped({
    ...examples.empty,
    answers: {
      savePayment: 'offline',
      refreshCheckout: {
        payment: {
          amountDue: 100,
          appliedCards: [{ type: 'Visa', lastFour: '1111', appliedAmount: 100 }],
        },
        attempts: [{ attemptId: '{attemptId}', outcome: 'done' }],
      },
    },
  });
  await island.shopper.click(button(island));
  await island.page.findByText(/now pays for this order/);
  expect(sent(island)).toEqual(['savePayment', 'refreshCheckout']);
});

describe('the typed card', () => {
  test('is in no attribute', async () => {
    await openTyped();
    expect(document.documentElement.outerHTML.replaceAll(' ', '')).not.toContain('41111111');
  });

  test('is gone when the popup is opened again', async () => {
    const on = openTestPage(examples.empty);
    const island = await openIsland(addCard, examples.empty, on);
    await island.shopper.type(field(island, 'Card number'), cardNumber);
    const old = field(island, 'Card number');
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    const again = await openIsland(addCard, examples.empty, on);
    expect(field(again, 'Card number').value).toBe('');
    // The field itself, which a script may still reference.
    expect(old.value).toBe('');
  });

  test('is gone when the page is left', async () => {
    const island = await openTyped();
    dispatchEvent(new Event('pagehide'));
    expect(field(island, 'Card number').value).toBe('');
    expect(field(island, 'Security code').value).toBe('');
    dispatchEvent(new Event('pageshow'));
  });
});

test('the security code help opens over it', async () => {
  const island = await openIsland(addCard, examples.empty);
  await island.shopper.click(island.page.getByRole('button', { name: 'Where is my security code?' }));
  expect(island.opened.map(({ name }) => name)).toEqual(['security-code-help']);
});

test('the provider’s fields that do not load show and log an error, and can be tried again', async () => {
  const island = await openIsland(addCard, {
    ...examples.empty,
    context: { features: { paymentProvider_EnableAdyen: true } },
  });
  await island.page.findByRole('button', { name: 'Try Again' });
  expect(document.querySelector('.si-message[data-state="error"]')!.textContent).toMatch(
    /Something went wrong/,
  );
  expect(island.page.queryByRole('button', { name: 'Add Card' })).toBeNull();
  expect(island.errors.join()).toContain('paymentProvider_EnableAdyen is on, but nothing says where');
});
