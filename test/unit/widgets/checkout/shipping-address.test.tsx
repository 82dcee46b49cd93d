import { describe, expect, test, vi } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { checkoutFlowOf } from '../../../../src/state/checkout/checkout-flow.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { faultNames } from '../../http/faults.ts';
import { faultAnswer, heldAnswer } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';
import { guestContext, orderOf, sentHome, shippingPage, typedHome, typeHome } from './shipping-page.ts';

const { home, cabin, registry } = addressExamples;
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

  test('a form that is not shown any more blocks nothing', async () => {
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

describe('what the server says of a typed address', () => {
  const guest = async (answer: unknown) => {
    const page = await shippingPage(orderOf('guest'), {
      context: guestContext,
      answers: { validateAndSaveAddress: answer },
    });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    return page;
  };
  const suggestedAddress = { ...sentHome, address1: '233 South Wacker Drive', postalCode: '60607' };
  const suggesting = { isSuccess: false, suggestedAddress };
  const typed = { ...sentHome, email: 'ann@example.com' };

  test('errors stand beside their fields, and the first has the focus', async () => {
    const { next, field, error } = await guest({
      isSuccess: false,
      fieldErrors: { postalCode: 'Chicago has no ZIP code 60606.', phone: 'This number is not in use.' },
    });
    await next();
    await vi.waitFor(() => expect(error(field('ZIP code'))).toBe('Chicago has no ZIP code 60606.'));
    expect(error(field('Phone'))).toBe('This number is not in use.');
    expect(focused()).toBe(field('ZIP code'));
  });

  test('an error stays until its own field is changed', async () => {
    const { next, field, error, shopper } = await guest({
      isSuccess: false,
      fieldErrors: { postalCode: 'Chicago has no ZIP code 60606.' },
    });
    await next();
    await vi.waitFor(() => expect(error(field('ZIP code'))).not.toBe(''));
    await shopper.type(field('City'), ' Loop');
    expect(error(field('ZIP code'))).toBe('Chicago has no ZIP code 60606.');
    await shopper.type(field('ZIP code'), '{Backspace}7');
    expect(error(field('ZIP code'))).toBe('');
  });

  test('an error of a field that the form does not have stands above the buttons', async () => {
    const { next, page } = await guest({ isSuccess: false, fieldErrors: { county: 'Unknown county.' } });
    await next();
    expect((await page.findByRole('alert')).textContent).toBe('Unknown county.');
  });

  test('a refusal stands above the buttons, in the server’s words', async () => {
    const { next, page, field } = await guest({ isSuccess: false, message: 'We do not ship there.' });
    await next();
    expect((await page.findByRole('alert')).textContent).toBe('We do not ship there.');
    expect(field('City').value).toBe('Chicago');
  });

  test('a suggestion is shown beside what was typed, with the words that differ', async () => {
    const { next, page } = await guest(suggesting);
    await next();
    const layer = await page.findByRole('dialog', { name: 'Please check the address' });
    expect(layer.textContent).toContain('differently: Street address or PO box, ZIP code.');
    expect([...layer.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'different: South',
      'different: Drive',
      'different: 60607',
      'different: S',
      'different: Dr',
      'different: 60606',
    ]);
  });

  test('the suggestion can be used', async () => {
    const { next, press, reached, bodies } = await guest(suggesting);
    await next();
    await press('Use Suggested');
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([
      { address: { ...suggestedAddress, email: 'ann@example.com' } },
    ]);
  });

  test('what was typed can be kept', async () => {
    const { next, press, reached, bodies } = await guest(suggesting);
    await next();
    await press('Keep Mine');
    await reached();
    expect(bodies('saveShippingAddress')).toEqual([{ address: typed }]);
  });

  test('it can be edited, with the focus in the form', async () => {
    const { next, press, field, page, sent } = await guest(suggesting);
    await next();
    await press('Edit');
    await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(field('Street address or PO box'));
    expect(field('ZIP code').value).toBe('60606');
    expect(sent()).toEqual(['validateAndSaveAddress']);
  });

  test('a decision that cannot be saved stays open, with the reason', async () => {
    const page = await guest(suggesting);
    page.answer('saveShippingAddress', { isSuccess: false, message: 'Please try later.' });
    await page.next();
    await page.press('Keep Mine');
    const reason = await page.page.findByText('Please try later.');
    expect(reason.closest('dialog')).not.toBeNull();
    page.answer('saveShippingAddress', () => page.actOn('saveShippingAddress'));
    await page.press('Keep Mine');
    await page.reached();
  });

  test('a suggestion that differs in case alone is used without a question', async () => {
    const { next, reached, bodies } = await guest({
      isSuccess: false,
      suggestedAddress: { ...sentHome, address1: '233 S WACKER DR', city: 'CHICAGO' },
    });
    await next();
    await reached();
    expect(bodies('saveShippingAddress')).toMatchObject([{ address: { address1: '233 S WACKER DR' } }]);
  });
});

describe('what is typed', () => {
  const draft = () => sessionStorage.getItem('storefront-islands:checkout-drafts')!;

  test('is kept while the page lives and after it, until the server has it', async () => {
    const page = await shippingPage(orderOf('guest'), { context: guestContext });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    expect(draft()).toContain('233 S Wacker Dr');
    await page.next();
    await page.reached();
    expect(draft()).not.toContain('233 S Wacker Dr');
  });

  test('is there again after a reload, for the same basket alone', async () => {
    const first = await shippingPage(orderOf('guest'), { context: guestContext });
    await first.shopper.type(first.field('City'), 'Chicago');
    dispatchEvent(new Event('pagehide'));
    const more = { context: guestContext, stored: { ...sessionStorage } };
    const again = await shippingPage(orderOf('guest'), more);
    expect(again.field('City').value).toBe('Chicago');
    const other = await shippingPage({ ...orderOf('guest'), basketId: 'basket-2' }, more);
    expect(other.field('City').value).toBe('');
  });

  test('while it is being saved stays', async () => {
    const { answer: held, release } = heldAnswer({ isSuccess: true });
    const page = await shippingPage(orderOf('guest'), {
      context: guestContext,
      answers: { validateAndSaveAddress: held, moveToShippingAndGiftOptions: 500 },
    });
    await typeHome(page, { 'Email address': 'ann@example.com' });
    await page.next();
    await page.shopper.type(page.field('City'), ' Loop');
    release();
    await page.page.findByRole('alert');
    expect(page.field('City').value).toBe('Chicago Loop');
  });

  test('is forgotten with Cancel Changes, which is there while something is changed', async () => {
    const { page, field, shopper, press } = await shippingPage(orderOf('guest'), { context: guestContext });
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    await shopper.type(field('City'), 'Chicago');
    await press('Cancel Changes');
    expect(field('City').value).toBe('');
    expect(page.queryByRole('button', { name: 'Cancel Changes' })).toBeNull();
    expect(focused()).toBe(field('First name'));
  });

  test('a changed choice can be cancelled too', async () => {
    const { page, shopper, press } = await shippingPage(toHome());
    await shopper.click(radio(page, /12 Lake Rd/));
    await press('Cancel Changes');
    expect(radio(page, /233 S Wacker/).checked).toBe(true);
  });

  test('makes leaving ask, a form behind another choice does not', async () => {
    const { page, shopper, field } = await shippingPage(toHome());
    const { state } = checkoutFlowOf(sharedStore());
    expect(state.dirty).toEqual([]);
    await shopper.click(radio(page, /A new address/));
    await shopper.type(field('City'), 'Chicago');
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toHaveLength(2));
    await shopper.click(radio(page, /233 S Wacker/));
    await vi.waitFor(() => expect(checkoutFlowOf(sharedStore()).state.dirty).toEqual([]));
  });

  test('starts with the address in use if that was typed', async () => {
    const order = orderOf('guest');
    order.recipientList = structuredClone(orderOf('all done').recipientList);
    order.recipientList[0]!.address = { ...home, addressId: 'recipient-1', email: 'ann@example.com' };
    const { field, next, reached, sent } = await shippingPage(order, { context: guestContext });
    expect(field('Phone').value).toBe('312-555-0142');
    expect(field('Apartment, suite, floor (optional)').value).toBe('Apt 4');
    await next();
    await reached();
    expect(sent()).not.toContain('validateAndSaveAddress');
  });
});

describe('a fault', () => {
  test.each(faultNames.filter((fault) => fault !== 'slow-then-fine'))(
    '%s keeps what is typed',
    async (fault) => {
      skipTimers(retryDelayMs, callTimeoutMs);
      const page = await shippingPage(orderOf('guest'), { context: guestContext });
      await typeHome(page, { 'Email address': 'ann@example.com' });
      page.answer('validateAndSaveAddress', faultAnswer(fault, { isSuccess: true }));
      await page.next();
      await page.page.findByRole('alert');
      for (const [label, text] of Object.entries({ ...typedHome, Phone: '312-555-0142' }))
        expect(page.field(label).value, label).toBe(text);
      page.answer('validateAndSaveAddress', () => page.actOn('validateAndSaveAddress'));
      await page.next();
      await page.reached();
    },
  );

  test('after the address was saved does not save it again', async () => {
    const page = await shippingPage(undefined, { answers: { moveToShippingAndGiftOptions: 500 } });
    await page.next();
    await page.page.findByRole('alert');
    page.answer('moveToShippingAndGiftOptions', () => page.actOn('moveToShippingAndGiftOptions'));
    await page.next();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });

  test('two presses send one address', async () => {
    const { answer: held, release } = heldAnswer({ isSuccess: true });
    const page = await shippingPage(undefined, { answers: { saveShippingAddress: held } });
    await page.next();
    await page.shopper.click(page.page.getByRole('button', { name: 'Saving…' }));
    release();
    await page.reached();
    expect(page.bodies('saveShippingAddress')).toHaveLength(1);
  });
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
