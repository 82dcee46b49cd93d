import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const box = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('checkbox', { name });
const amount = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('textbox', { name });
const bodies = ({ requests }: RenderedIsland) => sentPayments(requests);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

/** The popup with a Visa and an American Express chosen. */
async function openChosen(example: Parameters<typeof openIsland>[1] = examples.several) {
  const island = await openIsland(payWithTwo, example);
  await island.shopper.click(box(island, /Visa/));
  await island.shopper.click(box(island, /American Express/));
  return island;
}

async function type(island: RenderedIsland, name: RegExp, text: string) {
  await island.shopper.clear(amount(island, name));
  if (text) await island.shopper.type(amount(island, name), text);
}

describe('exactly two cards', () => {
  test('are required', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    island.page.getByRole('dialog', { name: 'Select Two Cards' });
    await island.shopper.click(update(island));
    expect(alertOf(island)?.textContent).toBe('Please select two cards.');
    await island.shopper.click(box(island, /Visa/));
    expect(alertOf(island)).toBeUndefined();
    await island.shopper.click(update(island));
    expect(alertOf(island)?.textContent).toBe('Please select two cards.');
    expect(bodies(island)).toEqual([]);
  });

  test('if two are chosen, the others are disabled', async () => {
    const island = await openChosen();
    const other = box(island, /Mastercard/);
    expect(other.getAttribute('aria-disabled')).toBe('true');
    await island.shopper.click(other);
    expect(other.checked).toBe(false);
    expect(box(island, /Visa/).checked).toBe(true);
  });

  test('if one is unticked, the others are enabled again', async () => {
    const island = await openChosen();
    await island.shopper.click(box(island, /Visa/));
    expect(box(island, /Mastercard/).getAttribute('aria-disabled')).toBeNull();
    await island.shopper.click(box(island, /Mastercard/));
    expect(box(island, /Mastercard/).checked).toBe(true);
  });

  test.each(['one in use', 'several', 'only rewards cards'] as const)(
    '%s: a disabled one shows its reason',
    async (name) => {
      const island = await openIsland(payWithTwo, examples[name]);
      const words = {
        'one in use': [/Visa/, 'Card already in use.'],
        several: [/Discover/, 'Card expired.'],
        'only rewards cards': [/Visa/, 'Only rewards cards can pay for this order.'],
      }[name] as [RegExp, string];
      const card = box(island, words[0]);
      await island.shopper.click(card);
      expect(card.checked).toBe(false);
      expect(document.getElementById(card.getAttribute('aria-describedby')!)!.textContent).toContain(
        words[1],
      );
    },
  );
});

describe('Update Payment', () => {
  test('pays with two saved cards, in cents, and says so', async () => {
    const island = await openChosen();
    await type(island, /Visa/, '1000');
    await island.shopper.click(update(island));
    const done = await island.page.findByText(
      'Visa ending in 1111 and American Express ending in 0005 now pay for this order.',
    );
    expect(document.activeElement!.contains(done)).toBe(true);
    expect(bodies(island)).toEqual([
      {
        accountCardOneData: { id: 'card-1', appliedAmount: 100000 },
        accountCardTwoData: { id: 'card-2', appliedAmount: 79900 },
      },
    ]);
  });

  test('passes the order, the indexes and the amounts to the page', async () => {
    const onUpdate = vi.fn();
    const island = await openChosen({
      ...examples.several,
      props: { ...examples.several.props, onUpdate },
    });
    await island.shopper.click(update(island));
    await closed(island);
    expect(onUpdate.mock.calls[0]![0]).toMatchObject({
      order: { id: 'basket-1' },
      selectedIndexes: [0, 1],
      appliedAmounts: [89950, 89950],
    });
    expect(island.requests).toEqual([]);
  });

  test.each([
    ['session error', 'Your session has timed out. Please try again.'],
    ['card service error', 'We could not check your card.'],
    ['rewards restriction', 'Rewards need a rewards card.'],
    ['without words', 'Your card could not be checked. Please try again.'],
    ['nothing to pay', 'There is nothing left for this card to pay.'],
    ['not applied', 'Your rewards card could not be applied to this order. Please pay with another card.'],
    ['reissued', 'Card has been reissued. Please use new card.'],
    ['number refused', 'The credit card number you entered is not valid.'],
    ['no longer valid', 'The expiration date you entered is not valid.'],
    ['code refused', 'The security code you entered is not valid.'],
  ] as const)('names the card that the server refuses: %s', async (name, words) => {
    const island = await openChosen(examples[name]);
    await island.shopper.click(update(island));
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe(`American Express ending in 0005: ${words}`),
    );
    expect(box(island, /Visa/).checked).toBe(true);
  });

  test('names each card that the server refuses', async () => {
    const island = await openChosen(examples['both refused']);
    await island.shopper.click(update(island));
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe(
        'Visa ending in 1111: The expiration date you entered is not valid. American Express ending in 0005: Rewards need a rewards card.',
      ),
    );
  });
});

test('shows the server’s flag rather than its message, which does not name a card', async () => {
  const { answers } = examples['no longer valid'];
  const savePayment = { ...answers.savePayment, message: 'Your payment could not be saved.' };
  const island = await openChosen({ ...examples.several, answers: { ...answers, savePayment } });
  await island.shopper.click(update(island));
  await vi.waitFor(() =>
    expect(alertOf(island)?.textContent).toBe(
      'American Express ending in 0005: The expiration date you entered is not valid.',
    ),
  );
});

test('if closed before the server flags a card, announces it on the page, with the card’s name', async () => {
  const held = heldAnswer(examples['code refused'].answers.savePayment);
  const { answers } = examples.several;
  const island = await openChosen({ ...examples.several, answers: { ...answers, savePayment: held.answer } });
  await island.shopper.click(update(island));
  await vi.waitFor(() => expect(bodies(island)).toHaveLength(1));
  await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
  await closed(island);
  held.release();
  const words = 'American Express ending in 0005: The security code you entered is not valid.';
  await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe(words));
});

test('a lost answer for cards that pay after all counts as success', async () => {
  const island = await openChosen(examples['lost but done']);
  await island.shopper.click(update(island));
  await island.page.findByText(/now pay for this order/);
  expect(bodies(island)).toHaveLength(1);
});

test('missing cards and total are requested', async () => {
  const island = await openIsland(payWithTwo, examples['not given']);
  await island.page.findByText('Total to pay: $1,799.00');
  expect(box(island, /Visa/).checked).toBe(false);
});

test('Try Again requests cards that failed to load', async () => {
  const island = await openIsland(payWithTwo, examples['not reached']);
  await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['network-error']));
  expect(alertOf(island)).toBeUndefined();
  island.answer('refreshCheckout', examples.several.answers.refreshCheckout);
  await island.shopper.click(island.page.getByRole('button', { name: 'Try Again' }));
  await island.page.findByText('Total to pay: $1,799.00');
});

test.each([
  [{ amountDue: 0 }, /data-amount-due was 0/],
  [{ amountDue: 17.99 }, /data-amount-due was 17.99/],
  [{ cards: [{}] }, /cards was/],
])('%j opens nothing and is reported by name', async (props, words) => {
  const page = openTestPage(examples.several);
  await expect(openIsland(payWithTwo, { about: '', props }, page)).rejects.toThrow(words);
  expect(document.querySelector('dialog')).toBeNull();
});
