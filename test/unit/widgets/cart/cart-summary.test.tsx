import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { cartPage } from './cart-page.ts';

const zipField = /ZIP code/;
type Page = Awaited<ReturnType<typeof cartPage>>;
const zip = ({ page }: Page) => page.getByLabelText<HTMLInputElement>(zipField);
const promo = ({ page }: Page) => page.getByLabelText<HTMLInputElement>('Promo code');

// Each test is a visit of its own; otherwise a code typed in one would be remembered in the next.
beforeEach(() => sessionStorage.clear());

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
    await shown.shopper.click(shown.button(/^Promo code/));
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
    await shown.shopper.click(shown.button(/^Promo code/));
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
    expect(document.querySelector('dl')?.textContent).toContain('Rewards−$25.00');
  });

  const applied = ['applyCartRewardCertificate', { certificateNumber: '7000123' }];

  test('are applied again when a change of the cart has changed its totals, and not by a load that changed nothing', async () => {
    const shown = await cartPage(examples.rewards);
    await vi.waitFor(() => expect(shown.sent()).toEqual([applied]));
    await shown.settled();
    await shown.shopper.click(shown.button(/Remove Hadley Mug/));
    await vi.waitFor(() => expect(shown.sent().slice(1)).toEqual([['removeItem', { id: '2' }], applied]));
    await shown.settled();
    await sharedStore().set(refreshCartAtom, { hasChanged: true });
    await cartQueueOf(sharedStore()).settled();
    expect(shown.sent()).toHaveLength(3);
  });

  test('are those of the answer, with its message, where the cart has not heard of them', async () => {
    const shown = await cartPage(examples.rewards);
    await vi.waitFor(() => expect(shown.sent()).toEqual([applied]));
    await shown.settled();
    shown.answer('applyCartRewardCertificate', {
      isSuccess: true,
      rewardsData: { rewardsTotal: 1500, rewardsExceedOrderTotalMessage: 'Only $15.00 of it can be used.' },
    });
    await shown.shopper.click(shown.button(/Remove Hadley Mug/));
    await shown.page.findByText('Only $15.00 of it can be used.');
    expect(document.querySelector('dl')?.textContent).toContain('Rewards−$15.00');
    expect(shown.page.getAllByText('$4,091.23').length).toBeGreaterThan(0);
    // Another change of the cart makes the answer's words out of date.
    shown.answer('applyCartRewardCertificate', 'never');
    await shown.shopper.click(shown.button(/^Remove Corley/));
    await vi.waitFor(() => expect(shown.page.queryByText('Only $15.00 of it can be used.')).toBeNull());
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

describe('the sums', () => {
  test('are the server’s, each that is known', async () => {
    const { page } = await cartPage(examples['promo code']);
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      'Subtotal$4,035.75',
      'Discount (WELCOME10)−$403.58',
      'Shipping$9.95',
      'Installation$129.00',
      'Estimated tax$330.11',
      'Donation$5.00',
    ]);
    expect(page.getAllByText('$4,106.23')).toHaveLength(2);
  });

  test('that are not known yet say where they will be', async () => {
    const { page } = await cartPage(examples['one line']);
    expect(page.getAllByText('Calculated at checkout')).toHaveLength(2);
  });

  test('shipping that costs nothing is free', async () => {
    const { props, answers } = examples['promo code'];
    const cart = { ...props.cart, orderSummary: { ...props.cart.orderSummary, shippingTotal: 0 } };
    const free = { ...examples['promo code'], props: { cart }, answers: { ...answers, getCart: cart } };
    await cartPage(free as never);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toContain(
      'ShippingFree',
    );
  });

  test.each([
    ['what the server says of it', '10% off your first order.', '10% off your first order.−$403.58'],
    ['nothing but the word', '', 'Discount−$403.58'],
  ])('a discount without a promo code is named by %s', async (_by, promoDiscountMessage, row) => {
    const { props, answers } = examples['promo code'];
    const cartSummary = { ...props.cart.cartSummary, discountCode: '', promoDiscountMessage };
    const cart = { ...props.cart, cartSummary };
    const unnamed = { ...examples['promo code'], props: { cart }, answers: { ...answers, getCart: cart } };
    await cartPage(unnamed as never);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toContain(row);
  });

  test('an international cart has no ZIP code and no tax', async () => {
    const { page } = await cartPage(examples.international);
    expect(page.queryByLabelText(/Postal code/)).toBeNull();
  });
});

