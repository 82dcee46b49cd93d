import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';

const { answers, props } = examples.several;
const [visa, amex, mastercard, expired] = props.cards as [object, object, object, object];
const discover = {
  ...mastercard,
  id: 'card-9',
  cardInfo: { type: 'Discover', lastFour: '1117', expMonth: 12, expYear: 2031 },
};
const inUse = (card: object) => ({ ...card, isInUse: true });
const paymentOf = (cards: object[]) => ({ payment: { savedCards: cards, amountDue: 100 } });
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
const button = ({ page }: RenderedIsland, name: string) =>
  page.getByRole<HTMLButtonElement>('button', { name });
const messageOf = ({ page }: RenderedIsland) =>
  page.findByText('There is no saved card that can pay for this order.');

/** Focuses a card without choosing it, while the server sends another list. */
async function openAnother(name: RegExp, cards: object[]) {
  const held = heldAnswer(paymentOf(cards));
  const island = await openIsland(savedCards, {
    ...examples.several,
    answers: { ...answers, refreshCheckout: held.answer },
  });
  radio(island, name).focus();
  held.release();
  const shown = () => island.page.queryAllByRole('radio').length;
  await vi.waitFor(() => expect(shown()).toBe(cards.length));
  return island;
}

test('a card that has moved in the list keeps the focus', async () => {
  const island = await openAnother(/Rewards Mastercard/, [mastercard, discover, expired, visa, amex]);
  expect(document.activeElement).toBe(radio(island, /Rewards Mastercard/));
});

test('a removed card passes the focus to the one in its place', async () => {
  const island = await openAnother(/American Express/, [visa, mastercard, expired]);
  expect(document.activeElement).toBe(radio(island, /Rewards Mastercard/));
});

test('the last card, if removed, passes the focus to the new last one', async () => {
  const island = await openAnother(/Discover/, [visa, amex, mastercard]);
  expect(document.activeElement).toBe(radio(island, /Rewards Mastercard/));
});

test('no card gets the focus if none had it', async () => {
  const held = heldAnswer(paymentOf([visa, mastercard, expired]));
  const island = await openIsland(savedCards, {
    ...examples.several,
    answers: { ...answers, refreshCheckout: held.answer },
  });
  button(island, 'Apply new card').focus();
  held.release();
  await vi.waitFor(() => expect(island.page.queryAllByRole('radio')).toHaveLength(3));
  expect(document.activeElement).toBe(button(island, 'Apply new card'));
});

test('an empty list passes the focus to the message that says so', async () => {
  const island = await openAnother(/American Express/, []);
  expect(document.activeElement).toBe(await messageOf(island));
});

test('after a refused payment that leaves no card to choose, the focus moves from the button to the message', async () => {
  const island = await openIsland(savedCards, examples.refused);
  await vi.waitFor(() => expect(island.requests).toHaveLength(1));
  island.answer('refreshCheckout', paymentOf([visa, inUse(amex), inUse(mastercard), expired]));
  await island.shopper.click(button(island, 'Update Payment'));
  const message = await messageOf(island);
  expect(document.activeElement).toBe(message);
});

test('after a retry that leaves no card to choose, the focus moves from the button to the message', async () => {
  const island = await openIsland(savedCards, examples['not reached']);
  await island.page.findByRole('button', { name: 'Try Again' });
  island.answer('refreshCheckout', paymentOf([visa, expired]));
  await island.shopper.click(button(island, 'Try Again'));
  const message = await messageOf(island);
  expect(document.activeElement).toBe(message);
});

test('if no card can be chosen from the start, the focus is in the list', async () => {
  const island = await openIsland(savedCards, examples['none eligible']);
  await messageOf(island);
  expect(document.activeElement).toBe(island.page.getAllByRole('radio')[0]);
});
