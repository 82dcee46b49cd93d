import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { textOf } from './cart-shopper.ts';
import { chicago, whole } from './checkout-shopper.ts';
import { formFields } from './form-shopper.ts';
import { giftCardOf } from './gift-card-shopper.ts';
import { giveCards } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const paymentPath = '/checkout/paymentandbilling';
const paths = {
  giftCards: '/checkout/payment/gift-cards',
  tenderCodes: '/checkout/payment/tender-codes',
  certificates: '/checkout/payment/certificates',
  verify: '/checkout/payment/verify',
  billing: '/checkout/payment/billing',
  tax: '/checkout/payment/tax-exemption',
};

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await state('payment');
});

const state = (name: string, who = shopper) => who.submit('/checkout/states', { state: name });
const payment = async (who = shopper) => (await whole(who)).payment;
const page = async (path = paymentPath) => textOf(await shopper.page(path));
const giftCard = (dollars: number) => {
  const { cardNumber: number, cardPin: pin } = giftCardOf(dollars);
  return { number, pin };
};

describe.each(['', '/strict', '/hostile'])('without script, on %s pages', (variant) => {
  test('a gift card pays, and is taken back', async () => {
    const response = await shopper.submit(variant + paths.giftCards, { ...giftCard(50), do: 'apply' });
    expect(locationOf(response)).toBe(`${variant}${paymentPath}#header_payment`);
    expect(await page(variant + paymentPath)).toContain('Gift card ending in 0050: $50.00');
    const { id } = (await payment()).giftCards[0]!;
    await shopper.submit(variant + paths.giftCards, { remove: id });
    expect((await payment()).giftCards).toEqual([]);
  });
});

test('a refused gift card says why, and what was typed is not on the page', async () => {
  const typed = { ...giftCard(50), pin: '9876' };
  const response = await shopper.submit(paths.giftCards, { ...typed, do: 'apply' });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(textOf(html)).toContain('We could not find this gift card.');
  expect(html).not.toContain(typed.number);
  expect(html).not.toContain(typed.pin);
});

test('the balance of a gift card is said, and it does not pay', async () => {
  const response = await shopper.submit(paths.giftCards, { ...giftCard(50), do: 'balance' });
  expect(textOf(await response.text())).toContain('$50.00 is on this gift card.');
  expect((await payment()).giftCards).toEqual([]);
});

test('the form of gift cards is not there while their service is down', async () => {
  await state('gift-cards-down');
  expect(await page()).toContain('Gift cards cannot be used at the moment.');
  expect(await shopper.page(paymentPath)).not.toContain('name="pin"');
});

test('a promo code is applied in the cart’s words, and taken back', async () => {
  const path = '/checkout/payment/promo-code';
  const refused = await shopper.submit(path, { code: 'NOTHING' });
  expect(textOf(await refused.text())).toContain('The promo code “NOTHING” is not valid.');
  await shopper.submit(path, { code: 'WELCOME10' });
  expect(await page()).toContain('Promo code WELCOME10 is applied.');
  await shopper.submit(path, { remove: 'WELCOME10' });
  expect((await whole(shopper)).promoCode).toBeNull();
});

test('a tender code pays, typed in any way', async () => {
  await shopper.submit(paths.tenderCodes, { code: ' thanks-25 ' });
  expect(await page()).toContain('THANKS25: $25.00');
  const { id } = (await payment()).tenderCodes[0]!;
  await shopper.submit(paths.tenderCodes, { remove: id });
  expect((await payment()).tenderCodes).toEqual([]);
});

test('a refused code stays with its reason, until it is removed', async () => {
  expect((await shopper.submit(paths.tenderCodes, { code: 'SPRING10' })).status).toBe(400);
  expect(await page()).toContain('The code SPRING10 has ended.');
});

test('nothing is left for a card once gift cards pay for all', async () => {
  await shopper.submit(paths.giftCards, { ...giftCard(9000), do: 'apply' });
  const html = await shopper.page(paymentPath);
  expect(textOf(html)).toContain('Nothing is left to pay.');
  expect(html).not.toContain('name="cardNumber"');
  const next = await shopper.submit('/checkout/next', { step: 'payment' });
  expect(locationOf(next)).toBe('/checkout/review');
});

test('a declined card is said not to pay, and the gift card still does', async () => {
  await state('card-declined');
  const text = await page();
  expect(text).toContain('Visa ending in 0912 was declined and does not pay.');
  expect(text).toContain('Gift card ending in 0050: $50.00');
});

describe('a card that has to be verified', () => {
  beforeEach(() => state('needs-verification'));
  const verify = async (code: string) => {
    const { card } = formFields(await shopper.page(paymentPath), `${paths.verify}#verify`);
    return shopper.submit(paths.verify, { card: card!, code });
  };

  test('holds up the next step', async () => {
    const next = await shopper.submit('/checkout/next', { step: 'payment' });
    expect(locationOf(next)).not.toBe('/checkout/review');
    expect((await whole(shopper)).furthestStep).toBe(3);
  });

  test('is verified by its code', async () => {
    await verify('737');
    expect((await whole(shopper)).furthestStep).toBe(4);
  });

  test.each([
    ['', 'Please enter a valid security code.'],
    ['12', 'The security code you entered is not valid.'],
    ['000', 'Your card could not be verified.'],
  ])('is not verified by "%s"', async (code, message) => {
    const response = await verify(code);
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(message);
  });
});

