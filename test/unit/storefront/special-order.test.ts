import { beforeEach, describe, expect, test } from 'vitest';
import { formatPrice } from '../../../src/domain/money.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine, change, textOf, wholeCart } from './cart-shopper.ts';
import { call, readyToPay, whole } from './checkout-shopper.ts';
import { newCard } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
const { specialOrder: sku } = knownProducts;
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const chosen = 'FABRIC=VEL-FOREST&LEATHER=NONE&LEG=BRASS&FILL=DOWN&SIZE=84';
const add = (OptionChoiceParameter: string, Sku: string = sku) =>
  change(shopper, 'add-items', { items: [{ Sku, Quantity: 1, OptionChoiceParameter }] });

describe('a sofa that is made to order', () => {
  test('is a line with its choices, their price and their picture', async () => {
    const line = await addLine(shopper, sku, { OptionChoiceParameter: chosen });
    expect(line).toMatchObject({
      name: 'Halden 3-Seat Sofa',
      // 1,799 + 80 for brass + 200 for down.
      price: 207_900,
      imagePath: '/pictures/423001.svg?FABRIC=VEL-FOREST&LEG=BRASS',
      url: `/p/423001?${chosen}`,
      optionChoices: [
        { name: 'Fabric', value: 'Forest Velvet' },
        { name: 'Piping', value: 'In the fabric, no leather' },
        { name: 'Legs', value: 'Aged Brass' },
        { name: 'Cushion fill', value: 'Down' },
        { name: 'Width', value: '84″ wide, three seats' },
      ],
      lineLevelMessages: ['Made to order for you: delivered in 10 to 12 weeks. It cannot be returned.'],
    });
  });

  test('is the same line in whatever order its choices come', async () => {
    await add(chosen);
    await add(chosen.split('&').reverse().join('&'));
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 2 }]);
  });

  test('is another line in another fabric, at its own price', async () => {
    await add(chosen);
    await add(chosen.replace('VEL-FOREST', 'BCL-MUSHROOM'));
    const { lineItems } = await wholeCart(shopper);
    expect(lineItems.map(({ price }) => price)).toEqual([207_900, 232_900]);
  });

  test('keeps its choices and its price to the placed order', async () => {
    await add(chosen);
    await readyToPay(shopper);
    await call(shopper, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData: newCard('1111') });
    await call(shopper, 'MoveToReviewPage');
    const { orderSummary, basketItems } = await whole(shopper);
    const placed = await call(shopper, 'PlaceOrder', {
      attemptId: crypto.randomUUID(),
      amountDue: orderSummary!.total,
    });
    expect(placed).toMatchObject({ isSuccess: true });
    const [item] = placed.checkout.basketItems;
    expect(item).toMatchObject({
      optionChoices: basketItems![0]!.optionChoices,
      itemInfo: { name: 'Halden 3-Seat Sofa', price: 207_900 },
    });
    expect(textOf(await shopper.page('/checkout/confirmation'))).toContain('Forest Velvet');
  });

  test.each([
    ['no choices', '', /^Please choose a fabric, piping, legs, a cushion fill and a width for Halden/],
    ['an option left out', 'FABRIC=INK&LEATHER=NONE&FILL=BLEND&SIZE=84', /^Please choose legs for Halden/],
    [
      'a fabric that is no longer woven',
      chosen.replace('VEL-FOREST', 'OAT'),
      /^Oat Linen is no longer woven/,
    ],
    [
      'choices that do not come together',
      chosen.replace('VEL-FOREST', 'BCL-MUSHROOM').replace('NONE', 'ANI-COGNAC'),
      /^Mushroom Bouclé does not come with Cognac Aniline Leather/,
    ],
  ])('with %s is refused in words', async (_, parameter, message) => {
    expect(await add(parameter)).toMatchObject({ status: 400, message: expect.stringMatching(message) });
    expect((await wholeCart(shopper)).lineItems).toEqual([]);
  });

  test('with an unknown choice is refused by its name', async () => {
    expect(await add(chosen.replace('BRASS', '__proto__'))).toMatchObject({
      status: 400,
      error: expect.stringMatching(
        /OptionChoiceParameter: "LEG=__proto__" was given; accepted: one of WALNUT/,
      ),
    });
  });

  test('under the sku of another make is refused with the right one', async () => {
    expect(await add(chosen, '423002')).toMatchObject({
      status: 400,
      accepted: '423001, the sku of these choices',
    });
  });

  test('arrives within the weeks that are promised', async () => {
    const line = await addLine(shopper, sku, { OptionChoiceParameter: chosen });
    const [, first, last] = /Arrives (.+) – (.+)/.exec(line.shippingDeliveryOptions!.shippingOption!.edd!)!;
    const weeksTo = (text: string) => {
      const now = new Date();
      const date = new Date(`${text}, ${now.getFullYear()} 12:00`);
      if (+date < +now) date.setFullYear(date.getFullYear() + 1);
      return (+date - +now) / (7 * 86_400_000);
    };
    expect(weeksTo(first!)).toBeGreaterThan(9.5);
    expect(weeksTo(last!)).toBeLessThan(12.5);
  });

  test('says its price with its choices where it was viewed', async () => {
    await shopper.post('/browse/recentlyviewed/update', { sku, optionChoiceParameter: chosen });
    const { items } = await (
      await shopper.fetch('/browse/recentlyviewed?sku=410553&isNewLayout=true')
    ).json();
    expect(items[0]).toMatchObject({ formattedPrice: formatPrice(207_900), urlPath: `/p/${sku}?${chosen}` });
  });
});

describe('a sample', () => {
  test('is added to the cart for nothing, with its swatch', async () => {
    const line = await addLine(shopper, 'SW-INK');
    expect(line).toMatchObject({ name: 'Sample of Ink Velvet', price: 0, imagePath: '/fabrics/INK.svg' });
  });

  test('of a fabric that does not exist is refused', async () => {
    expect(await change(shopper, 'add-items', { items: [{ Sku: 'SW-XYZ', Quantity: 1 }] })).toMatchObject({
      status: 400,
    });
  });
});

test('a listing’s tile leads to its page and adds nothing by default', async () => {
  const { minisets } = await (await shopper.fetch('/search?query=halden&isModelOnly=true')).json();
  const tile = minisets.find((one: { sku: string }) => one.sku === sku);
  expect(tile).toMatchObject({
    navigateUrl: `/p/${sku}`,
    customOrderConfirmation: { hasCustomOrderConfirmation: true },
  });
  expect(tile.optionChoiceParameter).toBeUndefined();
});
