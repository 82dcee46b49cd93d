import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { orderOf, sentHome, shippingPage, typeHome } from './shipping-page.ts';

const { cabin, registry } = addressExamples;
const focused = () => document.activeElement;
const radio = (page: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }, name: RegExp) =>
  page.getByRole('radio', { name }) as HTMLInputElement;

/** An order that is shipped to the account’s first address. */
const toHome = () => orderOf('all done');

describe('the address book', () => {
  test('shows the account’s addresses and those of gift registries, and a new one', async () => {
    const { page } = await shippingPage();
    expect(page.getAllByRole('radio').map((one) => one.closest('label')!.textContent)).toEqual([
      'Ann Baker233 S Wacker DrApt 4Chicago, IL 60606',
      'Ann Baker12 Lake RdDoor, WI 54202',
      'Mia & Leo’s wedding registryMia Lindt800 Maple AveEvanston, IL 60201',
      'A new address',
    ]);
  });

  test('has the address in use chosen', async () => {
    const order = toHome();
    order.recipientList[0]!.address = { ...cabin };
    const { page } = await shippingPage(order);
    expect(radio(page, /12 Lake Rd/).checked).toBe(true);
  });

  test('has the first one chosen while none is in use', async () => {
    const { page } = await shippingPage();
    expect(radio(page, /233 S Wacker/).checked).toBe(true);
  });

  test('has the registry’s chosen if everything is bought from it', async () => {
    const order = orderOf('nothing done');
    for (const item of order.basketItems) item.grId = '4711';
    const { page } = await shippingPage(order);
    expect(radio(page, /registry/).checked).toBe(true);
  });

  test('a known address is saved with its id', async () => {
    const { page, shopper, next, reached, bodies, sent } = await shippingPage();
    await shopper.click(radio(page, /12 Lake Rd/));
    await next();
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([{ address: { ...cabin } }]);
    expect(sent()).not.toContain('validateAndSaveAddress');
  });

  test('the address in use is not saved again', async () => {
    const { next, reached, sent } = await shippingPage(toHome());
    await next();
    await reached();
    expect(sent()).toEqual(['validateCart', 'moveToShippingAndGiftOptions']);
  });

  test('is saved again if an item goes nowhere yet', async () => {
    const order = toHome();
    order.basketItems[1]!.recipients = [{ basketItemId: '2-1', recipientId: null, quantity: 2 }];
    const { next, reached, sent } = await shippingPage(order);
    await next();
    await reached();
    expect(sent()[0]).toBe('saveShippingAddress');
  });

  test('opens the form for a new address', async () => {
    const { page, shopper, field, next, reached, bodies } = await shippingPage();
    await shopper.click(radio(page, /A new address/));
    await typeHome({ field, shopper } as Parameters<typeof typeHome>[0]);
    expect(page.queryByLabelText('Email address')).toBeNull();
    await next();
    await reached();
    expect(bodies('validateAndSaveAddress')).toMatchObject([{ address: { ...sentHome } }]);
  });

  test('shows the first five, the chosen one, and all of them when asked', async () => {
    const order = toHome();
    const many = [...Array(8).keys()].map((nth) => ({
      ...cabin,
      addressId: `many-${nth}`,
      address1: `${nth} Lake Rd`,
    }));
    order.accountInfo = { ...order.accountInfo, shippingAddresses: many, registryAddresses: [] };
    order.recipientList[0]!.address = { ...many[7]! };
    const { page, press } = await shippingPage(order);
    const names = () => page.getAllByRole('radio').map((one) => one.closest('label')!.textContent);
    expect(names()).toHaveLength(7);
    expect(radio(page, /7 Lake Rd/).checked).toBe(true);
    await press('Show all 8 addresses');
    expect(names()).toHaveLength(9);
    expect(focused()).toBe(radio(page, /5 Lake Rd/));
  });

  test('a form that is no longer shown blocks nothing', async () => {
    const { page, shopper, next, reached, sent } = await shippingPage();
    await shopper.click(radio(page, /A new address/));
    await next();
    expect(sent()).toEqual([]);
    await shopper.click(radio(page, /12 Lake Rd/));
    await next();
    await reached();
  });

  test('what was typed is there again when the form is shown again', async () => {
    const { page, shopper, field } = await shippingPage();
    await shopper.click(radio(page, /A new address/));
    await shopper.type(field('City'), 'Chicago');
    await shopper.click(radio(page, /12 Lake Rd/));
    await shopper.click(radio(page, /A new address/));
    expect(field('City').value).toBe('Chicago');
  });

  test('a known address that is refused opens in the form, with its errors', async () => {
    const answers = {
      saveShippingAddress: { isSuccess: false, fieldErrors: { postalCode: 'We do not know 54202.' } },
    };
    const { field, page, shopper, next, error } = await shippingPage(undefined, { answers });
    await shopper.click(radio(page, /12 Lake Rd/));
    await next();
    await vi.waitFor(() => expect(error(field('ZIP code'))).toBe('We do not know 54202.'));
    expect(field('Street address or PO box').value).toBe('12 Lake Rd');
    expect(focused()).toBe(field('ZIP code'));
  });
});

