import { expect, test, vi } from 'vitest';
import { unavailableItemExample } from '../../../../src/contract/cart/cart-checkout.examples.ts';
import { unavailableTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { seenMs } from '../../../../src/state/cart/cart-queue.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { skipTimers, stopTimers } from '../../skip-timers.ts';
import { twoTurns } from '../../two-turns.ts';
import { cartPage } from './cart-page.ts';

type Page = Awaited<ReturnType<typeof cartPage>>;
const promo = ({ page }: Page) => page.getByLabelText<HTMLInputElement>('Promo code');

const checkOut = async (answer: object | number, example?: Parameters<typeof cartPage>[0]) => {
  const shown = await cartPage(example);
  shown.answer('checkoutCart', answer);
  await shown.shopper.click(shown.button(/^Checkout/));
  return shown;
};
const opened = ({ opened }: Page) => opened.at(-1);

test('checkout of a guest opens Checkout Now with the way on', async () => {
  const shown = await checkOut({ isSuccess: true, redirectUrl: '/checkout/shipping' });
  await vi.waitFor(() =>
    expect(opened(shown)).toEqual({ name: 'checkout-now', props: { returnUrl: '/checkout/shipping' } }),
  );
});

test.each([
  ['with an account', { isLoggedIn: true }, undefined],
  [
    'with an account that only the page names',
    {},
    { ...examples['four lines'], context: { account: { isSignedIn: true } } },
  ],
  ['of an international cart', {}, examples.international],
])('checkout %s goes on at once', async (_, more, example) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const shown = await checkOut({ isSuccess: true, redirectUrl: '/checkout/shipping', ...more }, example);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(String(assign.mock.calls[0]![0])).toMatch(/\/checkout\/shipping$/);
  expect(shown.button(/^One moment/).getAttribute('aria-busy')).toBe('true');
});

test.each(unavailableTypes)('%s opens what is unavailable, and reads the cart again', async (errorType) => {
  const items = [unavailableItemExample];
  const shown = await checkOut({ isSuccess: false, errorType, unavailableItems: items });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('unavailable-items'));
  expect(opened(shown)?.props).toMatchObject({ errorType, items: [{ sku: '410553' }] });
  await vi.waitFor(() => expect(shown.requests.at(-1)?.call).toBe('getCart'));
});

test('an error type may be a number', async () => {
  const shown = await checkOut({ isSuccess: false, errorType: 9, unavailableItems: [] });
  await vi.waitFor(() => expect(opened(shown)?.props).toMatchObject({ errorType: 'pfasItems' }));
});

test('checkout of an empty basket shows no popup, and reads the cart again', async () => {
  const shown = await checkOut({ isSuccess: false, errorType: 'emptyBasket' });
  await vi.waitFor(() => expect(shown.requests.at(-1)?.call).toBe('getCart'));
  expect(shown.opened).toEqual([]);
});

test.each(['invalidBasket', 'browseCustomApiException', 'a type nobody knows'])(
  '%s opens the cart error with the server’s words',
  async (errorType) => {
    const shown = await checkOut({ isSuccess: false, errorType, message: 'Please call us.' });
    await vi.waitFor(() =>
      expect(opened(shown)).toEqual({ name: 'cart-error', props: { message: 'Please call us.' } }),
    );
  },
);

test('a code in place of a message is not shown, and the cart is read again', async () => {
  const shown = await checkOut({ isSuccess: false, message: 'InvalidPromoCode' });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('cart-error'));
  expect(opened(shown)?.props).toEqual({ isNetwork: false, message: undefined });
  await vi.waitFor(() => expect(shown.requests.at(-1)?.call).toBe('getCart'));
});

test('oversized boxes are shown with the way on', async () => {
  const oversizedItems = [{ title: 'Bookcase', boxes: [] }];
  const shown = await checkOut({ isSuccess: true, redirectUrl: '/checkout/shipping', oversizedItems });
  await vi.waitFor(() =>
    expect(opened(shown)).toEqual({
      name: 'oversized-items',
      props: { items: oversizedItems, redirectUrl: '/checkout/shipping', isGuest: true },
    }),
  );
});

