import { describe, expect, test, vi } from 'vitest';
import { unavailableItemExample } from '../../../../src/contract/cart/cart-checkout.examples.ts';
import { unavailableTypes } from '../../../../src/domain/cart/checkout-errors.ts';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

const zipField = /ZIP code/;
type Page = Awaited<ReturnType<typeof cartPage>>;
const zip = ({ page }: Page) => page.getByLabelText<HTMLInputElement>(zipField);
const promo = ({ page }: Page) => page.getByLabelText<HTMLInputElement>('Promo code');

describe('the ZIP code', () => {
  test('is checked before the call; what was typed stays', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '1234{Enter}');
    expect(shown.page.getByText(/“1234” is not a ZIP code/)).toBeTruthy();
    expect(zip(shown).value).toBe('1234');
    expect(document.activeElement).toBe(zip(shown));
    expect(shown.sent()).toEqual([]);
  });

  test('is cut to five digits and sent', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001-1234{Enter}');
    await vi.waitFor(() => expect(shown.sent()).toEqual([['applyZip', { zipCode: '10001' }]]));
    await vi.waitFor(() => expect(zip(shown).value).toBe('10001'));
  });

  test('asks for the delivery dates of the new one', async () => {
    const shown = await cartPage();
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001{Enter}');
    const asked = () => shown.requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
    await vi.waitFor(() => expect(asked().at(-1)?.body).toEqual({ zipCode: '10001' }));
  });

  test.each([500, 503])('that fails with %d says so in its own words, and stays', async (status) => {
    const shown = await cartPage();
    shown.answer('applyZip', status);
    await shown.shopper.clear(zip(shown));
    await shown.shopper.type(zip(shown), '10001{Enter}');
    await shown.page.findByText('Zip code could not be updated.');
    expect(zip(shown).value).toBe('10001');
  });
});

describe('the promo code', () => {
  test('is applied, and can be taken back', async () => {
    const shown = await cartPage();
    await shown.shopper.type(promo(shown), 'WELCOME10{Enter}');
    await shown.page.findByText('Promo code WELCOME10 is applied.');
    expect(document.activeElement).toBe(shown.button(/Remove promo code/));
    await shown.shopper.click(shown.button(/Remove promo code/));
    await vi.waitFor(() => expect(promo(shown).value).toBe(''));
    expect(shown.sent()).toEqual([
      ['applyPromo', { promoCode: 'WELCOME10' }],
      ['removePromo', {}],
    ]);
  });

  test('that is refused stays, with the reason, until it is changed', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', examples['promo code refused'].answers.applyPromo);
    await shown.shopper.type(promo(shown), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    expect(promo(shown).value).toBe('OLD');
    await shown.shopper.type(promo(shown), '1');
    expect(shown.page.queryByText('This promo code has expired.')).toBeNull();
  });

  test('that does not suit the cart says what the cart lacks', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', { isSuccess: false, cartErrorMessage: 'Spend $100 to use this code.' });
    await shown.shopper.type(promo(shown), 'SAVE25{Enter}');
    await shown.page.findByText('Spend $100 to use this code.');
  });

  test('typed is kept when the last line is removed, and put back', async () => {
    const shown = await cartPage(examples['one line']);
    await shown.shopper.type(promo(shown), 'WELC');
    await shown.shopper.click(shown.button(/^Remove /));
    await shown.settled();
    expect(shown.page.queryByLabelText('Promo code')).toBeNull();
    await shown.shopper.click(shown.button(/^Undo/));
    await vi.waitFor(() => expect(promo(shown).value).toBe('WELC'));
  });

  test('typed is kept while other changes are made', async () => {
    const shown = await cartPage();
    await shown.shopper.type(promo(shown), 'WELC');
    await shown.shopper.click(shown.button(/Remove Hadley Mug/));
    await shown.settled();
    expect(promo(shown).value).toBe('WELC');
  });

  test('left empty is asked for', async () => {
    const shown = await cartPage();
    await shown.shopper.click(shown.button(/^Apply/));
    expect(shown.page.getByText('Please enter a promo code.')).toBeTruthy();
    expect(shown.sent()).toEqual([]);
  });
});

