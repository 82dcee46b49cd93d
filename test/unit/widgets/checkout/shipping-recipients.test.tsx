import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { heldAnswer, type IslandExample } from '../../render-island.tsx';
import { guestContext, type Order, orderOf, sentHome, shippingPage, typeHome } from './shipping-page.ts';

const { home, cabin } = addressExamples;
const focused = () => document.activeElement;

/** A sofa for Ann; of two vases one for Ann and one for Mia. */
const shared = () => orderOf('several recipients');

async function recipientsPage(order: Order = shared(), more: Partial<IslandExample> = {}) {
  const page = await shippingPage(order, more);
  await page.page.findByRole('list', { name: 'Who gets what' });
  return {
    ...page,
    /** The choices of an address of an item. */
    addresses: (item: string) => page.page.getAllByLabelText<HTMLSelectElement>(`Ship to ${item}`),
    quantity: (name: string) => page.page.getByLabelText<HTMLInputElement>(`Quantity of ${name}`),
    chosen: (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent,
    settled: () => checkoutFlowOf(sharedStore()).settled(),
  };
}

describe('Ship to more than one address', () => {
  test('is offered for several pieces', async () => {
    const { page } = await shippingPage(orderOf('all done'));
    expect(page.getByRole('button', { name: 'Ship to more than one address' })).toBeTruthy();
  });

  test('is not offered for a single piece', async () => {
    const order = orderOf('all done');
    order.basketItems = order.basketItems.slice(0, 1);
    const { page } = await shippingPage(order);
    expect(page.queryByRole('button', { name: 'Ship to more than one address' })).toBeNull();
  });

  test('shows every item with its address, and focuses the first', async () => {
    const { page, press } = await shippingPage(orderOf('all done'));
    await press('Ship to more than one address');
    const [first] = await page.findAllByRole('combobox', { name: /^Ship to/ });
    expect(focused()).toBe(first);
    expect((first as HTMLSelectElement).value).toBe('recipient recipient-1');
  });

  test('leads back to one address, which is saved for everything', async () => {
    const { press, page, shopper, next, reached, bodies } = await recipientsPage();
    await press('Ship everything to one address');
    await shopper.click(page.getByRole('radio', { name: /12 Lake Rd/ }));
    await next();
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([{ address: { ...cabin } }]);
  });

  test('is cancelled with Cancel Changes', async () => {
    const { press, page } = await shippingPage(orderOf('all done'));
    await press('Ship to more than one address');
    await page.findByRole('list', { name: 'Who gets what' });
    await press('Cancel Changes');
    expect(page.getAllByRole('radio')).toHaveLength(4);
  });
});

describe('the address of a part', () => {
  test('is chosen from the order’s, the account’s, the registries’, or is new', async () => {
    const { addresses } = await recipientsPage();
    const groups = [...addresses('Mira Vase')[0]!.querySelectorAll('optgroup')];
    expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
      ['In this order', 2],
      ['Your addresses', 1],
    ]);
    expect(addresses('Mira Vase')[0]!.lastElementChild!.textContent).toBe('New address…');
  });

  test('that is a recipient’s is saved at once', async () => {
    const { addresses, shopper, sent, bodies, settled } = await recipientsPage();
    await shopper.selectOptions(addresses('Mira Vase')[0]!, 'recipient recipient-2');
    await settled();
    expect(sent()).toEqual(['saveRecipientSelection']);
    expect(bodies('saveRecipientSelection')).toEqual([{ recipientId: 'recipient-2', basketItemId: '2-1' }]);
  });

  test('that is not one yet becomes a recipient’s first', async () => {
    const { addresses, shopper, sent, bodies, chosen } = await recipientsPage();
    await shopper.selectOptions(addresses('Mira Vase')[0]!, 'address address-2');
    await vi.waitFor(() => expect(sent()).toEqual(['saveMultiShipping', 'saveRecipientSelection']));
    expect(bodies('saveMultiShipping')).toEqual([{ addressId: 'address-2' }]);
    expect(bodies('saveRecipientSelection')).toEqual([{ recipientId: 'recipient-3', basketItemId: '2-1' }]);
    expect(chosen(addresses('Mira Vase')[0]!)).toContain('12 Lake Rd');
  });

  test('that is refused stays chosen, with the server’s words beside it, and is saved with Next', async () => {
    const { addresses, shopper, error, chosen, answer, actOn, next, reached, bodies } = await recipientsPage(
      undefined,
      {
        answers: { saveRecipientSelection: { isSuccess: false, message: 'This is brought into the home.' } },
      },
    );
    const [select] = addresses('Mira Vase');
    await shopper.selectOptions(select!, 'recipient recipient-2');
    await vi.waitFor(() => expect(error(select!)).toBe('This is brought into the home.'));
    expect(chosen(select!)).toContain('800 Maple Ave');
    answer('saveMultiRecipientBasket', () => actOn('saveMultiRecipientBasket'));
    await next();
    await reached();
    expect(bodies('saveMultiRecipientBasket')).toEqual([
      {
        multiRecipientBasket: [
          { id: '2', recipients: [{ basketItemId: '2-1', recipientId: 'recipient-2', quantity: 2 }] },
        ],
      },
    ]);
  });

  test('chosen with the arrow keys is saved when the shopper goes on', async () => {
    const { addresses, shopper, sent, settled } = await recipientsPage();
    const [select] = addresses('Mira Vase');
    select!.focus();
    await shopper.keyboard('{ArrowDown}');
    select!.value = 'recipient recipient-2';
    select!.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(sent()).toEqual([]);
    await shopper.tab();
    await vi.waitFor(() => expect(sent()).toEqual(['saveRecipientSelection']));
  });

  test('chosen while another choice is being saved is saved after it', async () => {
    const { answer: held, release } = heldAnswer({ isSuccess: true });
    const { addresses, shopper, bodies } = await recipientsPage(undefined, {
      answers: { saveRecipientSelection: held },
    });
    const [select] = addresses('Hollis Two-Seat Sofa');
    await shopper.selectOptions(select!, 'recipient recipient-2');
    await shopper.selectOptions(select!, 'recipient recipient-1');
    release();
    await vi.waitFor(() =>
      expect(bodies('saveRecipientSelection')).toEqual([
        { recipientId: 'recipient-2', basketItemId: '1-1' },
        { recipientId: 'recipient-1', basketItemId: '1-1' },
      ]),
    );
  });

  test('that is missing keeps Next from sending anything', async () => {
    const order = shared();
    order.basketItems[1]!.recipients[1]!.recipientId = null;
    const { addresses, next, error, sent } = await recipientsPage(order);
    await next();
    expect(error(addresses('Mira Vase')[1]!)).toBe('Please choose an address for “Mira Vase”.');
    expect(focused()).toBe(addresses('Mira Vase')[1]);
    expect(sent()).toEqual([]);
  });
});

