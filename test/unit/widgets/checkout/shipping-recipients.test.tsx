import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { emit } from '../../../../src/page/events.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { heldAnswer, type IslandExample } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { recipientsPage, sharedOrder } from './recipients-page.ts';
import { guestContext, type Order, orderOf, sentHome, shippingPage, typeHome } from './shipping-page.ts';

const { home, cabin } = addressExamples;
const focused = () => document.activeElement;

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
    const order = sharedOrder();
    order.basketItems[1]!.recipients[1]!.recipientId = null;
    const { addresses, next, error, sent } = await recipientsPage(order);
    await next();
    expect(error(addresses('Mira Vase')[1]!)).toBe('Please choose an address for “Mira Vase”.');
    expect(focused()).toBe(addresses('Mira Vase')[1]);
    expect(sent()).toEqual([]);
  });
});

describe('a new address', () => {
  async function opened(more: Partial<IslandExample> = {}, order = sharedOrder()) {
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

  test('is not chosen once more when the shopper goes on', async () => {
    const page = await opened();
    await typeHome(page);
    await page.press('Save Address');
    await vi.waitFor(() => expect(focused()).toBe(page.addresses('Mira Vase')[0]));
    await page.shopper.tab();
    await page.settled();
    expect(page.sent()).not.toContain('saveRecipientSelection');
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
    const order = sharedOrder();
    order.isGuest = true;
    const first = await opened({ context: guestContext }, order);
    expect(first.page.queryByLabelText('Email address')).not.toBeNull();
    await first.close();
    order.recipientList[0]!.address = { ...home, email: 'ann@example.com' };
    const second = await opened({ context: guestContext }, order);
    expect(second.page.queryByLabelText('Email address')).toBeNull();
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
    const { order, page, press, quantity } = await recipientsPage();
    await press('One more: Quantity of Mira Vase for Mia Lindt');
    order.basketItems.splice(0, 1);
    await refresh();
    await page.findByText('This item is no longer part of your order.');
    await twoTurns();
    expect(quantity('Mira Vase for Mia Lindt').value).toBe('2');
  });
});

test('after the basket has been read again its new items are first, and what is gone is marked removed', async () => {
  const { order, page, answer } = await recipientsPage();
  const [sofa, vases] = order.basketItems as [Order['basketItems'][number], Order['basketItems'][number]];
  const lamp = { ...sofa, id: 'lamp', itemInfo: { ...(sofa.itemInfo as object), name: 'Lamp' } };
  answer('refreshCheckout', { ...order, basketItems: [sofa, lamp] });
  emit('storefront:item-updated', { id: vases.id, sku: '1001', quantity: 0 });
  await page.findAllByText('Lamp');
  const rows = [...page.getByRole('list', { name: 'Who gets what' }).children];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lamp/),
    expect.stringContaining('Hollis Two-Seat Sofa'),
    'Mira VaseThis item is no longer part of your order.',
  ]);
  expect(rows[2]!.querySelector('select')).toBeNull();
});