/** The cart with a line that is picked up at this store. */
function pickedUpAt(locationId: string) {
  const { getCart } = examples['four lines'].answers;
  const { lineItems } = getCart as unknown as { lineItems: Record<string, object>[] };
  return {
    ...getCart,
    lineItems: lineItems.map((line) => ({
      ...line,
      shippingDeliveryOptions: line.shippingDeliveryOptions && {
        ...line.shippingDeliveryOptions,
        selectedShipOption: 'pickup',
        bopsOption: { storeName: 'Michigan Avenue', locationId },
      },
    })),
  };
}

test('the dates are asked for the store of what is picked up, too', async () => {
  const shown = await cartPage({
    ...examples['four lines'],
    answers: {
      ...examples['four lines'].answers,
      getCart: pickedUpAt('store-7'),
    },
    props: { cart: pickedUpAt('store-7') },
  } as never);
  const asked = () => shown.requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
  await vi.waitFor(() => expect(asked().at(-1)?.body).toEqual({ zipCode: '60601', locationId: 'store-7' }));
});

describe('the dates of what is picked up', () => {
  const pickedUp = (more: object) => {
    const { cart } = examples['picked up'].props;
    const lineItems = (cart.lineItems as Record<string, object>[]).map((line) => ({
      ...line,
      shippingDeliveryOptions: {
        ...line.shippingDeliveryOptions,
        bopsOption: { storeName: 'Michigan Avenue', locationId: 'store-7' },
      },
    }));
    return { ...cart, lineItems, ...more };
  };
  const page = (more: object, answers: object = {}) => {
    const example = examples['picked up'];
    const cart = pickedUp(more);
    return cartPage({
      ...example,
      props: { cart },
      answers: { ...example.answers, getCart: cart, ...answers },
    } as never);
  };

  test.each([null, '60601'])('are asked for the store alone, with the ZIP code %s', async (taxZipCode) => {
    const shown = await page({ cartSummary: { taxZipCode } });
    const asked = () => shown.requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
    await vi.waitFor(() => expect(asked().map(({ body }) => body)).toEqual([{ locationId: 'store-7' }]));
    await shown.page.findByText('Ready on December 2');
  });

  test('that cannot be had are the server’s message, beside the pickup alone', async () => {
    const eddOutagePickupMessage = 'Your store writes to you when it is ready.';
    const shown = await page(
      { cartSummary: { taxZipCode: '60601' }, messages: { eddOutagePickupMessage } },
      { getEstimatedDeliveryDate: { isSuccess: false } },
    );
    const said = await shown.page.findByText(eddOutagePickupMessage);
    expect(said.closest('label')?.textContent).toContain('Michigan Avenue');
    expect(shown.page.getByText('Shipping and tax are estimated for 60601.')).toBeTruthy();
    expect(shown.errors).toHaveLength(1);
  });
});

test('a ZIP code that another tab has applied does not replace what is typed', async () => {
  const shown = await cartPage();
  const zip = () => shown.page.getByLabelText<HTMLInputElement>(/ZIP code/);
  await shown.shopper.clear(zip());
  await shown.shopper.type(zip(), '941');
  shown.shop.cartSummary.taxZipCode = '10001';
  shown.shop.lineItems[0]!.quantity = 7;
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(shown.line(/Marlow/).querySelector('input')!.value).toBe('7'));
  await twoTurns();
  expect(zip().value).toBe('941');
});

test('a refusal of an empty field goes when another tab has applied a ZIP code', async () => {
  const example = structuredClone(examples['four lines']);
  for (const { cartSummary } of [example.answers.getCart, example.props.cart])
    (cartSummary as { taxZipCode: unknown }).taxZipCode = null;
  const shown = await cartPage(example);
  const zip = shown.page.getByLabelText<HTMLInputElement>(/ZIP code/);
  await shown.shopper.click(zip);
  await shown.shopper.keyboard('{Enter}');
  await vi.waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
  shown.shop.cartSummary.taxZipCode = '10001';
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(zip.value).toBe('10001'));
  await vi.waitFor(() => expect(zip.getAttribute('aria-invalid')).not.toBe('true'));
});

const sofa = /Marlow 3-Seat Sofa/;
const mug = /Hadley Mug/;