test('a shopper who is signed in goes on from oversized boxes without being asked who they are', async () => {
  const oversizedItems = [{ title: 'Bookcase', boxes: [] }];
  const shown = await checkOut({
    isSuccess: true,
    isLoggedIn: true,
    redirectUrl: '/checkout/shipping',
    oversizedItems,
  });
  await vi.waitFor(() => expect(opened(shown)?.props).toMatchObject({ isGuest: false }));
});

test('certificates in the way are asked about, and checkout goes on after that', async () => {
  const shown = await checkOut({ isSuccess: false, hasCertificatesInterrupter: true });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('certificates-interrupter'));
  shown.answer('checkoutCart', { isSuccess: true, redirectUrl: '/checkout/shipping' });
  (opened(shown)!.props as { onContinue: () => void }).onContinue();
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
});

test('a reissued card asks for the new one', async () => {
  const shown = await checkOut({ isSuccess: false, hasOldCbccCardUsedError: true });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('add-card'));
  expect(opened(shown)?.props).toMatchObject({
    isFromCart: true,
    cardErrors: { hasOldCbccCardUsedError: true },
    allowsSaving: false,
  });
});

test('a guest whose new card pays in place of a reissued one comes to Checkout Now', async () => {
  const shown = await checkOut({ isSuccess: false, hasOldCbccCardUsedError: true });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('add-card'));
  shown.answer('checkoutCart', { isSuccess: true, redirectUrl: '/checkout/shipping' });
  const close = vi.fn();
  (opened(shown)!.props as { onPaid: (close: () => void) => void }).onPaid(close);
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
  expect(close).toHaveBeenCalledOnce();
});

test('the new card of a shopper with an account can be saved', async () => {
  const shown = await checkOut({ isSuccess: false, isLoggedIn: true, hasOldCbccCardUsedError: true });
  await vi.waitFor(() => expect(opened(shown)?.props).toMatchObject({ allowsSaving: true }));
});

test('Continue without installation goes on with checkout', async () => {
  const items = [unavailableItemExample];
  const errorType = 'installationServiceUnavailable';
  const shown = await checkOut({ isSuccess: false, errorType, unavailableItems: items });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('unavailable-items'));
  shown.answer('checkoutCart', { isSuccess: true, redirectUrl: '/checkout/shipping' });
  (opened(shown)!.props as { onContinue: () => void }).onContinue();
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
});

test.each([
  ['with an account', { isLoggedIn: true }, undefined],
  ['of an international cart', {}, examples.international],
])('a popup URL on the way %s asks nobody who they are', async (_, more, example) => {
  const popupUrl = '/checkout/popups?name=delay';
  const shown = await checkOut({ isSuccess: true, popupUrl, ...more }, example);
  await vi.waitFor(() => expect(opened(shown)?.props).toMatchObject({ isGuest: false }));
});

test('a popup URL opens that content', async () => {
  const shown = await checkOut({ isSuccess: true, popupUrl: '/checkout/popups?name=delay' });
  await vi.waitFor(() =>
    expect(opened(shown)).toEqual({
      name: 'cart-popup',
      props: { url: '/checkout/popups?name=delay', isGuest: true },
    }),
  );
});

test.each([
  ['redirectUrl', { isLoggedIn: true, redirectUrl: 'https://evil.example/pay' }],
  [
    'redirectUrl of the other brand, which the page does not list',
    { isLoggedIn: true, redirectUrl: 'https://other.example/' },
  ],
  ['missing redirectUrl', { isLoggedIn: true }],
])('a hostile %s is not followed, is reported once, and the cart error says so', async (_, urls) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const shown = await checkOut({ isSuccess: true, ...urls }, {
    ...examples['four lines'],
    context: { otherBrandOrigin: 'https://other.example' },
  } as never);
  await vi.waitFor(() => expect(opened(shown)).toMatchObject({ name: 'cart-error' }));
  await vi.waitFor(() => expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull());
  expect(shown.opened).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
  expect(shown.errors).toHaveLength(1);
});

