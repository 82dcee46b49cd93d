import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { examples as cardExamples } from '../../../../widgets/add-card/add-card.examples.ts';
import addCard from '../../../../widgets/add-card/add-card.island.ts';
import { examples as twoExamples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { heldAnswer, openIsland, openTestPage, type TestPage } from '../../render-island.tsx';

const done = { isSuccess: true };
const paid = ({ requests }: TestPage) =>
  requests
    .filter(({ call }) => call === 'savePayment')
    .map(({ body }) => (body as { cardOneData?: object }).cardOneData !== undefined);
const numbers = ({ requests }: TestPage) =>
  requests
    .filter(({ call }) => call === 'savePayment')
    .map(({ body }) => (body as { cardOneData?: { number: string } }).cardOneData?.number);
const layer = (name: string) => within(document.body).getByRole('dialog', { name, hidden: true });

/** Enters a card into the Add New Card popup and sends it. */
async function sendNewCard(on: TestPage, number: string) {
  const form = within(layer('Add New Card'));
  await on.shopper.type(form.getByLabelText('Card number'), number);
  await on.shopper.type(form.getByLabelText('Expiration date'), '1239');
  await on.shopper.type(form.getByLabelText('Security code'), '123');
  await on.shopper.click(form.getByRole('button', { name: 'Add Card' }));
  return form;
}

/** A saved card that is paying, and the Add New Card popup over it, which is submitted meanwhile. */
async function payTwice(first: unknown) {
  const on = openTestPage(examples.several);
  const held = heldAnswer(first);
  on.answer('savePayment', held.answer);
  await openIsland(savedCards, examples.several, on);
  const list = within(layer('Apply New/Saved Card'));
  await on.shopper.click(list.getByRole('button', { name: 'Update Payment' }));
  await vi.waitFor(() => expect(paid(on)).toEqual([false]));
  await openIsland(addCard, cardExamples.empty, on);
  const form = await sendNewCard(on, '4111111111111111');
  on.answer('savePayment', done);
  return { on, form, release: held.release };
}

test('a payment of another island is sent only once the outcome of the one before is known', async () => {
  const { on, form, release } = await payTwice(done);
  expect(form.getByRole('button', { name: 'Adding…' }).getAttribute('aria-busy')).toBe('true');
  expect(paid(on)).toEqual([false]);
  release();
  await form.findByText('Visa ending in 1111 now pays for this order.');
  expect(paid(on)).toEqual([false, true]);
});

test('a payment that waited is sent if the one before was refused', async () => {
  const { on, form, release } = await payTwice({ isSuccess: false, message: 'No.' });
  release();
  await form.findByText('Visa ending in 1111 now pays for this order.');
  expect(paid(on)).toEqual([false, true]);
});

test('a payment that waited is not sent if the one before redirects', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { on, form, release } = await payTwice({ isSuccess: true, redirectUrl: '/checkout/review' });
  release();
  await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(1));
  await form.findByRole('button', { name: 'Add Card' });
  expect(paid(on)).toEqual([false]);
});

