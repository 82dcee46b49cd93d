import { describe, expect, test, vi } from 'vitest';
import { faultAnswer } from '../../render-island.tsx';
import { recipientsPage, sharedOrder } from './recipients-page.ts';
import { type Order, orderOf } from './shipping-page.ts';

describe('a part', () => {
  test('can be removed and brought back', async () => {
    const { page, press, next, reached, bodies } = await recipientsPage();
    await press('Remove Mira Vase, Mia Lindt');
    expect(page.getByText('Nothing is left for Mia Lindt.')).toBeTruthy();
    expect(page.getByText('Total items: 1 (before: 2)')).toBeTruthy();
    await press('Undo Mira Vase');
    await press('Remove Mira Vase, Ann Baker');
    await next();
    await reached();
    expect(bodies('saveMultiRecipientBasket')).toMatchObject([
      { multiRecipientBasket: [{ id: '2', recipients: [{ basketItemId: '2-2', quantity: 1 }] }] },
    ]);
  });

  test('that is the last of its item cannot be removed', async () => {
    const { page, press } = await recipientsPage();
    expect(page.queryByRole('button', { name: /^Remove Hollis/ })).toBeNull();
    await press('Remove Mira Vase, Mia Lindt');
    expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('of several pieces can be split', async () => {
    const { press, addresses, bodies } = await recipientsPage(
      orderOf('all done').furthestStep ? twoForAnn() : undefined,
    );
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(addresses('Mira Vase')).toHaveLength(2));
    expect(bodies('splitItem')).toEqual([{ basketItemId: '2-1' }]);
    expect(addresses('Mira Vase')[1]!.value).toBe('');
  });

  test('of one piece cannot be split', async () => {
    const { page } = await recipientsPage();
    expect(page.queryByRole('button', { name: /^Split/ })).toBeNull();
  });

  test('of more pieces than the server knows is saved before it is split', async () => {
    const { press, sent, addresses } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(addresses('Mira Vase')).toHaveLength(3));
    expect(sent()).toEqual(['saveMultiRecipientBasket', 'splitItem']);
  });

  test('keeps its typed quantity, less the piece that is split off', async () => {
    const { press, page, quantity, addresses } = await recipientsPage(twoForAnn());
    await press('One more: Quantity of Mira Vase for Ann Baker');
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(addresses('Mira Vase')).toHaveLength(2));
    expect(quantity('Mira Vase for Ann Baker').value).toBe('2');
    expect(page.getByText('Total items: 3 (before: 2)')).toBeTruthy();
  });

  test('whose split has been made although the answer was lost shows it, without an error', async () => {
    const order = twoForAnn();
    const { press, page, answer, actOn, addresses } = await recipientsPage(order);
    answer('splitItem', () => {
      actOn('splitItem');
      return new Response('', { status: 500 });
    });
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(addresses('Mira Vase')).toHaveLength(2));
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('whose split has not been made says so, and is not split twice', async () => {
    const { press, error, addresses, bodies } = await recipientsPage(twoForAnn(), {
      answers: { splitItem: 500 },
    });
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(error(addresses('Mira Vase')[0]!)).toContain('Something went wrong'));
    expect(bodies('splitItem')).toHaveLength(1);
  });

  test('whose split is lost with the session asks to refresh the page', async () => {
    const { press, answer, opened } = await recipientsPage(twoForAnn(), { answers: { splitItem: 500 } });
    answer('refreshCheckout', faultAnswer('is-reset', {}));
    await press('Split Mira Vase');
    await vi.waitFor(() => expect(opened.map(({ name }) => name)).toContain('refresh-popup'));
  });
});

/** Both vases for Ann, the sofa for Mia. */
function twoForAnn(): Order {
  const order = sharedOrder();
  order.basketItems[0]!.recipients = [{ basketItemId: '1-1', recipientId: 'recipient-2', quantity: 1 }];
  order.basketItems[1]!.recipients = [{ basketItemId: '2-1', recipientId: 'recipient-1', quantity: 2 }];
  return order;
}

describe('quantities', () => {
  test('are changed on the page first, with the sum, and saved with Next', async () => {
    const { quantity, page, press, sent, next, reached, bodies } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
    expect(page.getByText('Total items: 3 (before: 2)')).toBeTruthy();
    expect(sent()).toEqual([]);
    await next();
    await reached();
    expect(bodies('saveMultiRecipientBasket')).toEqual([
      {
        multiRecipientBasket: [
          {
            id: '2',
            recipients: [
              { basketItemId: '2-1', recipientId: 'recipient-1', quantity: 1 },
              { basketItemId: '2-2', recipientId: 'recipient-2', quantity: 2 },
            ],
          },
        ],
      },
    ]);
  });

  test('that are as the server has them are not saved', async () => {
    const { next, reached, sent } = await recipientsPage();
    await next();
    await reached();
    expect(sent()).toEqual(['validateCart', 'moveToShippingAndGiftOptions']);
  });

  test('are kept through a fault', async () => {
    const { quantity, page, press, next, reached, answer, actOn } = await recipientsPage(undefined, {
      answers: { saveMultiRecipientBasket: { isSuccess: false, message: 'Only two are left.' } },
    });
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    await next();
    expect((await page.findByRole('alert')).textContent).toBe('Only two are left.');
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
    answer('saveMultiRecipientBasket', () => actOn('saveMultiRecipientBasket'));
    await next();
    await reached();
  });

  test('are forgotten with Cancel Changes', async () => {
    const { quantity, press } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    await press('Cancel Changes');
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('1');
  });

  test('stay typed when another part of the order is saved', async () => {
    const { quantity, press, addresses, shopper, settled } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    await shopper.selectOptions(addresses('Hollis Two-Seat Sofa')[0]!, 'recipient recipient-2');
    await settled();
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
  });
});

describe('everything for one address', () => {
  test('can go to another', async () => {
    const { page, shopper, press, bodies, addresses } = await recipientsPage();
    await shopper.click(page.getByText('Send everything for one address to another'));
    await shopper.selectOptions(page.getByLabelText('Everything for'), 'recipient-2');
    await shopper.selectOptions(page.getByLabelText('Goes to'), 'recipient recipient-1');
    await press('Move');
    await vi.waitFor(() =>
      expect(bodies('updateRecipientId')).toEqual([
        { oldRecipientId: 'recipient-2', newRecipientId: 'recipient-1' },
      ]),
    );
    await vi.waitFor(() => expect(addresses('Mira Vase')[1]!.value).toBe('recipient recipient-1'));
  });

  test('can go to an address that is not the order’s yet', async () => {
    const { page, shopper, press, sent } = await recipientsPage();
    await shopper.click(page.getByText('Send everything for one address to another'));
    await shopper.selectOptions(page.getByLabelText('Everything for'), 'recipient-2');
    await shopper.selectOptions(page.getByLabelText('Goes to'), 'address address-2');
    await press('Move');
    await vi.waitFor(() => expect(sent()).toEqual(['saveMultiShipping', 'updateRecipientId']));
  });
});
