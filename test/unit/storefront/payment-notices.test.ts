import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, makeAccount, signedInShopper } from './account-shopper.ts';
import { giveCards } from './payment-shopper.ts';
import { openStorefrontForFile, type Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = await signedInShopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
});

describe('the messages about the ways of paying (cart §3)', () => {
  const pays = async (type: string) => {
    await giveCards(storefront.url, ada.email, [{ id: 'one', type, lastFour: '1234' }]);
    const payload = { attemptId: randomUUID(), accountCardOneData: { id: 'one' } };
    return (await shopper.post('/ReactCheckout/SavePayment', payload)).json();
  };

  test('a store card is Synchrony’s, also when the checkout is read', async () => {
    const said = {
      hasSynchrony: true,
      hasTns: false,
      messages: { synchronyPaymentMessage: expect.stringContaining('Synchrony Bank') },
    };
    expect(await pays('PLCCSynchrony')).toMatchObject(said);
    expect(await (await shopper.fetch('/ReactCheckout/RefreshCheckout')).json()).toMatchObject(said);
  });

  test('a co-brand card is checked by TNS', async () => {
    expect(await pays('CoBrandMasterCard')).toMatchObject({
      hasSynchrony: false,
      hasTns: true,
      messages: { tnsPaymentMessage: expect.any(String), tnsDeprecationMessage: null },
    });
  });

  test('the household card is being replaced', async () => {
    expect((await pays('Imprint')).messages.tnsDeprecationMessage).toContain('replaced');
  });

  test('there are none for another card', async () => {
    expect(await pays('Visa')).toMatchObject({ hasSynchrony: false, hasTns: false });
  });
});