describe('a line shows', () => {
  test('when it arrives, as the delivery dates say', async () => {
    const { line } = await cartPage();
    await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives December 2 – December 4'));
  });

  test('a message once above the lines if there are no dates, which is only logged', async () => {
    const { line, errors, page } = await cartPage(examples['no delivery dates']);
    await vi.waitFor(() => expect(page.getAllByText(/dates are not available/)).toHaveLength(1));
    expect(line(mug).textContent).not.toContain('Arrives');
    expect(line(mug).querySelector('.si-line-delivery__date')).not.toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('estimated delivery date');
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('the same message where the server answers that it did not succeed, which is logged', async () => {
    const { answers } = examples['four lines'];
    const getEstimatedDeliveryDate = { ...answers.getEstimatedDeliveryDate, isSuccess: false };
    const { line, errors, page } = await cartPage({
      ...examples['four lines'],
      answers: { ...answers, getEstimatedDeliveryDate },
    } as never);
    await page.findByText(/dates are not available/);
    expect(line(mug).textContent).not.toContain('Arrives');
    expect(errors).toHaveLength(1);
  });

  test('a known date that stays while another way is chosen, and back, whatever the cart’s own says', async () => {
    const { page, shopper, settled, shop, answer } = await cartPage();
    const way = () => page.getByRole('radio', { name: /^Ship/ }).closest('label')!;
    await vi.waitFor(() => expect(way().textContent).toContain('Arrives December 2'));
    const options = shop.lineItems[1]!.shippingDeliveryOptions as object;
    shop.lineItems[1]!.shippingDeliveryOptions = { ...options, shippingOption: { edd: 'Arrives some day' } };
    answer('getEstimatedDeliveryDate', 'never');
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => seen.add(way().textContent));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await shopper.click(page.getByRole('radio', { name: /^Pick up/ }));
    await settled();
    await shopper.click(page.getByRole('radio', { name: /^Ship/ }));
    await settled();
    watch.disconnect();
    expect([...seen].filter((text) => !text?.includes('Arrives December 2'))).toEqual([]);
  });

  test('the place of a date from the first paint on, and none where no date is asked for', async () => {
    const { line, page } = await cartPage(examples['dates to come']);
    expect(line(sofa).querySelector('.si-line-delivery__date')?.textContent).toBe('');
    expect(page.getByText('Shipping and tax are estimated for 60601.')).toBeTruthy();
    const abroad = await cartPage(examples.international);
    expect(abroad.line(sofa).querySelector('.si-line-delivery__date')).toBeNull();
  });

  test('no date of shipping beside the pickup, once that is chosen', async () => {
    const { page, shopper, answer } = await cartPage();
    const way = (name: RegExp) => page.getByRole('radio', { name }).closest('label')?.textContent;
    await vi.waitFor(() => expect(way(/^Ship/)).toContain('Arrives December 2'));
    answer('getEstimatedDeliveryDate', 'never');
    await shopper.click(page.getByRole('radio', { name: /^Pick up/ }));
    expect(way(/^Pick up/)).not.toContain('Arrives');
  });

  test('the date of a pickup beside the pickup alone', async () => {
    const { page } = await cartPage(examples['picked up']);
    const way = (name: RegExp) => page.getByRole('radio', { name }).closest('label')?.textContent;
    await vi.waitFor(() => expect(way(/^Pick up/)).toContain('Ready on December 2'));
    expect(way(/^Ship/)).toContain('Arrives December 1 – December 4');
  });
});

test('dates that come late do not replace those that were asked for after them', async () => {
  const { line, shop, answer, requests } = await cartPage();
  const asked = () => requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
  const dates = (edd: string) => ({ lineItems: shop.lineItems.map(({ id }) => ({ id, edd })) });
  await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives December 2'));
  const askAgain = async (shipMethod: number) => {
    const before = asked().length;
    for (const one of shop.lineItems) one.shipMethod = shipMethod;
    await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
    await vi.waitFor(() => expect(asked()).toHaveLength(before + 1));
  };
  const late = heldAnswer(dates('Arrives too late'));
  answer('getEstimatedDeliveryDate', late.answer);
  await askAgain(6);
  answer('getEstimatedDeliveryDate', dates('Arrives soon'));
  await askAgain(7);
  await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives soon'));
  late.release();
  // This read of the cart shows after the point at which the late answer would have changed it.
  shop.lineItems[0]!.quantity = 7;
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(line(sofa).querySelector('input')!.value).toBe('7'));
  expect(line(mug).textContent).toContain('Arrives soon');
});