describe('a new address', () => {
  async function opened(more: Partial<IslandExample> = {}, order = shared()) {
    const page = await recipientsPage(order, more);
    await page.shopper.selectOptions(page.addresses('Mira Vase')[0]!, 'new');
    await page.page.findByRole('dialog', { name: 'New address' });
    return page;
  }

  test('is validated, and the part goes there', async () => {
    const page = await opened();
    await typeHome(page);
    await page.press('Save Address');
    await vi.waitFor(() => expect(page.page.queryByRole('dialog')).toBeNull());
    expect(page.sent()).toEqual(['validateAddress', 'saveMultiShippingAddress']);
    expect(page.bodies('saveMultiShippingAddress')).toEqual([{ address: sentHome, basketItemId: '2-1' }]);
    expect(page.addresses('Mira Vase')[0]!.value).toBe('recipient recipient-3');
  });

  test('gives the focus back to the choice', async () => {
    const page = await opened();
    await typeHome(page);
    await page.press('Save Address');
    await vi.waitFor(() => expect(focused()).toBe(page.addresses('Mira Vase')[0]));
  });

  test('with errors stays open', async () => {
    const page = await opened();
    await page.press('Save Address');
    expect(page.error(page.field('First name'))).toBe('Please enter a first name.');
    expect(page.sent()).toEqual([]);
  });

  test('that the server would write differently is decided in the same layer', async () => {
    const suggestedAddress = { ...sentHome, address1: '233 South Wacker Drive' };
    const page = await opened({ answers: { validateAddress: { isSuccess: false, suggestedAddress } } });
    await typeHome(page);
    await page.press('Save Address');
    await page.page.findByRole('dialog', { name: 'Please check the address' });
    await page.press('Use Suggested');
    await vi.waitFor(() => expect(page.page.queryByRole('dialog')).toBeNull());
    expect(page.bodies('saveMultiShippingAddress')).toEqual([
      { address: suggestedAddress, basketItemId: '2-1' },
    ]);
  });

  test('that cannot be saved stays in its form, also when the layer is closed', async () => {
    const page = await opened({ answers: { saveMultiShippingAddress: 500 } });
    await typeHome(page);
    await page.press('Save Address');
    await page.page.findByText(/^Something went wrong/);
    await page.press('Cancel');
    await vi.waitFor(() => expect(page.page.queryByRole('dialog')).toBeNull());
    await page.shopper.selectOptions(page.addresses('Mira Vase')[0]!, 'new');
    await page.page.findByRole('dialog');
    expect(page.field('City').value).toBe('Chicago');
  });

  test('of a guest is asked for an email only while the order has none', async () => {
    const order = shared();
    order.isGuest = true;
    const first = await opened({ context: guestContext }, order);
    expect(first.page.queryByLabelText('Email address')).not.toBeNull();
    order.recipientList[0]!.address = { ...home, email: 'ann@example.com' };
    const second = await opened({ context: guestContext }, order);
    expect(second.page.queryByLabelText('Email address')).toBeNull();
  });
});

