import { describe, expect, test, vi } from 'vitest';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { hasFinanceOptedAtom } from '../../../../src/state/payment/credit-offer.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/credit-offer/credit-offer.examples.ts';
import creditOffer from '../../../../widgets/credit-offer/credit-offer.island.ts';
import { faultNames } from '../../http/faults.ts';
import { faultAnswer, heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const press = (island: RenderedIsland, name: string) =>
  island.shopper.click(island.page.getByRole('button', { name }));
const radio = ({ page }: RenderedIsland, name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name });
const bodies = ({ requests }: RenderedIsland) => requests.map(({ body }) => body);
const hasOpted = () => sharedStore().get(hasFinanceOptedAtom);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');
const gone = (island: RenderedIsland) =>
  vi.waitFor(() => expect(island.page.queryByRole('dialog')).toBeNull());

/** The popup with the terms of financing. */
async function openTerms(example: Parameters<typeof openIsland>[1] = examples.offer) {
  const island = await openIsland(creditOffer, example);
  await island.shopper.click(radio(island, /Special financing/));
  await press(island, 'Continue');
  await island.page.findByRole('dialog', { name: 'Financing Terms' });
  return island;
}

test('starts with rewards, which have the focus', async () => {
  const island = await openIsland(creditOffer, examples.offer);
  island.page.getByRole('dialog', { name: 'Choose Your Credit Card Offer' });
  expect(radio(island, /Earn rewards/).checked).toBe(true);
  expect(document.activeElement).toBe(radio(island, /Earn rewards/));
  expect(hasOpted()).toBe(false);
});

describe('Continue', () => {
  test('with rewards saves them, not opted, and closes', async () => {
    const island = await openIsland(creditOffer, examples.offer);
    await press(island, 'Continue');
    await gone(island);
    expect(bodies(island)).toEqual([{ selectedOption: 1 }]);
    expect(hasOpted()).toBe(false);
  });

  test('with financing shows its terms, and marks it as opted; nothing is saved', async () => {
    const island = await openTerms();
    await island.page.findByText('No interest if paid in full within 12 months.');
    expect(hasOpted()).toBe(true);
    expect(island.requests).toEqual([]);
  });

  test('with financing that has no terms saves it, not opted, and closes', async () => {
    const island = await openIsland(creditOffer, examples['without terms']);
    await island.shopper.click(radio(island, /Special financing/));
    await press(island, 'Continue');
    await gone(island);
    expect(bodies(island)).toEqual([{ selectedOption: 2 }]);
    expect(hasOpted()).toBe(false);
  });

  test('puts the focus on the title of the terms, not on what accepts them', async () => {
    const island = await openTerms();
    expect(document.activeElement).toBe(island.page.getByRole('heading', { name: 'Financing Terms' }));
  });
});

describe('the terms', () => {
  test('accepted: saved, opted, closed', async () => {
    const onUpdate = vi.fn();
    const island = await openTerms({ ...examples.offer, props: { ...examples.offer.props, onUpdate } });
    await press(island, 'Accept');
    await gone(island);
    expect(bodies(island)).toEqual([{ selectedOption: 2 }]);
    expect(hasOpted()).toBe(true);
    expect(onUpdate.mock.calls).toEqual([[{ selectedOption: 2, hasFinanceOpted: true }]]);
  });

  test('declined: rewards again, not opted, nothing saved', async () => {
    const island = await openTerms();
    await press(island, 'Decline');
    await island.page.findByRole('dialog', { name: 'Choose Your Credit Card Offer' });
    expect(radio(island, /Earn rewards/).checked).toBe(true);
    expect(hasOpted()).toBe(false);
    expect(island.requests).toEqual([]);
  });

  test('closed unanswered are not opted', async () => {
    const island = await openTerms();
    await press(island, 'Close');
    await gone(island);
    expect(hasOpted()).toBe(false);
  });
});

test('an offer that was opted for stays so when the popup is looked at again', async () => {
  const island = await openTerms();
  await press(island, 'Accept');
  await gone(island);
  const again = await openIsland(creditOffer, examples.offer, island);
  await press(again, 'Close');
  await gone(again);
  expect(hasOpted()).toBe(true);
});