describe('the billing address', () => {
  const other = { ...chicago, firstName: 'Bo', city: 'Evanston', address1: '1 Oak St', postalCode: '60201' };

  test('is where the order goes, until another one is given', async () => {
    expect(await page()).toContain('Same as shipping address');
    await shopper.submit(paths.billing, { ...other, choice: 'new' });
    expect(await payment()).toMatchObject({
      isBillingSameAsShipping: false,
      billingAddress: { firstName: 'Bo', address1: '1 Oak St', city: 'Evanston' },
    });
    expect(await page()).toContain('1 Oak St');
    await shopper.submit(paths.billing, { choice: 'same' });
    expect((await payment()).isBillingSameAsShipping).toBe(true);
  });

  test('that the postal service writes another way is suggested, and kept as typed if that is wanted', async () => {
    const long = { ...other, address1: '1 Oak Street', choice: 'new' };
    const suggestion = await (await shopper.submit(paths.billing, long)).text();
    expect(textOf(suggestion)).toContain('The postal service writes this address another way.');
    expect((await payment()).isBillingSameAsShipping).toBe(true);
    const fields = formFields(suggestion, paths.billing);
    expect(fields).toMatchObject({ address1: '1 Oak St', choice: 'new' });
    await shopper.submit(paths.billing, { ...fields, keep: 'true' });
    expect((await payment()).billingAddress).toMatchObject({ address1: '1 Oak St' });
    await shopper.submit(paths.billing, { ...long, keep: 'true' });
    expect((await payment()).billingAddress).toMatchObject({ address1: '1 Oak Street' });
  });

  test('that is wrong is shown again, with what is wrong', async () => {
    const response = await shopper.submit(paths.billing, { ...other, choice: 'new', postalCode: '00000' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('value="1 Oak St"');
    expect((await payment()).isBillingSameAsShipping).toBe(true);
  });

  test('is on the review, the confirmation and in the mail, with what paid', async () => {
    await shopper.submit(paths.billing, { ...other, choice: 'new' });
    await shopper.submit(paths.giftCards, { ...giftCard(9000), do: 'apply' });
    const review = await shopper.page('/checkout/review');
    expect(textOf(review)).toContain('1 Oak St');
    const { recipientList } = await whole(shopper);
    await shopper.submit('/checkout/review', formFields(review, '/checkout/review'));
    const confirmation = await page('/checkout/confirmation');
    expect(confirmation).toContain('1 Oak St');
    expect(confirmation).toMatch(/Gift card ending in 9000: \$/);
    const mails = await page(`/mailbox?to=${recipientList[0]!.address!.email}`);
    expect(mails).toMatch(
      /Paid with: Gift card ending in 9000: \$.*Billed to: Bo Baker, 1 Oak St, Evanston, IL/,
    );
  });
});

test('an order is made tax-exempt, and taxed again', async () => {
  await shopper.submit(paths.tax, { exempt: 'true' });
  const { orderSummary, payment: exempt } = await whole(shopper);
  expect([orderSummary!.taxTotal, exempt.isTaxExemptionApplied]).toEqual([0, true]);
  expect(await page()).toContain('This order is tax-exempt.');
  await shopper.submit(paths.tax, { exempt: 'false' });
  expect((await whole(shopper)).orderSummary!.taxTotal).toBeGreaterThan(0);
});

test('rewards that exceed the order’s total are said in its sums', async () => {
  await state('rewards');
  expect(await page()).toContain('Your rewards of $85.00 are more than this order.');
});

describe('reward certificates', () => {
  let signedIn: Shopper;
  beforeEach(async () => {
    await giveCards(storefront.url, ada.email, [
      { id: 'visa', lastFour: '1111' },
      { id: 'store', type: 'PLCCSynchrony', lastFour: '8888', expMonth: 0, expYear: 0 },
    ]);
    signedIn = await signedInShopper(storefront.url);
    await state('payment', signedIn);
  });

  test('pay with the rewards card that they belong to, and are taken back', async () => {
    await signedIn.submit(paths.certificates, { apply: '7000123', card: 'store' });
    expect((await whole(signedIn)).orderSummary!.rewardsTotal).toBe(2500);
    await signedIn.submit(paths.certificates, { remove: '7000123' });
    expect((await whole(signedIn)).orderSummary!.rewardsTotal).toBe(0);
  });

  test('keep the reason why they do not pay', async () => {
    const response = await signedIn.submit(paths.certificates, { apply: '7000123', card: '' });
    expect(response.status).toBe(400);
    expect(textOf(await signedIn.page(paymentPath))).toContain('Please enter or choose the rewards card');
  });

  test('of the account’s rewards cards are shown once they are asked for', async () => {
    await signedIn.submit(paths.certificates, { find: 'true' });
    expect(textOf(await signedIn.page(paymentPath))).toContain(
      'Rewards card ending in 8888: $40.00 to redeem',
    );
  });
});

test('every form of the page is posted with the session’s token', async () => {
  const html = await shopper.page(paymentPath);
  const forms = html.match(/<form[^>]*method="post".*?<\/form>/gs) ?? [];
  expect(forms.filter((form) => !form.includes('__RequestVerificationToken'))).toEqual([]);
  expect(forms.length).toBeGreaterThan(4);
  const stale = await shopper.submit(paths.giftCards, {
    ...giftCard(50),
    __RequestVerificationToken: randomUUID(),
  });
  expect(stale.status).toBe(403);
});
