import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCustomOrderConfirmation } from '../../../../src/contract/cart/custom-order.ts';
import { saveDesign } from '../../../../src/contract/personalization/personalization-design.ts';
import { renderPersonalization } from '../../../../src/contract/personalization/render.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { call, readyToPay, whole } from '../checkout-shopper.ts';
import { newCard } from '../payment-shopper.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const { inStock, customOrder, monogrammed, etched, personalized, termsBound } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const design = (sku: string, ...texts: string[]) => {
  const isEtched = sku === etched;
  const [font, textcolor] = isEtched ? ['Script', 'Clear'] : ['Block', 'Navy'];
  return {
    quantity: 1,
    orderType: 'embroidery',
    profileGuid: 'p',
    design: {
      templateName: isEtched ? 'two-lines' : 'block-initials',
      sku,
      locationName: 'l',
      personalization: texts.map((text, nth) => ({
        elementName: `Text${nth + 1}`,
        text,
        textcolor: textcolor!,
        font: font!,
      })),
    },
  };
};
type Design = ReturnType<typeof design>;

/** The design with others of its settings. */
const changed = (of: Design, more: Partial<Design['design']>, line: object = {}): Design => {
  const { personalization } = of.design;
  return {
    ...of,
    design: { ...of.design, ...more, personalization: personalization.map((one) => ({ ...one, ...line })) },
  };
};
const save = async (body: unknown) => (await shopper.post('/personalization/design/save', body)).json();
const render = async (body: unknown) => (await shopper.post('/personalization/render', body)).json();
const add = async (item: object) =>
  (await shopper.post('/api/cart/add-items', { items: [{ Quantity: 1, ...item }] })).json();

describe('whether a product has to be confirmed', () => {
  test.each([
    ['a custom order', customOrder, 'custom-order'],
    ['a monogrammed one', monogrammed, 'monogramming'],
  ])('%s', async (_, sku, kind) => {
    const answer = await (await shopper.fetch(`/api/cart/custom-order-confirmation?sku=${sku}`)).json();
    expect(v.safeParse(getCustomOrderConfirmation.answer, answer).issues).toBeUndefined();
    expect(answer).toMatchObject({ isConfirmationNeeded: true, kind });
  });

  test('is not true for other products', async () => {
    const answer = await (await shopper.fetch(`/api/cart/custom-order-confirmation?sku=${inStock}`)).json();
    expect(answer).toMatchObject({ isConfirmationNeeded: false });
  });

  test('is a 400 for an unknown product', async () => {
    const response = await shopper.fetch('/api/cart/custom-order-confirmation?sku=1');
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatch(/^sku: "1" was given/);
  });
});

describe('a design', () => {
  test('is saved, and the item that refers to it is in the cart with its text', async () => {
    const saved = await save(design(etched, 'Ada', '2026'));
    expect(v.safeParse(saveDesign.answer, saved).issues).toBeUndefined();
    await add({ Sku: etched, IsPersonalized: true, PersonalizationId: saved.personalizationId });
    const cart = await shopper.page('/checkout/cart');
    expect(cart).toContain('Personalized: “Ada”');
    expect(cart).toContain('Personalized: “2026”');
  });

  test.each([
    ['a towel', monogrammed, 'MJK'],
    ['a glass', etched, 'Ada'],
  ])('of %s keeps its text to the placed order', async (_, sku, text) => {
    const { personalizationId: PersonalizationId } = await save(design(sku, text));
    await add({ Sku: sku, IsPersonalized: true, PersonalizationId });
    await readyToPay(shopper);
    await call(shopper, 'SavePayment', { attemptId: crypto.randomUUID(), cardOneData: newCard('1111') });
    await call(shopper, 'MoveToReviewPage');
    const { orderSummary } = await whole(shopper);
    const amountDue = orderSummary!.total;
    const placed = await call(shopper, 'PlaceOrder', { attemptId: crypto.randomUUID(), amountDue });
    expect(placed).toMatchObject({ isSuccess: true });
    expect(await shopper.page('/checkout/confirmation')).toContain(text);
  });

  test.each([
    ['no text', design(monogrammed), 'E1001', []],
    ['dashes alone', design(etched, '- -'), 'E1001', []],
    ['a style that is not made', changed(design(etched, 'Ada'), { templateName: 'vine' }), 'E1002', []],
    [
      'two letters in the diamond',
      changed(design(monogrammed, 'AB'), { templateName: 'diamond-monogram' }),
      'E1002',
      [],
    ],
    [
      'a thread that has run out',
      changed(design(monogrammed, 'AB'), {}, { textcolor: 'Copper' }),
      'E1003',
      [],
    ],
    ['lines too wide together', design(etched, 'Alexandrina', 'Maximiliano'), 'E2001', []],
    ['a glyph that the font lacks', changed(design(etched, 'A & B'), {}, { font: 'Roman' }), 'E4001', []],
    ['words the workshop refuses', design(etched, 'Ada', 'oh damn'), 'E3001', ['oh damn']],
    ['what its font does not have', design(monogrammed, 'A1'), 'E4001', []],
  ])('with %s is refused by code', async (_, body, code, profaneTexts) => {
    for (const answer of [await save(body), await render(body)])
      expect(answer).toMatchObject({ hasError: true, error: { businessErrorCode: code, profaneTexts } });
  });

  test('is drawn on the picture of its product', async () => {
    const answer = await render(changed(design(monogrammed, 'XYZ'), {}, { textcolor: 'Sage' }));
    expect(v.safeParse(renderPersonalization.answer, answer).issues).toBeUndefined();
    const picture = await shopper.fetch(answer.imageUrl);
    expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    const drawn = await picture.text();
    expect(drawn).toMatch(/<text [^>]*font-family="Block"[^>]*stroke="#6f8268"[^>]*>XYZ<\/text>/);
    const { imageUrl } = await render(design(etched, 'A & <B>'));
    expect(imageUrl).toBeNull();
  });

  test('that the workshop cannot make is not drawn, whoever wrote its URL', async () => {
    const forged = Buffer.from(JSON.stringify(design(etched, '<script>').design)).toString('base64url');
    expect((await shopper.fetch(`/personalization/previews/${forged}.svg`)).status).toBe(404);
    expect((await shopper.fetch('/personalization/previews/%7B.svg')).status).toBe(404);
  });

  test('for a product that is not made in house is a 400', async () => {
    expect((await shopper.post('/personalization/design/save', design(inStock, 'A'))).status).toBe(400);
    expect((await shopper.post('/personalization/render', design(inStock, 'A'))).status).toBe(400);
  });

  test('of another shopper is not found', async () => {
    const { personalizationId } = await save(design(monogrammed, 'ABC'));
    shopper = new Shopper(storefront.url);
    expect(
      await add({ Sku: monogrammed, IsPersonalized: true, PersonalizationId: personalizationId }),
    ).toMatchObject({ isSuccess: false, message: expect.stringContaining('could not be found') });
    expect((await shopper.cart()).lineItems).toEqual([]);
  });
});