describe('quantities', () => {
  test('are changed on the page first, with the sum, and saved with Next', async () => {
    const { quantity, page, press, sent, next, reached, bodies } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
    expect(page.getByText('Pieces in all: 3 (before: 2)')).toBeTruthy();
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

describe('a part', () => {
  test('can be removed and brought back', async () => {
    const { page, press, next, reached, bodies } = await recipientsPage();
    await press('Remove Mira Vase, Mia Lindt');
    expect(page.getByText('Nothing for Mia Lindt any more.')).toBeTruthy();
    expect(page.getByText('Pieces in all: 1 (before: 2)')).toBeTruthy();
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
    expect(page.getByText('Pieces in all: 3 (before: 2)')).toBeTruthy();
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
});

/** Both vases for Ann, the sofa for Mia. */
function twoForAnn(): Order {
  const order = shared();
  order.basketItems[0]!.recipients = [{ basketItemId: '1-1', recipientId: 'recipient-2', quantity: 1 }];
  order.basketItems[1]!.recipients = [{ basketItemId: '2-1', recipientId: 'recipient-1', quantity: 2 }];
  return order;
}

describe('everything for one address', () => {
  test('can go to another', async () => {
    const { page, shopper, press, bodies, addresses } = await recipientsPage();
    await shopper.click(page.getByText('Send everything for one address to another'));
    await shopper.selectOptions(page.getByLabelText('Everything for'), 'recipient-2');
    await shopper.selectOptions(page.getByLabelText('goes to'), 'recipient recipient-1');
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
    await shopper.selectOptions(page.getByLabelText('goes to'), 'address address-2');
    await press('Move');
    await vi.waitFor(() => expect(sent()).toEqual(['saveMultiShipping', 'updateRecipientId']));
  });
});

describe('a basket that is read again', () => {
  const refresh = () => checkoutFlowOf(sharedStore()).refresh();

  test('marks items that are gone, in their places', async () => {
    const { order, page } = await recipientsPage();
    order.basketItems.splice(1, 1);
    await refresh();
    const list = page.getByRole('list', { name: 'Who gets what' });
    await vi.waitFor(() =>
      expect([...list.children].map(({ textContent }) => textContent)[1]).toBe(
        'Mira VaseThis item is no longer part of your order.',
      ),
    );
  });

  test('puts new ones first, which need an address', async () => {
    const { order, addresses, page } = await recipientsPage();
    const lamp = structuredClone(checkoutExamples['all done'].basketItems[0])!;
    order.basketItems.push({
      ...lamp,
      id: '9',
      recipientId: null,
      itemInfo: { ...lamp.itemInfo, name: 'Arc Lamp' },
      recipients: [{ basketItemId: '9-1', recipientId: null, quantity: 1 }],
    } as unknown as Order['basketItems'][number]);
    await refresh();
    const list = page.getByRole('list', { name: 'Who gets what' });
    await vi.waitFor(() => expect(list.firstElementChild!.textContent).toContain('Arc Lamp'));
    expect(addresses('Arc Lamp')[0]!.value).toBe('');
  });

  test('keeps typed quantities', async () => {
    const { order, press, quantity } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    order.basketItems.splice(0, 1);
    await refresh();
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
  });
});
