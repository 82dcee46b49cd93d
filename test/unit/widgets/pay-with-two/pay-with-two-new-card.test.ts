import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { openIsland, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const box = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('checkbox', { name });
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

const entered = {
  type: 'Visa',
  number: '4242424242424242',
  expMonth: 4,
  expYear: 2031,
  cvv: '123',
  saveToAccount: false,
};

/** Adds a card as the Add New Card popup passes it; returns it. */
async function addCard(island: RenderedIsland, more: Partial<typeof entered> = {}) {
  await island.shopper.click(island.page.getByRole('button', { name: 'Add new card' }));
  const { onUpdate } = island.opened.at(-1)!.props as { onUpdate(card: object): void };
  const card = { ...entered, ...more };
  onUpdate(card);
  const name = new RegExp(`${card.number.slice(-4)}$`);
  await island.page.findByRole('checkbox', { name });
  return card;
}

describe('a new card', () => {
  test('is chosen if fewer than two are, and pays its part', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    await island.shopper.click(box(island, /American Express/));
    await addCard(island);
    expect(box(island, /4242/).checked).toBe(true);
    await island.shopper.click(update(island));
    await island.page.findByText(/now pay for this order/);
    expect(bodies(island)).toMatchObject([
      {
        accountCardOneData: { id: 'card-2', appliedAmount: 89950 },
        cardTwoData: { number: '4242424242424242', appliedAmount: 89950 },
      },
    ]);
  });

  test('is added unchosen if two are chosen', async () => {
    const island = await openChosen();
    await addCard(island);
    expect(box(island, /4242/).checked).toBe(false);
    expect(box(island, /4242/).getAttribute('aria-disabled')).toBe('true');
  });

  test('can be added only below five', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    await addCard(island);
    expect(island.page.queryByRole('button', { name: 'Add new card' })).toBeNull();
    island.page.getByText('You can choose from up to 5 cards here.');
  });

  test('five saved cards leave no room for it', async () => {
    const island = await openIsland(payWithTwo, examples['five cards']);
    expect(island.page.queryByRole('button', { name: 'Add new card' })).toBeNull();
  });

  test('is not offered if the provider’s own fields are used', async () => {
    const island = await openIsland(payWithTwo, examples['fields of the provider']);
    expect(island.page.queryByRole('button', { name: 'Add new card' })).toBeNull();
  });

  test('is offered beside a single saved card', async () => {
    const island = await openIsland(payWithTwo, examples['one card']);
    island.page.getByRole('button', { name: 'Add new card' });
    expect(island.page.queryByText(/needs two saved cards/)).toBeNull();
  });

  test('if it cannot be added to a single saved card, the popup says what to do', async () => {
    const island = await openIsland(payWithTwo, examples['fields of the provider, one card']);
    island.page.getByText(
      'A payment with two cards needs two saved cards that can be chosen. Please pay with one card instead.',
    );
  });

  test('is not missed while two saved cards can be chosen', async () => {
    const island = await openIsland(payWithTwo, examples['fields of the provider']);
    expect(island.page.queryByText(/needs two saved cards/)).toBeNull();
  });

  test('is wiped at once when the page is left', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    const card = await addCard(island);
    dispatchEvent(new Event('pagehide'));
    expect([card.number, card.cvv]).toEqual(['', '']);
    await vi.waitFor(() => expect(island.page.queryByRole('checkbox', { name: /4242/ })).toBeNull());
    // The test fires the events of leaving the page.
    dispatchEvent(new Event('pageshow'));
  });

  test('added after a wiped one is chosen, once', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    await addCard(island);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(island.page.queryByRole('checkbox', { name: /4242/ })).toBeNull());
    await addCard(island, { number: '4111111111111881' });
    expect(box(island, /Visa ending in 1881/).checked).toBe(true);
    await island.shopper.click(update(island));
    expect(alertOf(island)?.textContent).toBe('Please select two cards.');
  });

  test('entered twice is one card', async () => {
    const island = await openIsland(payWithTwo, examples['no cards']);
    await addCard(island);
    await addCard(island, { cvv: '999' });
    expect(island.page.getAllByRole('checkbox')).toHaveLength(1);
    await addCard(island, { number: '4111111111114444' });
    await island.shopper.click(update(island));
    await island.page.findByText(/now pay for this order/);
    expect(bodies(island)).toMatchObject([
      { cardOneData: { cvv: '999' }, cardTwoData: { number: '4111111111114444' } },
    ]);
  });

  test('can be removed, which is announced, and the focus moves to the add button', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    await addCard(island);
    await island.shopper.click(island.page.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    expect(island.page.queryByRole('checkbox', { name: /4242/ })).toBeNull();
    expect(document.activeElement).toBe(island.page.getByRole('button', { name: 'Add new card' }));
    const said = () => island.page.getAllByRole('status').map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(said()).toContain('Visa ending in 4242 has been removed.'));
  });

  test('to be saved counts for the limit of the next one', async () => {
    const island = await openIsland(payWithTwo, {
      ...examples['no cards'],
      props: { ...examples['no cards'].props, allowsSaving: true },
    });
    await addCard(island, { saveToAccount: true });
    await island.shopper.click(island.page.getByRole('button', { name: 'Add new card' }));
    expect(island.opened.at(-1)?.props).toMatchObject({ allowsSaving: true, savedCardCount: 1 });
  });

  test('has its number nowhere in the page', async () => {
    const island = await openIsland(payWithTwo, examples.several);
    await addCard(island);
    expect(document.documentElement.outerHTML).not.toMatch(/42424242/);
  });
});