test('a personalized item without text is refused with a message', async () => {
  expect(await add({ Sku: personalized, IsPersonalized: true })).toMatchObject({
    isSuccess: false,
    message: 'Please enter text',
  });
  expect((await add({ Sku: personalized, IsPersonalized: true, PersonalizationText: 'Mia' })).isSuccess).toBe(
    true,
  );
});

describe('a shopper without script', () => {
  const form = (sku: string, more: Record<string, string> = {}) =>
    shopper.submit('/cart/add', { Sku: sku, Quantity: '1', ...more });

  test.each([
    ['a custom order', customOrder, {}, 'Made For You', 'Add to Cart'],
    ['terms', termsBound, {}, 'Confirm Your Selection', 'Accept Terms And Add To Cart'],
    ['a design', etched, { Text1: 'Ada & Co' }, 'Confirm Your Personalization', 'Add to Cart'],
  ])('confirms %s on a page of its own, which adds it', async (_, sku, fields, title, label) => {
    const page = await (await form(sku, fields)).text();
    expect(page).toContain(`<h1 class="page-title">${title}</h1>`);
    expect(page).toContain(`>${label}</button>`);
    expect((await shopper.cart()).lineItems).toEqual([]);
    const response = await form(sku, { ...fields, Confirmed: 'true' });
    expect(response.headers.get('Location')).toBe('/checkout/cart');
    expect((await shopper.cart()).lineItems).toMatchObject([{ sku }]);
    if (sku === etched) expect(await shopper.page('/checkout/cart')).toContain('“Ada &amp; Co”');
  });

  test.each([
    ['no text', personalized, {}, 'Please enter text'],
    ['characters that the font lacks', personalized, { PersonalizationText: 'R2D2' }, 'invalid characters'],
    ['too much text', monogrammed, { Text1: 'ABCD' }, 'over the character limit'],
  ])('gets an error for %s, and nothing is added', async (_, sku, fields, message) => {
    const response = await form(sku, fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('adds a personalized product with its text, and a monogrammed one without', async () => {
    await form(personalized, { PersonalizationText: 'Mia' });
    await form(monogrammed, { Text1: '' });
    expect((await shopper.cart()).lineItems).toHaveLength(2);
    expect(await shopper.page('/checkout/cart')).toContain('Personalized: “Mia”');
  });

  test('has a field for each line on the product page', async () => {
    const page = await shopper.page(`/p/${etched}`);
    expect(page).toMatch(/<label for="line-Text1">First line \(optional\)<\/label>/);
    expect(page).toMatch(/name="Text2" form="add-form"/);
    expect(page).toMatch(/<input type="radio" name="templateName" value="initial" form="add-form"/);
    expect(page).toMatch(/<select class="form-control" name="Text2\.textcolor" form="add-form"/);
  });

  test('chooses a style, a font and a color', async () => {
    await form(etched, {
      templateName: 'initial',
      Text1: 'Q',
      'Text1.font': 'Block',
      'Text1.textcolor': 'Gold leaf',
      Text2: 'not of this style',
      Confirmed: 'true',
    });
    expect(await shopper.page('/checkout/cart')).not.toContain('not of this style');
    expect((await shopper.cart()).lineItems).toMatchObject([{ sku: etched, personalization: ['Q'] }]);
  });
});
