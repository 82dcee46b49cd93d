import { describe, expect, test, vi } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/unavailable-items/unavailable-items.examples.ts';
import unavailableItems from '../../../../widgets/unavailable-items/unavailable-items.island.ts';
import { noteEvents, notePaths, showCart } from '../../cart-page.ts';
import { announced, calls, closed, press, pressAndClose } from '../../popup-page.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

const { answer: cart } = getCartExample;
const [line] = cart.lineItems as [object];
const emptied = { ...cart, lineItems: [], orderSummary: { subtotal: 0 } };
type Example = (typeof examples)[keyof typeof examples];

/** The layer over a cart that the page knows. */
async function openInCart(example: Example): Promise<RenderedIsland> {
  const page = openTestPage(example);
  showCart();
  await sharedStore().set(refreshCartAtom, {});
  return openIsland(unavailableItems, example, page);
}

describe('the title', () => {
  const unavailable = 'Item(s) no longer available';
  const edit = 'Please Edit Your Cart to Proceed';
  test.each([
    ['no longer available', unavailable],
    ['none available', unavailable],
    ['personalized in house', unavailable],
    ['restricted in the state', 'Item(s) cannot be shipped to or picked up in this state'],
    ['personalization unavailable', edit],
    ['installation unavailable', edit],
  ] as const)('%s: %s', async (state, title) => {
    const { page } = await openIsland(unavailableItems, examples[state]);
    expect(document.activeElement).toBe(page.getByRole('heading', { name: title }));
  });
});

describe('an item', () => {
  test('has title, quantity, message and price', async () => {
    const { page } = await openIsland(unavailableItems, examples['no longer available']);
    expect(page.getByRole('listitem').textContent).toBe(
      'Marlow 3-Seat Sofa$1,799.00Qty: 1No longer available',
    );
  });

  test('that is gone arrives on no day: a custom order says only that it is no longer made', async () => {
    const { page } = await openIsland(unavailableItems, examples['a custom order']);
    expect(page.getByRole('listitem').textContent).toBe(
      'Marlow 3-Seat Sofa$1,799.00Qty: 1This custom order can no longer be made.',
    );
  });

  test('that can be delivered without its installation has its delivery estimate', async () => {
    const { page } = await openIsland(unavailableItems, examples['installation unavailable']);
    expect(page.getByRole('listitem').textContent).toContain('Arrives December 3');
  });

  test('that cannot be read is left out and reported, with its place', async () => {
    const { page, errors } = await openIsland(unavailableItems, examples['bad items']);
    expect(page.getAllByRole('listitem')).toHaveLength(2);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('unavailable-items: left out of its props: items.1.sku');
  });

  test('with markup in its name shows it as text', async () => {
    const { page } = await openIsland(unavailableItems, examples['long names']);
    page.getByText('<b>Tab</b>le & Co');
  });
});

test('the server’s message replaces the text above the items', async () => {
  const { page } = await openIsland(unavailableItems, examples['with the server’s message']);
  page.getByText('The Marlow sofa has sold out since you added it.');
  expect(page.queryByText(/Remove these items/)).toBeNull();
});

test.each([
  [
    'no longer available',
    '1 item is no longer available. Remove it to check out with the rest of your cart.',
  ],
  ['ten items', '10 items are no longer available. Remove them to check out with the rest of your cart.'],
  [
    'without items',
    'Some items are no longer available. Remove them to check out with the rest of your cart.',
  ],
  ['none available', 'None of the items in your cart can be ordered.'],
  ['installation unavailable', '1 item cannot be ordered with installation. Continue to order it without.'],
] as const)('the text above the items, %s: %s', async (state, text) => {
  const { page } = await openIsland(unavailableItems, examples[state]);
  page.getByText(text);
});

