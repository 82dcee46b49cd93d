import { within } from 'storybook/test';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { editsAtom } from '../../../../src/state/personalization/edit.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import cart from '../../../../widgets/cart/cart.island.ts';
import { heldAnswer, renderIsland } from '../../render-island.tsx';
import { cartPage } from './cart-page.ts';

const sofa = /Marlow 3-Seat Sofa/;
const mug = /Hadley Mug/;
const towel = /Bath Towel/;
const lamp = /Ceiling Lamp/;
const focused = () => document.activeElement;
const field = (line: HTMLElement) => within(line).getByRole<HTMLInputElement>('textbox');
const removed = () => document.querySelector<HTMLElement>('[data-removed-id]');

describe('at first', () => {
  test('shows the cart of the page at once, without the server’s content', async () => {
    const { names, host } = await cartPage();
    expect(names()).toHaveLength(4);
    expect(host.querySelector('form[action*="checkout/checkout"]')).toBeNull();
  });

  test('loads the cart, also when the page has one', async () => {
    const { requests } = await cartPage();
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toContain('getCart'));
  });

  test('keeps the server’s content until the cart is loaded, when the page has none', async () => {
    const { host } = await renderIsland(cart, examples.loading);
    expect(host.textContent).toContain('Marlow 3-Seat Sofa × 2');
    expect(host.querySelector('[data-line-id]')).toBeNull();
  });

  test('gives the server’s content back if the cart cannot be loaded', async () => {
    const { host, serverNodes } = await renderIsland(cart, examples['not reached']);
    await vi.waitFor(() => expect(host.getAttribute('data-island-status')).toBe('failed'));
    expect([...host.childNodes]).toEqual(serverNodes);
  });

  test('an empty cart leads on', async () => {
    const { page } = await cartPage(examples.empty);
    expect(page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  describe('says at the top why an order was refused', () => {
    const leave = (notice: unknown) =>
      sessionStorage.setItem('storefront-islands:cart-notice', JSON.stringify(notice));
    const said = 'Your store has closed.';

    test('once', async () => {
      const { page } = await cartPage(undefined, { before: () => leave({ text: said, at: Date.now() }) });
      expect(page.getByRole('alert').textContent).toBe(said);
      expect(sessionStorage.getItem('storefront-islands:cart-notice')).toBeNull();
    });

    test.each([
      ['a minute later', { text: said, at: Date.now() - 61_000 }],
      ['that is no text', { text: { html: '<b>' }, at: Date.now() }],
    ])('but nothing %s', async (_what, notice) => {
      const { page } = await cartPage(undefined, { before: () => leave(notice) });
      expect(page.queryByRole('alert')).toBeNull();
    });
  });

  test('in the app nothing leads out of the cart', async () => {
    const { page } = await cartPage(examples.app);
    expect(page.queryByRole('link', { name: 'Continue Shopping' })).toBeNull();
    expect(page.queryByRole('link', { name: /^Sign in/ })).toBeNull();
  });

  test('a guest may sign in, a shopper with an account has nothing to sign in for', async () => {
    expect((await cartPage()).page.queryByRole('link', { name: /^Sign in to see/ })).not.toBeNull();
    expect((await cartPage(examples['signed in'])).page.queryByRole('link', { name: /^Sign in/ })).toBeNull();
  });
});

describe('a line whose personalization can be edited', () => {
  test('opens the editor with what the line has, and sends and shows what it gives', async () => {
    const island = await cartPage(examples['editable personalization']);
    const { line, button, opened, sent, shopper, answer } = island;
    // Shown at once; a later read would show the example's own text again.
    answer('updateItem', 'never');
    await shopper.click(button(/^Edit Personalization/));
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({
      name: 'personalization-layer',
      props: { sku: '423001', lineId: '3', isSaved: true, isRequired: true },
    });
    const given = opened[0]!.props as { personalization: unknown };
    expect(given.personalization).toMatchObject({
      templates: [{ lines: [{ text: 'ADA' }, { text: 'Byron' }] }],
    });
    const edit = Object.values(sharedStore().get(editsAtom))[0]!;
    edit({ personalizationId: 'd-7001', texts: ['GRACE'] });
    await vi.waitFor(() => expect(line(towel).textContent).toContain('GRACE'));
    expect(line(towel).textContent).not.toContain('Byron');
    await vi.waitFor(() =>
      expect(sent()).toEqual([['updateItem', { id: '3', personalizationId: 'd-7001' }]]),
    );
  });

  test('has what it had again if the server refuses the new one', async () => {
    const { line, page, settled, answer, button, shopper } = await cartPage(
      examples['editable personalization'],
    );
    answer('updateItem', { isSuccess: false, message: 'It is being made already.' });
    await shopper.click(button(/^Edit Personalization/));
    Object.values(sharedStore().get(editsAtom))[0]!({ personalizationId: 'd-7001', texts: ['GRACE'] });
    await vi.waitFor(() => page.getByText('It is being made already.'));
    await settled();
    expect(line(towel).textContent).toContain('Byron');
  });

  test('is none where the server does not say how', async () => {
    const { page } = await cartPage();
    expect(page.queryByRole('button', { name: /^Edit Personalization/ })).toBeNull();
  });
});

describe('a cart of more lines than a screen shows', () => {
  const cartOf = (count: number) => {
    const example = structuredClone(examples['four lines']);
    const [line] = example.answers.getCart.lineItems;
    const lineItems = Array.from({ length: count }, (_, nth) => ({ ...line!, id: `line ${nth}` }));
    example.answers.getCart.lineItems = lineItems;
    example.props = { ...example.props, cart: { ...example.props.cart, lineItems } };
    return example;
  };
  /** The lines that are painted first. */
  const firstLines = async (content: string, before: (host: HTMLElement) => void = () => {}) => {
    let count = 0;
    const { host } = await renderIsland(
      cart,
      { ...cartOf(30), content },
      {
        before(host) {
          before(host);
          const setAttribute = host.setAttribute.bind(host);
          vi.spyOn(host, 'setAttribute').mockImplementation((name, value) => {
            if (value === 'mounted') count = host.querySelectorAll('[data-line-id]').length;
            setAttribute(name, value);
          });
        },
      },
    );
    return { host, count };
  };

  test('shows the first of them at once, and all soon after', async () => {
    const { host, count } = await firstLines('<a href="/">Your cart</a>');
    expect(count).toBe(12);
    await vi.waitFor(() => expect(host.querySelectorAll('[data-line-id]')).toHaveLength(30));
  });

  test('shows all of them at once to a shopper who is in one of its fields', async () => {
    const { count } = await firstLines('<input name="note">', (host) => host.querySelector('input')!.focus());
    expect(count).toBe(30);
  });

  test('shows all of them at once to a shopper who has scrolled', async () => {
    onTestFinished(() => scrollTo(0, 0));
    const { count } = await firstLines('<a href="/">Your cart</a>', () => scrollTo(0, 900));
    expect(count).toBe(30);
  });
});

describe('a line shows', () => {
  test('its options, personalization and messages', async () => {
    const { line } = await cartPage();
    for (const text of ['Color: White', 'Personalized: “ADA”', 'Personalized: “Byron”', 'cannot be returned'])
      expect(line(towel).textContent).toContain(text);
  });

  test('that it is bought from a gift registry', async () => {
    const { line } = await cartPage();
    expect(line(mug).textContent).toContain('For a gift registry');
    expect(line(towel).textContent).not.toContain('registry');
  });

  test('the price of one and of all, and the regular price on sale', async () => {
    const { line } = await cartPage();
    expect(line(mug).textContent).toContain('$10.95 each');
    expect(line(mug).querySelector('s')?.textContent).toContain('$12.95');
    expect(line(mug).querySelector('.si-cart-line__total')?.textContent).toBe('Total $43.80');
  });

  test('its installation with the fee, until it is removed', async () => {
    const { line, button, shopper, sent } = await cartPage();
    expect(line(lamp).textContent).toContain('Installation: $129.00 per item');
    await shopper.click(button(/Remove installation/));
    expect(line(lamp).textContent).not.toContain('Installation');
    expect(focused()).toBe(line(lamp));
    await vi.waitFor(() => expect(sent()).toEqual([['removeInstallationService', { id: '4' }]]));
  });

  test('shipping and pickup to choose from, and the ship methods', async () => {
    const { page, shopper, sent } = await cartPage();
    await shopper.click(page.getByRole('radio', { name: /Pick up at Michigan Avenue/ }));
    expect(page.queryByRole('combobox', { name: /Ship method: Hadley Mug/ })).toBeNull();
    await vi.waitFor(() =>
      expect(sent()).toEqual([['updateShipMethod', { id: '2', isPickupSelected: true }]]),
    );
  });

  test('the ship method that was chosen', async () => {
    const { page, shopper, sent } = await cartPage();
    await shopper.selectOptions(page.getByRole('combobox', { name: /Ship method: Hadley Mug/ }), '3');
    await vi.waitFor(() => expect(sent()).toEqual([['updateShipMethod', { id: '2', shipMethod: 3 }]]));
  });
});

describe('a quantity', () => {
  test('shows at once, and then the line’s total and the subtotal', async () => {
    const { page, line, button, shopper } = await cartPage();
    await shopper.click(button(/One more: Quantity: Hadley Mug/));
    expect(field(line(mug)).value).toBe('5');
    const total = () => line(mug).querySelector('.si-cart-line__total')?.textContent;
    await vi.waitFor(() => expect(total()).toBe('Total $54.75'));
    expect(page.getByText('$4,046.70')).toBeTruthy();
  });

  test('that the server refuses goes back, with its reason beside the line', async () => {
    const { line, button, shopper, answer } = await cartPage();
    answer('updateItem', examples['quantity refused'].answers.updateItem);
    await shopper.click(button(/One more: Quantity: Hadley Mug/));
    await vi.waitFor(() => expect(line(mug).textContent).toContain('Only 4 are left.'));
    await vi.waitFor(() => expect(field(line(mug)).value).toBe('4'));
  });

  test('typed and confirmed with Enter changes the quantity and nothing else', async () => {
    const { line, shopper, settled, sent } = await cartPage();
    await shopper.clear(field(line(mug)));
    await shopper.type(field(line(mug)), '7{Enter}');
    await settled();
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(['updateItem', { id: '2', quantity: 7 }]));
    expect(sent().map(([call]) => call)).not.toContain('removeItem');
  });
});

describe('a removal', () => {
  test('takes the line away at once, and focuses its Undo', async () => {
    const { names, button, shopper } = await cartPage();
    await shopper.click(button(/Remove Hadley Mug/));
    expect(names()).not.toContain('Hadley Mug, Celadon');
    expect(focused()).toBe(button(/Undo Hadley Mug/));
  });

  test('of a line that cannot be brought back focuses the next one, and of the last line the one before', async () => {
    const lineItems = examples['four lines'].props.cart.lineItems.map((one) => ({
      ...(one as object),
      isInstallationServiceRequired: true,
      addToCartItem: undefined,
    }));
    const cart = { ...examples['four lines'].props.cart, lineItems };
    const { button, line, shopper } = await cartPage({
      ...examples['four lines'],
      props: { cart },
      answers: { ...examples['four lines'].answers, getCart: cart },
    } as never);
    await shopper.click(button(/^Remove Corley/));
    expect(focused()).toBe(line(towel));
    await shopper.click(button(/Remove Hadley Mug/));
    expect(focused()).toBe(line(towel));
  });

  test('offers Undo in its place, which puts the line back as it was', async () => {
    const { button, shopper, sent, settled } = await cartPage();
    await shopper.click(button(/Remove Hadley Mug/));
    expect(removed()?.textContent).toContain('Hadley Mug, Celadon was removed.');
    expect(removed()?.nextElementSibling?.textContent).toMatch(towel);
    await settled();
    await shopper.click(button(/Undo Hadley Mug/));
    await settled();
    const gift = { Sku: '421005', Quantity: 4, ShipMethod: 1, GiftRegistryId: '4711' };
    expect(sent().at(-1)).toEqual(['addItems', { items: [gift] }]);
    await vi.waitFor(() => expect(removed()).toBeNull());
  });

  test('that is undone focuses the line that is back, at whatever place', async () => {
    const { button, line, shopper, settled } = await cartPage();
    await shopper.click(button(/Remove Hadley Mug/));
    await settled();
    await shopper.click(button(/Undo Hadley Mug/));
    await vi.waitFor(() => expect(removed()).toBeNull());
    expect(focused()).toBe(line(/Again 421005/));
  });

  test('that is undone keeps the focus where a script of the page stops focus events', async () => {
    const { host, button, shopper, settled } = await cartPage();
    host.addEventListener('focusin', (event) => event.stopPropagation());
    await shopper.click(button(/Remove Hadley Mug/));
    await settled();
    await shopper.click(button(/Undo Hadley Mug/));
    await vi.waitFor(() => expect(removed()).toBeNull());
    expect(host.contains(focused())).toBe(true);
  });

  test('is announced once, with the number of items that it leaves', async () => {
    const { button, shopper, settled } = await cartPage();
    await shopper.click(button(/Remove Hadley Mug/));
    await settled();
    await vi.waitFor(() =>
      expect(document.querySelector('[data-si-live="polite"]')?.textContent).toContain(
        'Hadley Mug, Celadon was removed. Your cart: 4 items.',
      ),
    );
  });

  test('that fails brings the line back, with a message', async () => {
    const { names, button, line, shopper, answer } = await cartPage(examples['removal failed']);
    answer('removeItem', 500);
    await shopper.click(button(/Remove Hadley Mug/));
    await vi.waitFor(() => expect(line(mug).textContent).toContain('Something went wrong'));
    expect(names()).toHaveLength(4);
  });

  test('of all lines leads on, and offers each back', async () => {
    const { page, button, shopper, settled } = await cartPage(examples['one line']);
    await shopper.click(button(/Remove Marlow/));
    await settled();
    expect(page.getByText('Your cart is empty.')).toBeTruthy();
    expect(focused()).toBe(button(/Undo Marlow/));
  });
});

describe('saved for later', () => {
  test('a line moves there at once, and back', async () => {
    const { page, button, shopper, sent, settled } = await cartPage();
    await shopper.click(button(/Save for Later Marlow/));
    expect(page.getByRole('heading', { name: 'Saved for Later' })).toBeTruthy();
    await settled();
    await shopper.click(button(/Move 2 to Cart Marlow/));
    await settled();
    expect(page.queryByRole('heading', { name: 'Saved for Later' })).toBeNull();
    expect(sent()).toEqual([
      ['saveForLater', { id: '1' }],
      ['moveToCart', { id: '1' }],
    ]);
  });

  test('a line says how many pieces it has, what they cost together, and how many move', async () => {
    const { page, shopper, button, line, settled } = await cartPage();
    await shopper.click(button(/Save for Later Hadley Mug/));
    await settled();
    const saved = page.getByRole('listitem', { name: mug });
    expect(saved.textContent).toContain('Quantity: 4');
    expect(saved.querySelector('.si-cart-line__total')!.textContent).toBe('Total $43.80');
    await shopper.click(button(/Move 4 to Cart Hadley Mug/));
    await settled();
    await vi.waitFor(() =>
      expect(document.querySelector('[data-si-live="polite"]')?.textContent).toContain(
        'Hadley Mug, Celadon was moved to your cart, quantity 4.',
      ),
    );
    expect(line(mug)).toBeTruthy();
  });

  test('a line can be removed', async () => {
    const { page, shopper, sent, settled } = await cartPage(examples['empty with saved items']);
    const saved = page.getByRole('listitem', { name: lamp });
    await shopper.click(saved.querySelectorAll('button')[1]!);
    await settled();
    await vi.waitFor(() => expect(sent()).toEqual([['removeFromSaved', { id: '9' }]]));
  });
});

test('a cart that cannot be read after a change says so, and is read again by Try Again', async () => {
  const { page, button, shopper, answer, shop, names } = await cartPage();
  answer('getCart', 503);
  await shopper.click(button(/Remove Hadley Mug/));
  await vi.waitFor(() => expect(page.getByText(/could not be updated/)).toBeTruthy());
  answer('getCart', () => Response.json(shop));
  await shopper.click(button(/Try Again/));
  await vi.waitFor(() => expect(page.queryByText(/could not be updated/)).toBeNull());
  expect(names()).toHaveLength(3);
  expect(names()[0]).toMatch(sofa);
});

test('the cart is busy until it is loaded (cart §4)', async () => {
  const { getCart } = examples['four lines'].answers;
  const held = heldAnswer(getCart);
  const answers = { ...examples['four lines'].answers, getCart: held.answer };
  const { host } = await renderIsland(cart, { ...examples['four lines'], answers });
  const busy = () => host.querySelector('.si-cart')!.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  held.release();
  await vi.waitFor(() => expect(busy()).toBeNull());
});

test('a removed line says every reason that is about it, each once', async () => {
  const shown = await cartPage();
  const queue = cartQueueOf(sharedStore());
  queue.refuse({ kind: 'quantity', id: '2', quantity: 9 }, 'Only 4 are left.');
  queue.refuse({ kind: 'ship', id: '2', shipMethod: 3 }, 'Only 4 are left.');
  shown.answer('getCart', 503);
  shown.answer('addItems', { isSuccess: false, message: 'Hadley Mug is out of stock.' });
  await shown.shopper.click(shown.button(/Remove Hadley Mug/));
  await queue.settled();
  await shown.shopper.click(shown.button(/Undo Hadley Mug/));
  await vi.waitFor(() => expect(within(removed()!).getByRole('alert').textContent).toContain('stock'));
  expect(
    within(removed()!)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Only 4 are left. Hadley Mug is out of stock.']);
});

const cartIn = (messages: Record<string, string>) =>
  cartPage({ ...examples['four lines'], context: { messages } } as never);

test('the field for a ZIP code, and what opens it, are labelled in the page’s words', async () => {
  const { page, button, shopper } = await cartIn({ zipCode: 'PLZ', estimateHeading: 'Versand und Steuer' });
  await shopper.click(button(/^Versand und Steuer/));
  page.getByRole('textbox', { name: 'PLZ' });
});

test.each([
  ['', 'missingPostalCode', 'A ZIP, please.', 'A ZIP, please.'],
  ['6061', 'postalCodeValidationError', 'Not {0}.', 'Not 6061.'],
])('the ZIP code “%s” is refused in the page’s words', async (typed, key, text, shown) => {
  const { page, button, shopper } = await cartIn({ [key]: text });
  await shopper.click(button(/^Estimate shipping/));
  const field = page.getByRole('textbox', { name: /ZIP code/ });
  await shopper.clear(field);
  await shopper.type(field, `${typed}{Enter}`);
  await vi.waitFor(() => page.getByText(shown));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the choice of a ship method is labelled in the page’s words and their order', async () => {
  const { page } = await cartIn({ shipMethod: '{0}: Versandart' });
  page.getByRole('combobox', { name: /^Hadley Mug.*: Versandart$/ });
});

describe('lines that cannot be bought', () => {
  const unavailable = () => cartPage(examples['unavailable items']);
  const section = ({ page }: Awaited<ReturnType<typeof cartPage>>) =>
    page.getByRole('region', { name: '2 items are not available' });

  test('stand first, in a part named by their number, and are not counted', async () => {
    const shown = await unavailable();
    expect(shown.names().slice(0, 2)).toEqual(['Hadley Mug, Celadon', 'Corley Ceiling Lamp']);
    expect(section(shown).querySelectorAll('[data-line-id]')).toHaveLength(2);
    expect(shown.page.getByRole('heading', { name: '3 items' })).toBeTruthy();
  });

  test('say why, and have neither a quantity nor a price', async () => {
    const place = section(await unavailable());
    expect(place.textContent).toContain('No longer available.');
    expect(place.querySelector('input, .si-cart-line__total')).toBeNull();
    expect(place.textContent).not.toContain('$');
  });

  test('leave one by one, by removal or for later', async () => {
    const { button, shopper, sent, line } = await unavailable();
    await shopper.click(button(/^Remove Hadley Mug/));
    expect(focused()).toBe(line(/Corley/));
    await shopper.click(button(/^Save for Later Corley/));
    await vi.waitFor(() =>
      expect(sent()).toEqual([
        ['removeItem', { id: '2' }],
        ['saveForLater', { id: '4' }],
      ]),
    );
  });

  test('leave all at once', async () => {
    const { button, shopper, sent, settled, host } = await unavailable();
    await shopper.click(button(/^Remove All/));
    await settled();
    expect(sent().map(([call]) => call)).toEqual(['removeItem', 'removeItem']);
    expect(host.contains(focused())).toBe(true);
  });

  test('cannot be put back', async () => {
    const { page, button, shopper, settled } = await unavailable();
    await shopper.click(button(/^Remove Hadley Mug/));
    await settled();
    expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
