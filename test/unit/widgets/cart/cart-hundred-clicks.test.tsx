import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { examples as drawerExamples } from '../../../../widgets/cart-drawer/cart-drawer.examples.ts';
import cartDrawer from '../../../../widgets/cart-drawer/cart-drawer.island.ts';
import { examples as errorExamples } from '../../../../widgets/cart-error/cart-error.examples.ts';
import cartError from '../../../../widgets/cart-error/cart-error.island.ts';
import { examples as popupExamples } from '../../../../widgets/cart-popup/cart-popup.examples.ts';
import cartPopup from '../../../../widgets/cart-popup/cart-popup.island.ts';
import { examples as interrupterExamples } from '../../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import certificatesInterrupter from '../../../../widgets/certificates-interrupter/certificates-interrupter.island.ts';
import { examples as oversizedExamples } from '../../../../widgets/oversized-items/oversized-items.examples.ts';
import oversizedItems from '../../../../widgets/oversized-items/oversized-items.island.ts';
import { examples as unavailableExamples } from '../../../../widgets/unavailable-items/unavailable-items.examples.ts';
import unavailableItems from '../../../../widgets/unavailable-items/unavailable-items.island.ts';
import { notePaths, showCart } from '../../cart-page.ts';
import { heldAnswer, openIsland, openTestPage } from '../../render-island.tsx';
import { drawer } from '../cart-drawer/drawer-page.ts';
import { cartPage, settleAfterwards } from './cart-page.ts';

/** Renders after each of the first clicks; the others follow at once. */
async function hundredTimes(press: () => void, rendered = 5): Promise<void> {
  for (let nth = 0; nth < 100; nth++) {
    press();
    if (nth < rendered) await new Promise((resolve) => setImmediate(resolve));
  }
}

const hundredClicks = (control: HTMLElement) => hundredTimes(() => control.click());

/** Answers that are held back while the shopper clicks. */
const heldDone = () => heldAnswer({ isSuccess: true, items: [] });