test('an error is all that shows, with the way back', async () => {
  const island = await openIsland(creditOffer, examples['no offer']);
  expect(alertOf(island)?.textContent).toBe('This offer has ended.');
  expect(island.page.queryByRole('radio')).toBeNull();
  await press(island, 'Back to payment page');
  await gone(island);
  expect(island.requests).toEqual([]);
});

test('takes one press at a time', async () => {
  const held = heldAnswer(examples.offer.answers.savePlccOfferSelection);
  const island = await openIsland(creditOffer, {
    ...examples.offer,
    answers: { savePlccOfferSelection: held.answer },
  });
  await island.shopper.dblClick(island.page.getByRole('button', { name: 'Continue' }));
  held.release();
  await gone(island);
  expect(island.requests).toHaveLength(1);
});

test('what the server does not take is said in its words, and the choice stays', async () => {
  const island = await openTerms(examples.refused);
  await press(island, 'Accept');
  await vi.waitFor(() =>
    expect(alertOf(island)?.textContent).toBe('Financing needs a total of $500 or more.'),
  );
  island.page.getByRole('dialog', { name: 'Financing Terms' });
});

test('what the server does not take stands in no log in its words', async () => {
  const island = await openTerms(examples.refused);
  const said = vi.spyOn(console, 'error');
  await press(island, 'Accept');
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(said.mock.calls).toEqual([[expect.stringContaining('save credit offer selection')]]);
  expect(String(said.mock.calls)).not.toContain('Financing needs');
});

test.each(['session gone', 'out of date'] as const)('%s: the popup for that comes over it', async (name) => {
  const island = await openTerms(examples[name]);
  await press(island, 'Accept');
  await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']));
});

describe('closed while it is saved, and not taken', () => {
  const why = 'Financing needs a total of $500 or more.';
  const said = `Your credit card offer was not saved. ${why}`;

  /** The terms accepted, and the popup closed before the answer comes. */
  async function closeSaving(answer: unknown) {
    const held = heldAnswer(answer);
    const island = await openTerms({ ...examples.offer, answers: { savePlccOfferSelection: held.answer } });
    await press(island, 'Accept');
    await press(island, 'Close');
    await gone(island);
    held.release();
    return island;
  }

  test('financing is no longer opted for', async () => {
    await closeSaving({ isSuccess: false, message: why });
    await vi.waitFor(() => expect(hasOpted()).toBe(false));
  });

  test('it is said on the page, and shown', async () => {
    const island = await closeSaving({ isSuccess: false, message: why });
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe(said));
    expect(island.opened).toEqual([{ name: 'credit-offer', props: { errorMessage: said } }]);
  });

  test('since the session has gone: the popup for that is all that shows it', async () => {
    const island = await closeSaving({ IsReset: true });
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toMatch(/was not saved/));
    expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']);
  });

  test('taken after all, it stays opted for', async () => {
    const onUpdate = vi.fn();
    const held = heldAnswer({ isSuccess: true });
    const island = await openTerms({
      ...examples.offer,
      props: { ...examples.offer.props, onUpdate },
      answers: { savePlccOfferSelection: held.answer },
    });
    await press(island, 'Accept');
    await press(island, 'Close');
    await gone(island);
    held.release();
    await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1));
    expect(hasOpted()).toBe(true);
  });
});

const faults = faultNames.filter((fault) => fault !== 'slow-then-fine');

describe.each(faults)('when it cannot be saved: %s', (fault) => {
  test('the popup stays with the choice, says so, and works again', async () => {
    skipTimers(retryDelayMs, callTimeoutMs);
    const good = examples.offer.answers.savePlccOfferSelection;
    const island = await openIsland(creditOffer, {
      ...examples['without terms'],
      answers: { savePlccOfferSelection: faultAnswer(fault, good) },
    });
    await island.shopper.click(radio(island, /Special financing/));
    await press(island, 'Continue');
    await vi.waitFor(() => expect(alertOf(island)?.textContent).toMatch(/try again|refresh your page/));
    expect(radio(island, /Special financing/).checked).toBe(true);
    island.answer('savePlccOfferSelection', good);
    await press(island, 'Continue');
    await gone(island);
    expect(bodies(island).at(-1)).toEqual({ selectedOption: 2 });
  });
});
