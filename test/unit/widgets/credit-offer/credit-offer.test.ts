import { describe, expect, test, vi } from 'vitest';
import { hasFinanceOptedAtom } from '../../../../src/state/payment/credit-offer.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/credit-offer/credit-offer.examples.ts';
import creditOffer from '../../../../widgets/credit-offer/credit-offer.island.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';

const press = (island: RenderedIsland, name: string) =>
  island.shopper.click(island.page.getByRole('button', { name }));
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
/** The requests, without those to the server's log. */
const bodies = ({ requests }: RenderedIsland) =>
  requests.filter(({ call }) => call !== 'logCheckout').map(({ body }) => body);
const hasOpted = () => sharedStore().get(hasFinanceOptedAtom);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

/** The popup with the terms of financing. */
async function openTerms(example: Parameters<typeof openIsland>[1] = examples.offer) {
  const island = await openIsland(creditOffer, example);
  await island.shopper.click(radio(island, /Special financing/));
  await press(island, 'Continue');
  await island.page.findByRole('dialog', { name: 'Financing Terms' });
  return island;
}

test('starts with rewards, which are focused', async () => {
  const island = await openIsland(creditOffer, examples.offer);
  island.page.getByRole('dialog', { name: 'Choose Your Credit Card Offer' });
  expect(radio(island, /Earn rewards/).checked).toBe(true);
  expect(document.activeElement).toBe(radio(island, /Earn rewards/));
  expect(hasOpted()).toBe(false);
});

describe('Continue', () => {
  test('with rewards saves them, not opted for, and closes', async () => {
    const island = await openIsland(creditOffer, examples.offer);
    await press(island, 'Continue');
    await closed(island);
    expect(bodies(island)).toEqual([{ selectedOption: 1 }]);
    expect(hasOpted()).toBe(false);
  });

  test('with financing shows its terms, and marks it as opted for; nothing is saved', async () => {
    const island = await openTerms();
    await island.page.findByText('No interest if paid in full within 12 months.');
    expect(hasOpted()).toBe(true);
    expect(island.requests).toEqual([]);
  });

  test('with financing without terms saves it, not opted for, and closes', async () => {
    const island = await openIsland(creditOffer, examples['without terms']);
    await island.shopper.click(radio(island, /Special financing/));
    await press(island, 'Continue');
    await closed(island);
    expect(bodies(island)).toEqual([{ selectedOption: 2 }]);
    expect(hasOpted()).toBe(false);
  });

  test('focuses the title of the terms, not the button that accepts them', async () => {
    const island = await openTerms();
    expect(document.activeElement).toBe(island.page.getByRole('heading', { name: 'Financing Terms' }));
  });
});

describe('the terms', () => {
  test('accepted: saved, opted for, closed', async () => {
    const onUpdate = vi.fn();
    const island = await openTerms({ ...examples.offer, props: { ...examples.offer.props, onUpdate } });
    await press(island, 'Accept');
    await closed(island);
    expect(bodies(island)).toEqual([{ selectedOption: 2 }]);
    expect(hasOpted()).toBe(true);
    expect(onUpdate.mock.calls).toEqual([[{ selectedOption: 2, hasFinanceOpted: true }]]);
  });

  test('declined: back to rewards, not opted for, nothing saved', async () => {
    const island = await openTerms();
    await press(island, 'Decline');
    await island.page.findByRole('dialog', { name: 'Choose Your Credit Card Offer' });
    expect(radio(island, /Earn rewards/).checked).toBe(true);
    expect(hasOpted()).toBe(false);
    expect(island.requests).toEqual([]);
  });

  test('closed without an answer are not opted for', async () => {
    const island = await openTerms();
    await press(island, 'Close');
    await closed(island);
    expect(hasOpted()).toBe(false);
  });
});

test('an offer that was opted for stays so when the popup is opened again', async () => {
  const island = await openTerms();
  await press(island, 'Accept');
  await closed(island);
  const again = await openIsland(creditOffer, examples.offer, island);
  await press(again, 'Close');
  await closed(again);
  expect(hasOpted()).toBe(true);
});

test('an error is all that shows, with a button to go back', async () => {
  const island = await openIsland(creditOffer, examples['no offer']);
  expect(alertOf(island)?.textContent).toBe('This offer has ended.');
  expect(island.page.queryByRole('radio')).toBeNull();
  await press(island, 'Back to payment page');
  await closed(island);
  expect(island.requests).toEqual([]);
});

test('sends one request at a time', async () => {
  const held = heldAnswer(examples.offer.answers.savePlccOfferSelection);
  const island = await openIsland(creditOffer, {
    ...examples.offer,
    answers: { savePlccOfferSelection: held.answer },
  });
  await island.shopper.dblClick(island.page.getByRole('button', { name: 'Continue' }));
  held.release();
  await closed(island);
  expect(island.requests).toHaveLength(1);
});

test('a refusal shows the server’s message, and the choice stays', async () => {
  const island = await openTerms(examples.refused);
  await press(island, 'Accept');
  await vi.waitFor(() =>
    expect(alertOf(island)?.textContent).toBe('Financing needs a total of $500 or more.'),
  );
  island.page.getByRole('dialog', { name: 'Financing Terms' });
});

test('a refusal’s message is not logged', async () => {
  const island = await openTerms(examples.refused);
  const said = vi.spyOn(console, 'error');
  await press(island, 'Accept');
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls).toEqual([[expect.stringContaining('save credit offer selection')]]);
  expect(String(said.mock.calls)).not.toContain('Financing needs');
});

test.each(['session gone', 'out of date'] as const)('%s: its popup opens over this one', async (name) => {
  const island = await openTerms(examples[name]);
  await press(island, 'Accept');
  await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']));
});

describe('closed while saving, and refused', () => {
  const why = 'Financing needs a total of $500 or more.';
  const said = `Your credit card offer was not saved. ${why}`;

  /** Accepts the terms, and closes the popup before the answer comes. */
  async function closeSaving(answer: unknown) {
    const held = heldAnswer(answer);
    const island = await openTerms({ ...examples.offer, answers: { savePlccOfferSelection: held.answer } });
    await press(island, 'Accept');
    await press(island, 'Close');
    await closed(island);
    held.release();
    return island;
  }

  test('financing is no longer opted for', async () => {
    await closeSaving({ isSuccess: false, message: why });
    await vi.waitFor(() => expect(hasOpted()).toBe(false));
  });

  test('the failure is announced on the page, and shown', async () => {
    const island = await closeSaving({ isSuccess: false, message: why });
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe(said));
    expect(island.opened).toEqual([{ name: 'credit-offer', props: { errorMessage: said } }]);
  });

  test('because the session has expired: only its popup shows', async () => {
    const island = await closeSaving({ IsReset: true });
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toMatch(/was not saved/));
    expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']);
  });

  test('an accepted save stays opted for', async () => {
    const onUpdate = vi.fn();
    const held = heldAnswer({ isSuccess: true });
    const island = await openTerms({
      ...examples.offer,
      props: { ...examples.offer.props, onUpdate },
      answers: { savePlccOfferSelection: held.answer },
    });
    await press(island, 'Accept');
    await press(island, 'Close');
    await closed(island);
    held.release();
    await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1));
    expect(hasOpted()).toBe(true);
  });
});