describe('Remove All', () => {
  test.each([
    ['no longer available', 'removeNlaItems'],
    ['restricted in the state', 'removePfasItems'],
  ] as const)('%s: sends %s at once', async (state, call) => {
    const island = await openInCart(examples[state]);
    await press(island, 'Remove All');
    await closed(island);
    expect(calls(island)).toEqual(['getCart', call, 'getCart']);
  });

  test.each([
    ['none available', 'removeAllNlaItems'],
    ['personalized in house', 'removeInHousePersonalizedNlaItems'],
    ['personalization unavailable', 'removePersonalizedItems'],
  ] as const)('%s: asks first, then sends %s', async (state, call) => {
    const island = await openInCart(examples[state]);
    await press(island, 'Remove All');
    const sure = island.page.getByRole('dialog', { name: 'Are you sure?' });
    expect(calls(island)).toEqual(['getCart']);
    await island.shopper.click(sure.querySelector('.si-dialog__actions button')!);
    await closed(island);
    expect(calls(island)).toEqual(['getCart', call, 'getCart']);
  });

  test('Cancel removes nothing, and the layer stays', async () => {
    const island = await openInCart(examples['none available']);
    await press(island, 'Remove All');
    await press(island, 'Cancel');
    await vi.waitFor(() => expect(island.page.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull());
    island.page.getByRole('dialog', { name: 'Item(s) no longer available' });
    expect(calls(island)).toEqual(['getCart']);
  });

  test('notifies the page of every line that is gone', async () => {
    const events = noteEvents('storefront:item-updated');
    const island = await openInCart(examples['no longer available']);
    island.answer('getCart', emptied);
    await press(island, 'Remove All');
    await closed(island);
    expect(events).toMatchObject([{ id: '1', sku: '410553', quantity: 0 }]);
  });

  test('reports the lines that are gone to analytics', async () => {
    const events = noteEvents('storefront:track');
    const island = await openInCart(examples['no longer available']);
    island.answer('getCart', emptied);
    await press(island, 'Remove All');
    await closed(island);
    expect(events).toMatchObject([{ name: 'remove_from_cart', items: [{ item_id: '410553', quantity: 2 }] }]);
  });

  test('reports nothing about a line of the same product that is left', async () => {
    const events = noteEvents('storefront:item-updated');
    const example = examples['no longer available'];
    const two = { ...cart, lineItems: [line, { ...line, id: '2' }] };
    const island = await openInCart({ ...example, answers: { ...example.answers, getCart: two } });
    island.answer('getCart', cart);
    await press(island, 'Remove All');
    await closed(island);
    expect(events).toMatchObject([{ id: '2', sku: '410553', quantity: 0 }]);
  });

  test('is announced', async () => {
    const island = await openInCart(examples['no longer available']);
    await press(island, 'Remove All');
    await vi.waitFor(() =>
      expect(document.querySelector('body > [data-si-live]')?.textContent).toBe(
        'The item is removed from your cart.',
      ),
    );
  });

  test('a second press while it is pending sends nothing', async () => {
    const island = await openInCart(examples.removing);
    await press(island, 'Remove All');
    await press(island, 'Removing…');
    expect(calls(island).filter((call) => call === 'removeNlaItems')).toHaveLength(1);
  });

  test('ends and is announced although the layer was closed', async () => {
    const events = noteEvents('storefront:item-updated');
    const island = await openInCart(examples['no longer available']);
    island.answer('getCart', emptied);
    await pressAndClose(island, ['Remove All', 'Close'], 'removeNlaItems', { isSuccess: true });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    await announced('is removed');
  });
});

describe('Continue without installation', () => {
  const goingOn = (onContinue: () => void): Example => {
    const example = examples['installation unavailable'];
    const props = { ...example.props, onContinue };
    return { ...example, props };
  };

  test('keeps the lines, and notifies the page of them with their quantity', async () => {
    const events = noteEvents('storefront:item-updated');
    const example = {
      ...examples['installation unavailable'],
      props: {
        errorType: 'installationServiceUnavailable',
        items: [examples['no longer available'].props.items[0]!],
      },
    };
    const island = await openInCart(example);
    await press(island, 'Continue');
    await closed(island);
    expect(calls(island)).toEqual(['getCart', 'removeInstallationServices', 'getCart']);
    expect(events).toMatchObject([{ id: '1', sku: '410553', quantity: 2 }]);
  });

  test('goes on with checkout', async () => {
    const onContinue = vi.fn();
    const island = await openInCart(goingOn(onContinue));
    await press(island, 'Continue');
    await closed(island);
    await vi.waitFor(() => expect(onContinue).toHaveBeenCalledExactlyOnceWith());
  });

  test('stays where it is if the layer has been closed meanwhile', async () => {
    const onContinue = vi.fn();
    const island = await openInCart(goingOn(onContinue));
    await pressAndClose(island, ['Continue', 'Close'], 'removeInstallationServices', { isSuccess: true });
    await announced('without installation');
    expect(onContinue).not.toHaveBeenCalled();
  });
});

describe('a removal that fails', () => {
  test('in the cart: says so in the layer, reads the cart again, and the button works', async () => {
    const went = notePaths();
    const island = await openInCart(examples.refused);
    await press(island, 'Remove All');
    await island.page.findByText('Your cart has changed. Please look at it again.');
    expect(calls(island)).toEqual(['getCart', 'removeNlaItems', 'getCart']);
    expect(went()).toEqual([]);
    island.answer('removeNlaItems', { isSuccess: true });
    await press(island, 'Remove All');
    await closed(island);
  });

  test('whose answer was lost: the page is notified of the lines that are gone', async () => {
    const events = noteEvents('storefront:item-updated');
    const island = await openInCart(examples.failed);
    island.answer('getCart', emptied);
    await press(island, 'Remove All');
    await vi.waitFor(() => expect(events).toMatchObject([{ id: '1', sku: '410553', quantity: 0 }]));
  });

  test('reports nothing about lines that are still there', async () => {
    const events = noteEvents('storefront:item-updated');
    const island = await openInCart(examples.failed);
    await press(island, 'Remove All');
    await vi.waitFor(() => expect(calls(island)).toHaveLength(3));
    await island.page.findByText(/Something went wrong/);
    expect(events).toEqual([]);
  });

  test('after the layer was closed: is announced, the cart read, and the page notified of what is gone', async () => {
    const went = notePaths();
    const events = noteEvents('storefront:item-updated');
    const reports = noteEvents('storefront:error');
    const island = await openInCart(examples['no longer available']);
    island.answer('getCart', emptied);
    const refused = { isSuccess: false, message: 'Your cart has changed.' };
    await pressAndClose(island, ['Remove All', 'Close'], 'removeNlaItems', refused);
    await announced(/^Your cart has changed\.$/);
    await vi.waitFor(() => expect(events).toMatchObject([{ id: '1', sku: '410553', quantity: 0 }]));
    expect(reports).toHaveLength(1);
    expect(calls(island)).toEqual(['getCart', 'removeNlaItems', 'getCart']);
    expect(went()).toEqual([]);
  });

  test('outside the cart: leads to the cart’s page', async () => {
    const went = notePaths();
    const island = await openIsland(unavailableItems, examples.refused);
    await press(island, 'Remove All');
    await vi.waitFor(() => expect(went()).toEqual(['/checkout/cart']));
  });

  test('because the session is gone: only the refresh popup opens', async () => {
    const went = notePaths();
    const island = await openIsland(unavailableItems, examples['session gone']);
    await press(island, 'Remove All');
    await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']));
    expect(went()).toEqual([]);
  });
});

describe('back to the cart', () => {
  test.each([
    ['no longer available', 'Back to Cart'],
    ['none available', 'Reload Cart'],
  ] as const)('%s: in the cart, %s closes the layer and reads the cart again', async (state, name) => {
    const went = notePaths();
    const island = await openInCart(examples[state]);
    await press(island, name);
    await closed(island);
    await vi.waitFor(() => expect(calls(island)).toEqual(['getCart', 'getCart']));
    expect(went()).toEqual([]);
  });

  test('elsewhere it leads to the cart’s page', async () => {
    const went = notePaths();
    const example = examples['no longer available'];
    const island = await openIsland(unavailableItems, {
      ...example,
      props: { ...example.props, cartUrl: '/basket' },
    });
    await press(island, 'Back to Cart');
    expect(went()).toEqual(['/basket']);
  });
});
