import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdyenStandIn } from '../../../../src/testing/adyen-stand-in.ts';
import addCard from '../../../../widgets/add-card/add-card.island.ts';
import { examples as cardEntryExamples } from '../../../../widgets/card-entry/card-entry.examples.ts';
import cardEntry from '../../../../widgets/card-entry/card-entry.island.ts';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland, renderIsland } from '../../render-island.tsx';

const hosted = cardEntryExamples['the provider’s own fields'];
const globals = globalThis as { AdyenWeb?: unknown };

beforeEach(() => {
  AdyenStandIn.reset();
  globals.AdyenWeb = AdyenStandIn;
});
afterEach(() => {
  delete globals.AdyenWeb;
});

/** A payment page with the provider's fields: its card form has mounted, and the saved cards' new card is opened. */
async function openNewCard() {
  const { answers } = examples.several;
  const entry = await renderIsland(cardEntry, { ...hosted, answers: { ...answers, ...hosted.answers } });
  await entry.page.findByLabelText('Provider card number');
  const saved = await openIsland(savedCards, examples.several, entry);
  await saved.shopper.click(saved.page.getByRole('button', { name: 'Apply new card' }));
  const { name, props } = entry.opened.at(-1)!;
  expect(name).toBe('add-card');
  return { entry, popup: await openIsland(addCard, { about: 'x', props: props! }, entry) };
}

const fieldsIn = (host: Element) => host.querySelectorAll('[aria-label="Provider card number"]').length;

test('a new card is entered in the provider’s fields, as the card form on the page configures them', async () => {
  const { popup } = await openNewCard();
  await vi.waitFor(() =>
    expect(popup.host.querySelector('.si-card-fields[data-kind=hosted]')).not.toBeNull(),
  );
  await vi.waitFor(() => expect(AdyenStandIn.made).toHaveLength(2));
  expect(popup.host.textContent).not.toContain('Try Again');
  expect(fieldsIn(popup.host)).toBe(1);
});
