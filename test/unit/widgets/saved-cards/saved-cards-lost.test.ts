import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
const bodies = ({ requests }: RenderedIsland) => sentPayments(requests);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

describe('a chosen card that the server then disables', () => {
  const { answers, props } = examples.several;
  const [visa, amex, mastercard, expired] = props.cards as [object, object, object, object];

  /** The second rewards card is chosen while the request is pending. */
  async function openLosing(savedCardsNow: object[]) {
    const held = heldAnswer({ payment: { savedCards: savedCardsNow, amountDue: 100 } });
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, refreshCheckout: held.answer },
    });
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    held.release();
    await vi.waitFor(() => expect(alertOf(island)).toBeDefined());
    return island;
  }

  test.each([
    ['in use', [visa, amex, { ...mastercard, isInUse: true }, expired], 'Card already in use.'],
    ['expired', [visa, amex, { ...mastercard, isExpired: true }, expired], 'Card expired.'],
    ['gone', [visa, amex, expired], 'It is no longer saved to your account.'],
  ])('is not replaced by another, and its reason shows: %s', async (_how, cards, why) => {
    const island = await openLosing(cards);
    expect(alertOf(island)?.textContent).toBe(
      `Rewards Mastercard ending in 4304 can no longer be chosen. ${why}`,
    );
    const radios = island.page.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).not.toContain(true);
  });

  test('nothing pays until another is chosen', async () => {
    const island = await openLosing([visa, amex, { ...mastercard, isInUse: true }, expired]);
    await island.shopper.click(update(island));
    await island.shopper.click(radio(island, /American Express/));
    expect(alertOf(island)).toBeUndefined();
    await island.shopper.click(update(island));
    await island.page.findByText(/now pays for this order/);
    expect(bodies(island)).toEqual([{ accountCardOneData: { id: 'card-2' } }]);
  });
});
