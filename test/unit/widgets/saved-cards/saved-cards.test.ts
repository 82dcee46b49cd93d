import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';
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
const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby')!)!.textContent;

describe('the cards', () => {
  test('are a group of radio buttons; the first enabled one is checked and focused', async () => {
    const island = await openIsland(savedCards, examples.several);
    island.page.getByRole('dialog', { name: 'Apply New/Saved Card' });
    island.page.getByRole('group', { name: 'Your saved cards' });
    expect(radio(island, /^American Express ending in 0005$/).checked).toBe(true);
    expect(document.activeElement).toBe(radio(island, /American Express/));
  });

  test.each([
    [/Visa/, 'Expires 04/29 Card already in use.'],
    [/Discover/, 'Expires 01/24 Card expired.'],
  ])('%s is disabled, with its reason: %s', async (name, words) => {
    const island = await openIsland(savedCards, examples.several);
    const card = radio(island, name);
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(card)).toBe(words);
    await island.shopper.click(card);
    expect(card.checked).toBe(false);
    expect(radio(island, /American Express/).checked).toBe(true);
  });

  test('have the marks of their networks, which are not read beside their names', async () => {
    await openIsland(savedCards, examples.several);
    const marks = [...document.querySelectorAll('.si-card-list__choice svg[data-card]')];
    expect(marks.map((mark) => mark.getAttribute('data-card'))).toEqual(
      expect.arrayContaining(['AmericanExpress', 'Visa', 'Discover']),
    );
    expect(new Set(marks.map((mark) => mark.getAttribute('aria-hidden')))).toEqual(new Set(['true']));
  });

  test('a disabled one can still be focused', async () => {
    const island = await openIsland(savedCards, examples.several);
    radio(island, /Visa/).focus();
    expect(document.activeElement).toBe(radio(island, /Visa/));
  });

  test('are rewards cards only if the order says so, with the server’s message', async () => {
    const island = await openIsland(savedCards, examples['only rewards cards']);
    island.page.getByText('Your reward certificate can only be used with a rewards card.');
    const amex = radio(island, /American Express/);
    expect(amex.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(amex)).toContain('Only rewards cards can pay for this order.');
    expect(radio(island, /Rewards Mastercard/).checked).toBe(true);
  });

  test('the page’s card is preselected', async () => {
    const { props } = examples.several;
    const island = await openIsland(savedCards, {
      ...examples.several,
      props: { ...props, selectedIndex: 2 },
    });
    expect(radio(island, /Rewards Mastercard/).checked).toBe(true);
  });

  test.each(['none eligible', 'no cards'] as const)(
    '%s: no card can be chosen for an update',
    async (name) => {
      const island = await openIsland(savedCards, examples[name]);
      expect(update(island).disabled).toBe(true);
      island.page.getByText('There is no saved card that can pay for this order.');
      expect(island.page.getByRole<HTMLButtonElement>('button', { name: 'Apply new card' }).disabled).toBe(
        false,
      );
    },
  );

  test('markup in a name is text', async () => {
    const island = await openIsland(savedCards, examples['long names']);
    expect(radio(island, /<b>Furnishings<\/b>/).checked).toBe(true);
  });
});

describe('Update Payment', () => {
  test('passes the order and the index of the chosen card to the page, and closes', async () => {
    const onUpdate = vi.fn();
    const { props } = examples.several;
    const island = await openIsland(savedCards, { ...examples.several, props: { ...props, onUpdate } });
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    await island.shopper.click(update(island));
    await closed(island);
    expect(onUpdate.mock.calls).toEqual([[{ order: { id: 'basket-1' }, selectedIndex: 2 }]]);
    expect(island.requests).toEqual([]);
  });

  test('stays open with the choice if the page’s function fails', async () => {
    const onUpdate = vi.fn().mockRejectedValue(new Error('no'));
    const { props } = examples.several;
    const island = await openIsland(savedCards, { ...examples.several, props: { ...props, onUpdate } });
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(alertOf(island)?.textContent).toMatch(/try again/));
    expect(radio(island, /Rewards Mastercard/).checked).toBe(true);
    await island.shopper.click(update(island));
    expect(onUpdate).toHaveBeenCalledTimes(2);
  });

  test('pays with the chosen card if the page gives no function, and says so', async () => {
    const island = await openIsland(savedCards, examples.several);
    await island.shopper.click(radio(island, /Rewards Mastercard/));
    await island.shopper.click(update(island));
    const done = await island.page.findByText('Rewards Mastercard ending in 4304 now pays for this order.');
    expect(document.activeElement!.contains(done)).toBe(true);
    expect(bodies(island)).toEqual([{ accountCardOneData: { id: 'card-3' } }]);
    await island.shopper.click(island.page.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await closed(island);
  });

  test('sends one request at a time', async () => {
    const held = heldAnswer(examples.several.answers.savePayment);
    const { answers } = examples.several;
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, savePayment: held.answer },
    });
    await island.shopper.dblClick(update(island));
    expect(update(island).getAttribute('aria-busy')).toBe('true');
    held.release();
    await island.page.findByText(/now pays for this order/);
    expect(bodies(island)).toHaveLength(1);
  });

  test('if closed while paying, announces the outcome on the page', async () => {
    const held = heldAnswer(examples.several.answers.savePayment);
    const { answers } = examples.several;
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, savePayment: held.answer },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(bodies(island)).toHaveLength(1));
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    held.release();
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toBe(
        'American Express ending in 0005 now pays for this order.',
      ),
    );
  });

  test.each([
    ['in the server’s words', { message: 'The total is another now.' }, 'The total is another now.'],
    [
      'in those of its flags',
      { cardOneErrors: { hasCvvError: true } },
      'The security code you entered is not valid.',
    ],
    [
      'in those of its flags before its own',
      { message: 'It could not be saved.', cardOneErrors: { hasCvvError: true } },
      'The security code you entered is not valid.',
    ],
    ['in words of its own', {}, 'Something went wrong. Please try again.'],
  ])('if closed before a failure, announces it on the page and shows it: %s', async (_how, more, words) => {
    const { answers } = examples.several;
    const held = heldAnswer({ isSuccess: false, ...more });
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, savePayment: held.answer },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(bodies(island)).toHaveLength(1));
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    held.release();
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe(words));
    expect(island.opened).toEqual([{ name: 'payment-error', props: { message: words } }]);
  });

  test('if closed before the server resets the session, shows only the popup for that', async () => {
    const held = heldAnswer({ IsReset: true });
    const { answers } = examples.several;
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, savePayment: held.answer },
    });
    await island.shopper.click(update(island));
    await vi.waitFor(() => expect(bodies(island)).toHaveLength(1));
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    await closed(island);
    held.release();
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toMatch(/try again/));
    expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']);
  });
});