describe('rewards', () => {
  test('a certificate is applied with its number', async () => {
    const shown = await cartPage(examples.rewards);
    await shown.shopper.click(shown.button(/Apply \$50\.00 reward certificate/));
    await vi.waitFor(() =>
      expect(shown.sent()).toContainEqual(['applyCartRewardCertificate', { certificateNumber: '7000124' }]),
    );
  });

  test('an applied one is applied again when the cart has been loaded', async () => {
    const shown = await cartPage(examples.rewards);
    await vi.waitFor(() =>
      expect(shown.sent()).toEqual([['applyCartRewardCertificate', { certificateNumber: '7000123' }]]),
    );
    expect(document.querySelector('dl')?.textContent).toContain('Rewards-$25.00');
  });

  test('that are worth more than the order say so', async () => {
    const { page, sent } = await cartPage(examples['rewards exceed the order']);
    expect(page.getByText(/worth more than your order/)).toBeTruthy();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
  });
});

test('a donation is chosen by its amount', async () => {
  const { page, shopper, sent } = await cartPage(examples.donation);
  await shopper.selectOptions(page.getByLabelText('Round up for a roof'), '1000');
  await vi.waitFor(() => expect(sent()).toEqual([['addDonation', { amount: 1000 }]]));
});

describe('checkout', () => {
  const checkOut = async (answer: object | number, example?: Parameters<typeof cartPage>[0]) => {
    const shown = await cartPage(example);
    shown.answer('checkoutCart', answer);
    await shown.shopper.click(shown.button(/^Checkout/));
    return shown;
  };
  const opened = ({ opened }: Page) => opened.at(-1);

  test('of a guest opens Checkout Now with the way on', async () => {
    const shown = await checkOut({ isSuccess: true, redirectUrl: '/checkout/shipping' });
    await vi.waitFor(() =>
      expect(opened(shown)).toEqual({ name: 'checkout-now', props: { returnUrl: '/checkout/shipping' } }),
    );
  });

  test.each([
    ['with an account', { isLoggedIn: true }, undefined],
    ['of an international cart', {}, examples.international],
  ])('%s goes on at once', async (_, more, example) => {
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

  test('of an empty basket shows no popup, and reads the cart again', async () => {
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

  test('oversized boxes are shown with the way on', async () => {
    const oversizedItems = [{ title: 'Bookcase', boxes: [] }];
    const shown = await checkOut({ isSuccess: true, redirectUrl: '/checkout/shipping', oversizedItems });
    await vi.waitFor(() =>
      expect(opened(shown)).toEqual({
        name: 'oversized-items',
        props: { items: oversizedItems, redirectUrl: '/checkout/shipping' },
      }),
    );
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
    expect(opened(shown)?.props).toMatchObject({ cardErrors: { hasOldCbccCardUsedError: true } });
  });

  test('a popup URL opens that content', async () => {
    const shown = await checkOut({ isSuccess: true, popupUrl: '/checkout/popups?name=delay' });
    await vi.waitFor(() =>
      expect(opened(shown)).toEqual({ name: 'cart-popup', props: { url: '/checkout/popups?name=delay' } }),
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
    expect(shown.opened).toHaveLength(1);
    expect(assign).not.toHaveBeenCalled();
    expect(shown.errors).toHaveLength(1);
    expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull();
  });

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
  ])('that fails with %d opens the cart error', async (status, isNetwork) => {
    const shown = await checkOut(status);
    await vi.waitFor(() => expect(opened(shown)).toMatchObject({ name: 'cart-error', props: { isNetwork } }));
    await vi.waitFor(() => expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull());
  });

  test('waits for a change that is on its way', async () => {
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

  test('does not begin if a change that it has waited for fails, and leads to its message', async () => {
    const shown = await cartPage();
    shown.answer('updateItem', 500);
    for (const name of [/One more: Quantity: Hadley Mug/, /^Checkout/]) shown.button(name).click();
    await shown.page.findByText(/Something went wrong/);
    await vi.waitFor(() => expect(document.activeElement).toBe(shown.line(/Hadley Mug/)));
    expect(shown.button(/^Checkout/).getAttribute('aria-busy')).toBeNull();
    expect(shown.requests.map(({ call }) => call)).not.toContain('checkoutCart');
  });

  test('leads to the message of a refused code, and begins when it is pressed again', async () => {
    const shown = await cartPage();
    shown.answer('applyPromo', examples['promo code refused'].answers.applyPromo);
    await shown.shopper.type(promo(shown), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    await shown.shopper.click(shown.button(/^Checkout/));
    await vi.waitFor(() => expect(document.activeElement).toBe(promo(shown)));
    expect(shown.opened).toEqual([]);
    await shown.shopper.click(shown.button(/^Checkout/));
    await vi.waitFor(() => expect(opened(shown)?.name).toBe('checkout-now'));
  });
});
