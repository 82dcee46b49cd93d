import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { validateCartExample } from '../../../../src/contract/checkout/steps.examples.ts';
import { emit } from '../../../../src/page/events.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { heldAnswer, type IslandExample } from '../../render-island.tsx';
import { twoTurns } from '../../two-turns.ts';
import { recipientsPage, sharedOrder } from './recipients-page.ts';
import {
  guestContext,
  type Order,
  orderOf,
  type ShippingPage,
  sentHome,
  shippingPage,
  typeHome,
} from './shipping-page.ts';
import { storedDrafts } from './stored-drafts.ts';

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
    const suggestedAddress = { ...sentHome, address1: '233 South Wacker Drive', postalCode: '60605' };
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
    answer('refreshCheckout', { IsReset: true });
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

/** Presses Next. The answer of a call is held until it is released. */
async function nextWaitsFor(call: string, { answer, actOn, bodies, next }: ShippingPage) {
  const held = heldAnswer(validateCartExample.answer);
  answer(call, async () => {
    const valid = await held.answer();
    return call === 'validateCart' ? valid : actOn(call);
  });
  await next();
  await vi.waitFor(() => expect(bodies(call)).toHaveLength(1));
  return held.release;
}

const waits = (saving: string) =>
  [
    ['it is saved', saving],
    ['the cart is validated', 'validateCart'],
    ['the step is ended', 'moveToShippingAndGiftOptions'],
  ] as const;

/** Next is over, and the step is still shown, with what to do. */
async function stays({ page }: ShippingPage): Promise<void> {
  await page.findByRole('button', { name: 'Next' });
  await page.findByText(/Your last change is not saved yet/);
}

/** Chooses another address for a part of the vases while Next waits for a call. */
async function addressChosenDuring(call: string) {
  const page = await recipientsPage();
  await page.press('One more: Quantity of Mira Vase for Mia Lindt');
  const release = await nextWaitsFor(call, page);
  await page.shopper.selectOptions(page.addresses('Mira Vase')[0]!, 'recipient recipient-2');
  release();
  return page;
}

const vaseRecipients = ({ order }: ShippingPage) =>
  order.basketItems[1]!.recipients.map(({ recipientId }) => recipientId);

describe('while Next is being handled', () => {
  test.each(waits('validateAndSaveAddress'))(
    'text that is typed into the address while %s keeps the step, and goes with the next Next',
    async (_when, call) => {
      const order = orderOf('guest');
      order.recipientList = structuredClone(orderOf('all done').recipientList);
      order.recipientList[0]!.address = { ...home, addressId: 'recipient-1', email: 'ann@example.com' };
      const page = await shippingPage(order, { context: guestContext });
      await page.shopper.type(page.field('City'), ' Loop');
      const release = await nextWaitsFor(call, page);
      await page.shopper.type(page.field('City'), ' II');
      release();
      await stays(page);
      expect(page.field('City')).toMatchObject({ value: 'Chicago Loop II', isConnected: true });
      await page.next();
      await page.reached();
      expect(page.bodies('validateAndSaveAddress')).toMatchObject([
        { address: { city: 'Chicago Loop' } },
        { address: { city: 'Chicago Loop II' } },
      ]);
    },
  );

  test.each(waits('saveShippingAddress'))(
    'another address that is chosen while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await shippingPage();
      const release = await nextWaitsFor(call, page);
      const other = page.page.getByRole('radio', { name: /12 Lake Rd/ });
      await page.shopper.click(other);
      release();
      await stays(page);
      expect(other).toMatchObject({ checked: true, isConnected: true });
      await page.next();
      await page.reached();
      expect(page.bodies('saveShippingAddress').at(-1)).toEqual({ address: { ...cabin } });
    },
  );

  test.each(waits('saveMultiRecipientBasket'))(
    'a quantity that is changed while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await recipientsPage();
      const more = 'One more: Quantity of Mira Vase for Mia Lindt';
      await page.press(more);
      const release = await nextWaitsFor(call, page);
      await page.press(more);
      release();
      await stays(page);
      expect(page.quantity('Mira Vase for Mia Lindt').value).toBe('3');
      await page.next();
      await page.reached();
      expect(page.order.basketItems[1]).toMatchObject({ quantity: 4 });
    },
  );

  test('a part’s address that is chosen while it is saved is saved before the step is left', async () => {
    const page = await addressChosenDuring('saveMultiRecipientBasket');
    await page.reached();
    expect(vaseRecipients(page)).toEqual(['recipient-2', 'recipient-2']);
  });

  test.each(waits('saveMultiRecipientBasket').slice(1))(
    'a part’s address that is chosen while %s keeps the step, and is saved with the next Next',
    async (_when, call) => {
      const page = await addressChosenDuring(call);
      await stays(page);
      await page.next();
      await page.reached();
      expect(vaseRecipients(page)).toEqual(['recipient-2', 'recipient-2']);
    },
  );

  test.each(waits('saveMultiRecipientBasket'))(
    'a piece that is split off while %s keeps the step, and is asked for its address with the next Next',
    async (_when, call) => {
      const order = sharedOrder();
      // Two saved pieces can be split at once; a single one with an unsaved quantity is saved first.
      Object.assign(order.basketItems[1]!, { quantity: 3 }).recipients[1]!.quantity = 2;
      const page = await recipientsPage(order);
      await page.press('One more: Quantity of Mira Vase for Mia Lindt');
      const release = await nextWaitsFor(call, page);
      await page.press('Split Mira Vase');
      release();
      await stays(page);
      await vi.waitFor(() => expect(page.addresses('Mira Vase')).toHaveLength(3));
      await page.next();
      expect(page.error(page.addresses('Mira Vase')[2]!)).toMatch(/^Please choose/);
    },
  );

  test('going back to one address keeps the step', async () => {
    const page = await recipientsPage();
    const release = await nextWaitsFor('moveToShippingAndGiftOptions', page);
    await page.press('Ship everything to one address');
    release();
    await page.settled();
    await stays(page);
    expect(page.page.getAllByRole('radio')).toHaveLength(4);
  });
});

test('a kept choice of an address that the account no longer has does not keep the step', async () => {
  const stored = storedDrafts(orderOf('nothing done').basketId, {
    shipping: { mode: 'one', address: 'address-gone' },
  });
  const page = await shippingPage(undefined, { stored });
  await page.next();
  await page.reached();
});