test('a known address that is refused without a field shows the server’s message', async () => {
  const answers = {
    saveShippingAddress: { isSuccess: false, fieldErrors: {}, message: 'We cannot ship there.' },
  };
  const { page, shopper, next } = await shippingPage(undefined, { answers });
  await shopper.click(radio(page, /12 Lake Rd/));
  await next();
  expect((await page.findByText('We cannot ship there.')).isConnected).toBe(true);
});

describe('what is picked up', () => {
  test('is shown apart, with its store', async () => {
    const order = orderOf('with pickup');
    const { page } = await shippingPage(order);
    expect(page.getByRole('heading', { name: 'Pick up at Michigan Avenue' })).toBeTruthy();
    expect(page.getByText('These items need no shipping address.')).toBeTruthy();
  });

  test('alone needs no address', async () => {
    const order = orderOf('with pickup');
    for (const item of order.basketItems) Object.assign(item, { isPickup: true, recipientId: 'recipient-3' });
    order.recipientList = order.recipientList.filter(({ address }) => !address);
    const { page, next, reached, sent } = await shippingPage(order);
    expect(page.queryByRole('radio')).toBeNull();
    await next();
    await reached();
    expect(sent()).toEqual(['validateCart', 'moveToShippingAndGiftOptions']);
  });
});

test('the registry’s address is saved like any other known one', async () => {
  const { page, shopper, next, reached, bodies } = await shippingPage();
  await shopper.click(radio(page, /registry/));
  await next();
  await reached();
  const { grId: _, registryName: __, ...address } = registry;
  expect(bodies('saveShippingAddress')).toEqual([{ address }]);
});

test('of a guest who chooses the registry’s address only the email is asked', async () => {
  const order = orderOf('nothing done');
  Object.assign(order, { isGuest: true });
  Object.assign(order.accountInfo, { email: undefined, shippingAddresses: [] });
  const { page, shopper, next, reached, bodies } = await shippingPage(order);
  await shopper.click(radio(page, /registry/));
  expect(page.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['email']);
  const email = page.getByRole('textbox');
  await shopper.clear(email);
  await next();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(bodies('saveShippingAddress')).toEqual([]);
  await shopper.type(email, 'ann@example.com');
  await next();
  await reached();
  expect(bodies('saveShippingAddress')).toEqual([
    { address: expect.objectContaining({ addressId: registry.addressId, email: 'ann@example.com' }) },
  ]);
});

test('an email that only the page knows is sent with the registry’s address in use', async () => {
  const order = orderOf('all done');
  Object.assign(order, { isGuest: true });
  Object.assign(order.accountInfo, { email: undefined, shippingAddresses: [] });
  order.recipientList[0]!.address = { ...registry, email: '' };
  const context = { account: { isSignedIn: false, email: 'ann@example.com' } };
  const { page, next, reached, bodies } = await shippingPage(order, { context });
  expect(page.getByRole<HTMLInputElement>('textbox').value).toBe('ann@example.com');
  await next();
  await reached();
  expect(bodies('saveShippingAddress')).toEqual([
    { address: expect.objectContaining({ addressId: registry.addressId, email: 'ann@example.com' }) },
  ]);
});

test('an item that has been removed needs no address', async () => {
  const order = toHome();
  order.basketItems.push({
    ...order.basketItems[0]!,
    id: 'gone',
    isRemoved: true,
    recipientId: null,
    recipients: [],
  });
  const { next, reached, sent } = await shippingPage(order);
  await next();
  await reached();
  expect(sent()).toEqual(['validateCart', 'moveToShippingAndGiftOptions']);
});