test('a payment that waited is not sent once its popup is closed', async () => {
  const { on, form, release } = await payTwice(done);
  await on.shopper.click(form.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
  // Later payments wait for it too.
  await openIsland(addCard, cardExamples.empty, on);
  const next = await sendNewCard(on, '4242424242424242');
  release();
  await next.findByText('Visa ending in 4242 now pays for this order.');
  expect(numbers(on)).toEqual([undefined, '4242424242424242']);
});

test('a payment that waited is not sent once the page was left', async () => {
  const { on, form, release } = await payTwice(done);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  release();
  await form.findByRole('button', { name: 'Add Card' });
  expect(paid(on)).toEqual([false]);
});

test.each([
  [
    'its popup is closed',
    (on: TestPage) =>
      on.shopper.click(within(layer('Select Two Cards')).getByRole('button', { name: 'Close' })),
  ],
  [
    'the page is left',
    () => {
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(new Event('pageshow'));
    },
  ],
])('a card that waits to be sent is wiped as soon as %s', async (_when, leave) => {
  const on = openTestPage(twoExamples['no cards']);
  on.answer('savePayment', 'never');
  await openIsland(addCard, cardExamples.empty, on);
  await sendNewCard(on, '4111111111111111');
  await openIsland(payWithTwo, twoExamples['no cards'], on);
  const two = within(layer('Select Two Cards'));
  const cards = ['4242424242424242', '5105105105105100'].map((number) => ({
    type: 'Visa',
    number,
    expMonth: 4,
    expYear: 2031,
    cvv: '123',
    saveToAccount: false,
  }));
  for (const card of cards) {
    await on.shopper.click(two.getByRole('button', { name: 'Add new card' }));
    const { onUpdate } = on.opened.at(-1)!.props as { onUpdate(card: object): void };
    onUpdate(card);
    await two.findByRole('checkbox', { name: new RegExp(card.number.slice(-4)) });
  }
  await on.shopper.click(two.getByRole('button', { name: 'Update Payment' }));
  await two.findByRole('button', { name: 'Updating…' });
  await leave(on);
  await vi.waitFor(() => expect(cards.map(({ number, cvv }) => number + cvv)).toEqual(['', '']));
});

test('the text that a card pays follows a later payment of another island', async () => {
  const on = openTestPage(examples.several);
  await openIsland(savedCards, examples.several, on);
  const list = within(layer('Apply New/Saved Card'));
  await on.shopper.click(list.getByRole('button', { name: 'Update Payment' }));
  await list.findByText('American Express ending in 0005 now pays for this order.');
  await openIsland(addCard, cardExamples.empty, on);
  await sendNewCard(on, '4242424242424242');
  await list.findByText('Visa ending in 4242 now pays for this order.');
  expect(list.getAllByText(/now pays/)).toHaveLength(1);
});

test('a refused payment is not read again if nothing shows it', async () => {
  const on = openTestPage(cardExamples['number refused']);
  await openIsland(addCard, cardExamples['number refused'], on);
  const form = await sendNewCard(on, '4111111111111111');
  await form.findAllByText('The credit card number you entered is not valid.');
  expect(on.requests.map(({ call }) => call)).toEqual(['savePayment']);
});

test.each([
  ['an error', Object.assign(new Error('4111111111111111'), { card: '4111111111111111' }), 'Error'],
  [
    'an error of a strange name',
    Object.assign(new Error('no'), { name: '4111 1111' }),
    'something was thrown',
  ],
  ['a text', '4111111111111111', 'something was thrown'],
])('only the name of %s that a page’s function throws is logged', async (_what, thrown, words) => {
  const on = openTestPage(examples.several);
  const onUpdate = () => Promise.reject(thrown);
  await openIsland(savedCards, { ...examples.several, props: { ...examples.several.props, onUpdate } }, on);
  const said = vi.spyOn(console, 'error');
  const list = within(layer('Apply New/Saved Card'));
  await on.shopper.click(list.getByRole('button', { name: 'Update Payment' }));
  await vi.waitFor(() =>
    expect(said.mock.calls).toEqual([
      [`[storefront-islands] saved-cards: the page’s onUpdate failed: ${words}`],
    ]),
  );
});

test('a card saved on this page counts for the limit of the next one', async () => {
  const { props } = cardExamples.empty;
  const example = { ...cardExamples.empty, context: { limits: { savedCards: 3 } } };
  const on = openTestPage({ ...example, answers: { savePayment: done, refreshCheckout: 500 } });
  await openIsland(addCard, { ...example, props: { ...props, savedCardCount: 2 } }, on);
  const form = within(layer('Add New Card'));
  await on.shopper.type(form.getByLabelText('Card number'), '4111111111111111');
  await on.shopper.type(form.getByLabelText('Expiration date'), '1239');
  await on.shopper.type(form.getByLabelText('Security code'), '123');
  await on.shopper.click(form.getByRole('checkbox', { name: 'Save this card to my account' }));
  await on.shopper.click(form.getByRole('button', { name: 'Add Card' }));
  await form.findByText(/now pays for this order/);
  await on.shopper.click(form.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await openIsland(addCard, { ...example, props: { ...props, savedCardCount: 2 } }, on);
  expect(within(layer('Add New Card')).queryByRole('checkbox')).toBeNull();
});