test.each([
  ['a refused cart', { isSuccess: false, errorType: 'invalidBasket' }, 0],
  ['a refused redirect', { isSuccess: true, isLoggedIn: true, redirectUrl: 'https://evil.example/pay' }, 1],
  ['an answer without a reason', { isSuccess: false }, 1],
])(
  'the cart error of %s is opened once, and if it does not open, the button’s message says so',
  async (_, answer, reports) => {
    const names: string[] = [];
    const shown = await cartPage();
    // As the runtime does, which has reported it.
    provideOverlays(async (name) => {
      names.push(name);
      throw new Error('its file did not load');
    });
    shown.answer('checkoutCart', { ...answer, message: 'Please call us.' });
    await shown.shopper.click(shown.button(/^Checkout/));
    await shown.page.findByText('Please call us.');
    expect(names).toEqual(['cart-error']);
    expect(shown.errors).toHaveLength(reports);
  },
);

test('a popup that does not open is not reported again, and the cart error says so', async () => {
  const names: string[] = [];
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const shown = await cartPage();
  // As the runtime does, which has reported it.
  provideOverlays(async (name) => {
    names.push(name);
    if (name === 'cart-popup') throw new Error('its url is wrong');
  });
  const popupUrl = 'https://evil.example/notice';
  shown.answer('checkoutCart', { isSuccess: true, redirectUrl: '/checkout/shipping', popupUrl });
  await shown.shopper.click(shown.button(/^Checkout/));
  await vi.waitFor(() => expect(names).toEqual(['cart-popup', 'cart-error']));
  await vi.waitFor(() => expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull());
  expect(shown.errors).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

test('what is in the way shows its popup although the redirectUrl is hostile', async () => {
  const redirectUrl = 'https://evil.example/pay';
  const shown = await checkOut({ isSuccess: false, errorType: 3, redirectUrl });
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('unavailable-items'));
  expect(shown.errors).toEqual([]);
});

test.each([
  [503, true],
  [504, true],
  [500, false],
])('checkout that fails with %d opens the cart error', async (status, isNetwork) => {
  const shown = await checkOut(status);
  await vi.waitFor(() => expect(opened(shown)).toMatchObject({ name: 'cart-error', props: { isNetwork } }));
  await vi.waitFor(() => expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull());
});

test('checkout waits for a change that is on its way', async () => {
  const shown = await cartPage();
  await shown.shopper.click(shown.button(/One more: Quantity: Hadley Mug/));
  await shown.shopper.click(shown.button(/^Checkout/));
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
  expect(
    shown.requests
      .map(({ call }) => call)
      .filter((call) => !/Delivery/.test(call))
      .slice(-3),
  ).toEqual(['updateItem', 'getCart', 'checkoutCart']);
});

test('checkout does not begin if a change that it has waited for fails, and leads to its message', async () => {
  const shown = await cartPage();
  shown.answer('updateItem', 500);
  for (const name of [/One more: Quantity: Hadley Mug/, /^Checkout/]) shown.button(name).click();
  await shown.page.findByText(/Something went wrong/);
  await vi.waitFor(() => expect(document.activeElement).toBe(shown.line(/Hadley Mug/)));
  expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull();
  expect(shown.requests.map(({ call }) => call)).not.toContain('checkoutCart');
});

test('checkout leads to the message of a code that has just been refused, and begins when it is pressed again', async () => {
  const shown = await cartPage();
  stopTimers(seenMs);
  shown.answer('applyPromo', examples['promo code refused'].answers.applyPromo);
  await shown.shopper.type(promo(shown), 'OLD{Enter}');
  await shown.page.findByText('This promo code has expired.');
  await shown.shopper.click(shown.button(/^Checkout/));
  await vi.waitFor(() => expect(document.activeElement).toBe(promo(shown)));
  expect(shown.opened).toEqual([]);
  await shown.shopper.click(shown.button(/^Checkout/));
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
});

test('a refused code whose message has been seen does not hold up checkout', async () => {
  const shown = await cartPage();
  shown.answer('applyPromo', examples['promo code refused'].answers.applyPromo);
  skipTimers(seenMs);
  await shown.shopper.type(promo(shown), 'OLD{Enter}');
  await shown.page.findByText('This promo code has expired.');
  await twoTurns();
  await shown.shopper.click(shown.button(/^Checkout/));
  await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
});