describe('the disclosure of a phone', () => {
  const toggle = ({ page }: Page) => page.getByRole('button', { name: /^Order Summary/ });
  const totalOf = ({ host }: Page) => host.querySelector('.si-cart__total')!.textContent;
  const isOpen = (shown: Page) => toggle(shown).getAttribute('aria-expanded') === 'true';

  test('has the total in its label', async () => {
    expect(toggle(await cartPage(examples['promo code'])).textContent).toBe('Order Summary $4,106.23');
  });

  test('says that a total without shipping or tax is estimated, as the server’s does', async () => {
    const shown = await cartPage(examples['one line']);
    expect(toggle(shown).textContent).toMatch(/^Order Summary \(estimated\) \$/);
    expect(totalOf(shown)).toMatch(/^Total \(estimated\) \$/);
    expect(totalOf(await cartPage(examples['promo code']))).toBe('Total $4,106.23');
  });

  test('controls the summary', async () => {
    const shown = await cartPage();
    const content = document.getElementById(toggle(shown).getAttribute('aria-controls')!)!;
    expect(content.querySelector('dl')).toBeTruthy();
  });

  test('is closed at first, and opens and closes by its button', async () => {
    const shown = await cartPage();
    expect(isOpen(shown)).toBe(false);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown));
    expect(isOpen(shown)).toBe(false);
  });

  test('is open where the rewards exceed the order', async () => {
    expect(isOpen(await cartPage(examples['rewards exceed the order']))).toBe(true);
  });

  test('is as the shopper left the server’s', async () => {
    const content = (attribute: string) => ({
      content: `<details ${attribute}><summary>Sums</summary></details><details open></details>`,
    });
    expect(isOpen(await cartPage(undefined, content('open')))).toBe(true);
    expect(isOpen(await cartPage(undefined, content('')))).toBe(false);
  });

  test('keeps the focus that the server’s had', async () => {
    const shown = await cartPage(undefined, {
      content: '<details><summary>Sums</summary></details>',
      before: (host) => host.querySelector('summary')!.focus(),
    });
    expect(document.activeElement).toBe(toggle(shown));
  });
});

describe('what is optional below Checkout', () => {
  const toggle = ({ page }: Page, name: RegExp) => page.getByRole('button', { name });
  const isOpen = (shown: Page, name = /^Promo code/) =>
    toggle(shown, name).getAttribute('aria-expanded') === 'true';

  test('is closed at first', async () => {
    const shown = await cartPage();
    for (const name of [/^Promo code/, /^Estimate shipping/]) expect(isOpen(shown, name)).toBe(false);
  });

  test('follows the way on', async () => {
    const shown = await cartPage();
    const { compareDocumentPosition, DOCUMENT_POSITION_FOLLOWING } = Node.prototype;
    const order = compareDocumentPosition.call(shown.button(/^Checkout$/), toggle(shown, /^Promo code/));
    expect(order).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  test('is open where something is applied', async () => {
    expect(isOpen(await cartPage(examples['promo code']))).toBe(true);
    expect(isOpen(await cartPage(examples.rewards), /^Rewards/)).toBe(true);
  });

  test('is open where the shopper has typed before the island mounted', async () => {
    const content = '<form><input name="PromoCode" value=""></form>';
    const before = (host: HTMLElement) => {
      host.querySelector('input')!.value = 'WELC';
    };
    expect(isOpen(await cartPage(undefined, { content, before }))).toBe(true);
  });

  async function refusedCode() {
    const shown = await cartPage();
    shown.answer('applyPromo', { isSuccess: false, promoErrorMessage: 'This promo code has expired.' });
    await shown.shopper.click(toggle(shown, /^Promo code/));
    await shown.shopper.type(promo(shown), 'OLD{Enter}');
    await shown.page.findByText('This promo code has expired.');
    return shown;
  }

  test('stays open for a code that was refused, and can be closed', async () => {
    const shown = await refusedCode();
    expect(isOpen(shown)).toBe(true);
    await shown.shopper.click(toggle(shown, /^Promo code/));
    expect(isOpen(shown)).toBe(false);
  });

  test('opens again when Checkout leads to the code that was refused', async () => {
    const shown = await refusedCode();
    await shown.shopper.click(toggle(shown, /^Promo code/));
    await shown.shopper.click(shown.button(/^Checkout$/));
    await vi.waitFor(() => expect(document.activeElement).toBe(promo(shown)));
    expect(isOpen(shown)).toBe(true);
  });
});

test('a reset in the answer to the delivery dates opens the refresh popup (cart §7, §8)', async () => {
  const { answers } = examples['four lines'];
  const { opened } = await cartPage({
    ...examples['four lines'],
    answers: { ...answers, getEstimatedDeliveryDate: { IsReset: true } },
  } as never);
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['refresh-popup']));
});