type CartShown = Awaited<ReturnType<typeof cartPage>>;
const click = (name: RegExp) => (shown: CartShown) => hundredClicks(shown.button(name));
const choose = (name: string | RegExp, value: string) => (shown: CartShown) => {
  const field = shown.page.getByLabelText<HTMLSelectElement>(name);
  return hundredTimes(() => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
const type = (name: string | RegExp, text: string, button: RegExp) => async (shown: CartShown) => {
  for (const toggle of shown.page.getAllByRole('button', { name: /^(Promo code|Estimate shipping)/ }))
    await shown.shopper.click(toggle);
  const field = shown.page.getByLabelText(name);
  await shown.shopper.clear(field);
  await shown.shopper.type(field, text);
  await hundredClicks(shown.button(button));
};

const { rewards, donation, 'promo code': promo, 'saved for later': saved } = examples;

test.each([
  ['Remove', undefined, click(/^Remove Hadley/), ['removeItem', { id: '2' }]],
  ['Save for Later', undefined, click(/^Save for Later Hadley/), ['saveForLater', { id: '2' }]],
  ['Move to Cart', saved, click(/^Move to Cart/), ['moveToCart', { id: '9' }]],
  [
    'Remove of a saved item',
    saved,
    ({ page }: CartShown) => hundredClicks(page.getAllByRole('button', { name: /^Remove Corley/ }).at(-1)!),
    ['removeFromSaved', { id: '9' }],
  ],
  [
    'Remove installation',
    undefined,
    click(/^Remove installation/),
    ['removeInstallationService', { id: '4' }],
  ],
  [
    'a ship method',
    undefined,
    choose(/^Ship method: Hadley Mug/, '3'),
    ['updateShipMethod', { id: '2', shipMethod: 3 }],
  ],
  [
    'pickup',
    undefined,
    ({ page }: CartShown) => hundredClicks(page.getByRole('radio', { name: /^Pick up at Michigan Avenue/ })),
    ['updateShipMethod', { id: '2', isPickupSelected: true }],
  ],
  ['a donation', donation, choose(/Round up/, '1000'), ['addDonation', { amount: 1000 }]],
  [
    'the ZIP code’s Update',
    undefined,
    type(/ZIP code/, '10001', /^Update/),
    ['applyZip', { zipCode: '10001' }],
  ],
  [
    'the promo code’s Apply',
    undefined,
    type('Promo code', 'WELCOME10', /^Apply/),
    ['applyPromo', { promoCode: 'WELCOME10' }],
  ],
  ['Remove promo code', promo, click(/^Remove promo code/), ['removePromo', {}]],
  [
    'a certificate’s Apply',
    rewards,
    click(/^Apply \$50/),
    ['applyCartRewardCertificate', { certificateNumber: '7000124' }],
  ],
  [
    'a certificate’s Remove',
    rewards,
    click(/^Remove \$25/),
    ['removeRewardCertificate', { certificateNumber: '7000123' }],
  ],
] as const)('100 clicks on %s: one effect', async (_, example, press, sent) => {
  const shown = await cartPage(example as Parameters<typeof cartPage>[0]);
  // The cart applies its certificate again by itself.
  const before = example === rewards ? 1 : 0;
  await vi.waitFor(() => expect(shown.sent()).toHaveLength(before));
  await shown.settled();
  const { answer, release } = heldDone();
  shown.answer(sent[0], answer);
  await press(shown);
  release();
  await shown.settled();
  expect(shown.sent().slice(before)).toEqual([sent]);
});

test('100 clicks on Undo: one effect', async () => {
  const shown = await cartPage();
  await shown.shopper.click(shown.button(/^Remove Hadley/));
  await shown.settled();
  const { answer, release } = heldDone();
  shown.answer('addItems', answer);
  await hundredClicks(shown.button(/^Undo/));
  release();
  await shown.settled();
  expect(shown.sent().map(([call]) => call)).toEqual(['removeItem', 'addItems']);
});

test('100 clicks on One less: one piece stays', async () => {
  const shown = await cartPage();
  await hundredClicks(shown.button(/^One less: Quantity: Hadley/));
  // A quantity counts as pending in the page after the next paint only.
  await cartQueueOf(sharedStore()).settled();
  expect(shown.page.getByLabelText<HTMLInputElement>(/^Quantity: Hadley Mug/).value).toBe('1');
  expect(shown.sent().at(-1)).toEqual(['updateItem', { id: '2', quantity: 1 }]);
});

test('100 clicks on One more end at the line’s maximum, which is sent last', async () => {
  const shown = await cartPage();
  const more = shown.button(/^One more: Quantity: Hadley/);
  await hundredTimes(() => more.click(), 100);
  // A quantity counts as pending in the page after the next paint only.
  await cartQueueOf(sharedStore()).settled();
  expect(shown.page.getByLabelText<HTMLInputElement>(/^Quantity: Hadley Mug/).value).toBe('12');
  expect(shown.sent().at(-1)).toEqual(['updateItem', { id: '2', quantity: 12 }]);
});

test.each([
  ['cart', 'Checkout', 'checkoutCart'],
  ['drawer', 'Checkout', 'checkoutCart'],
  ['drawer', 'Remove Hadley Mug, Celadon', 'removeItem'],
] as const)('%s: 100 clicks on %s: one effect', async (place, name, call) => {
  const { page, requests, answer } = await (place === 'cart' ? cartPage() : drawer());
  const { answer: held, release } = heldDone();
  answer(call, held);
  await hundredClicks(await page.findByRole('button', { name }));
  release();
  await cartQueueOf(sharedStore()).settled();
  await vi.waitFor(() => expect(requests.filter((request) => request.call === call)).toHaveLength(1));
});

test('drawer: 100 clicks on Undo: one effect', async () => {
  const { page, shopper, requests, answer } = await drawer();
  await shopper.click(page.getByRole('button', { name: /^Remove Marlow/ }));
  await cartQueueOf(sharedStore()).settled();
  const { answer: held, release } = heldDone();
  answer('addItems', held);
  await hundredClicks(await page.findByRole('button', { name: /^Undo/ }));
  release();
  await cartQueueOf(sharedStore()).settled();
  expect(requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
});

test('drawer: 100 clicks on Try Again: the cart is read once', async () => {
  settleAfterwards();
  const { page, requests, answer } = await openIsland(cartDrawer, drawerExamples['not reached']);
  const button = await page.findByRole('button', { name: /^Try Again/ });
  const before = requests.length;
  const { answer: held, release } = heldAnswer(drawerExamples['two lines'].answers.getCart);
  answer('getCart', held);
  await hundredClicks(button);
  release();
  await page.findByRole('link', { name: 'Hadley Mug, Celadon' });
  expect(requests.slice(before).map(({ call }) => call)).toEqual(['getCart']);
});

test.each([
  ['unavailable-items', unavailableItems, unavailableExamples['none available'], 'Are you sure?'],
  ['certificates-interrupter', certificatesInterrupter, interrupterExamples.asked, 'Reward certificates'],
] as const)(
  '%s: 100 clicks on Cancel: the layer closes, and nothing is sent',
  async (_, widget, example, name) => {
    const { page, requests } = await openIsland(widget, example);
    const removeAll = page.queryByRole('button', { name: 'Remove All' });
    removeAll?.click();
    await hundredClicks(
      within(await page.findByRole('dialog', { name })).getByRole('button', { name: 'Cancel' }),
    );
    await vi.waitFor(() => expect(page.queryByRole('dialog', { name })).toBeNull());
    expect(page.queryAllByRole('dialog')).toHaveLength(removeAll ? 1 : 0);
    expect(requests).toEqual([]);
  },
);

test.each([
  ['oversized-items', oversizedItems, oversizedExamples['one item']],
  ['cart-popup', cartPopup, popupExamples['with a redirect']],
] as const)('%s: 100 clicks on Continue: the page is left once', async (_, widget, example) => {
  const went = notePaths();
  const { page } = await openIsland(widget, example);
  await hundredClicks(page.getByRole('button', { name: 'Continue' }));
  expect(went()).toEqual(['/checkout/shipping']);
});

test('cart-popup: 100 clicks on Try Again: its content is loaded once', async () => {
  const { page, requests, answer } = await openIsland(cartPopup, popupExamples['not reached']);
  const button = await page.findByRole('button', { name: 'Try Again' });
  const before = requests.length;
  const { answer: held, release } = heldAnswer(popupExamples.content.answers.getCheckoutPopup);
  answer('getCheckoutPopup', held);
  await hundredClicks(button);
  release();
  await page.findByText(/take a week longer/);
  expect(requests).toHaveLength(before + 1);
});

test('100 clicks on Try Again: the cart is read once', async () => {
  const shown = await cartPage();
  shown.answer('getCart', 503);
  await shown.shopper.click(shown.button(/^Remove Hadley/));
  const button = await shown.page.findByRole('button', { name: /^Try Again/ });
  const before = shown.requests.length;
  const { answer: held, release } = heldAnswer(shown.shop);
  shown.answer('getCart', held);
  await hundredClicks(button);
  release();
  await vi.waitFor(() => expect(shown.page.queryByText(/could not be updated/)).toBeNull());
  expect(shown.requests.slice(before).filter(({ call }) => call === 'getCart')).toHaveLength(1);
});

const ofLayer = [
  [unavailableItems, unavailableExamples['no longer available'], 'Remove All', 'removeNlaItems'],
  [unavailableItems, unavailableExamples['none available'], 'Remove All', 'removeAllNlaItems'],
  [
    unavailableItems,
    unavailableExamples['installation unavailable'],
    'Continue',
    'removeInstallationServices',
  ],
  [unavailableItems, unavailableExamples['restricted in the state'], 'Remove All', 'removePfasItems'],
  [
    unavailableItems,
    unavailableExamples['personalized in house'],
    'Remove All',
    'removeInHousePersonalizedNlaItems',
  ],
  [
    unavailableItems,
    unavailableExamples['personalization unavailable'],
    'Remove All',
    'removePersonalizedItems',
  ],
  [unavailableItems, unavailableExamples['no longer available'], 'Back to Cart', 'getCart'],
  [unavailableItems, unavailableExamples['none available'], 'Reload Cart', 'getCart'],
  [certificatesInterrupter, interrupterExamples.asked, 'Continue', 'removeCertificates'],
  [cartError, errorExamples.generic, 'Back to Cart', 'getCart'],
] as const;

test.each(ofLayer.map((row) => [row[0].name, row[2], ...row] as const))(
  '%s: 100 clicks on %s: one effect',
  async (_widget, _button, definition, example, name, call) => {
    const on = openTestPage(example);
    showCart();
    const { page, requests, answer } = await openIsland(definition, example, on);
    const { answer: held, release } = heldDone();
    if (call !== 'getCart') answer(call, held);
    await hundredClicks(page.getByRole('button', { name }));
    const sure = page.queryByRole('dialog', { name: 'Are you sure?' });
    if (sure) await hundredClicks(within(sure).getByRole('button', { name: 'Remove All' }));
    release();
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(requests.filter((request) => request.call === call)).toHaveLength(1);
  },
);