describe('the server’s data', () => {
  test('is requested when the popup opens, and wins', async () => {
    const island = await openIsland(savedCards, examples['changed since']);
    await vi.waitFor(() => expect(radio(island, /Visa/).checked).toBe(true));
    expect(radio(island, /American Express/).getAttribute('aria-disabled')).toBe('true');
    expect(sent(island)).toEqual(['refreshCheckout']);
  });

  test('if it fails to load, leaves the page’s data', async () => {
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...examples.several.answers, refreshCheckout: 500 },
    });
    await vi.waitFor(() => expect(island.errors).toHaveLength(1));
    expect(radio(island, /American Express/).checked).toBe(true);
    expect(alertOf(island)).toBeUndefined();
  });

  test('keeps the shopper’s choice', async () => {
    const { answers, props } = examples.several;
    const [visa, ...others] = props.cards as [object];
    const savedCardsNow = [{ ...visa, isInUse: false }, ...others];
    const island = await openIsland(savedCards, {
      ...examples.several,
      answers: { ...answers, refreshCheckout: { payment: { savedCards: savedCardsNow, amountDue: 100 } } },
    });
    await vi.waitFor(() => expect(radio(island, /Visa/).getAttribute('aria-disabled')).toBeNull());
    expect(radio(island, /American Express/).checked).toBe(true);
  });

  test('is not requested if the page pays', async () => {
    const { props } = examples.several;
    const island = await openIsland(savedCards, { ...examples.several, props: { ...props, onUpdate() {} } });
    expect(island.requests).toEqual([]);
  });
});

describe('cards that the page did not give', () => {
  test('are requested', async () => {
    const island = await openIsland(savedCards, examples['not given']);
    expect((await island.page.findByRole<HTMLInputElement>('radio', { name: /American/ })).checked).toBe(
      true,
    );
    expect(sent(island)).toEqual(['refreshCheckout']);
  });

  test('that failed to load are requested again', async () => {
    const island = await openIsland(savedCards, examples['not reached']);
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['network-error']));
    expect(alertOf(island)).toBeUndefined();
    island.answer('refreshCheckout', examples.several.answers.refreshCheckout);
    await island.shopper.click(island.page.getByRole('button', { name: 'Try Again' }));
    await island.page.findByRole('radio', { name: /Visa/ });
    expect(alertOf(island)).toBeUndefined();
  });
});

test('a household card shows its design', async () => {
  const island = await openIsland(savedCards, examples['household card']);
  expect(describedBy(radio(island, /Rewards Visa/))).toContain('Expires 05/31 · Design: Linen');
});

test('Apply new card opens the Add New Card popup, with the number of saved cards', async () => {
  const { props } = examples.several;
  const island = await openIsland(savedCards, {
    ...examples.several,
    props: { ...props, allowsSaving: true },
  });
  await island.shopper.click(island.page.getByRole('button', { name: 'Apply new card' }));
  expect(island.opened).toMatchObject([
    { name: 'add-card', props: { allowsSaving: true, savedCardCount: 4 } },
  ]);
});

test('a new card that pays closes it', async () => {
  const island = await openIsland(savedCards, examples.several);
  await island.shopper.click(island.page.getByRole('button', { name: 'Apply new card' }));
  const { onPaid } = island.opened[0]!.props as { onPaid(): void };
  onPaid();
  await closed(island);
});

test.each([
  [
    { cards: [{ id: '1', cardInfo: { type: 'Visa', lastFour: '4111111111111111' } }] },
    /cards was .*lastFour/,
  ],
  [{ cards: 'two' }, /cards was "two"; accepted is a list of/],
  [{ selectedIndex: -1 }, /data-selected-index was -1/],
  [{ onUpdate: 'go' }, /onUpdate was "go"; accepted is a function/],
])('%j opens nothing and is reported by name', async (props, words) => {
  const page = openTestPage(examples.several);
  await expect(openIsland(savedCards, { about: '', props }, page)).rejects.toThrow(words);
  expect(document.querySelector('dialog')).toBeNull();
});
