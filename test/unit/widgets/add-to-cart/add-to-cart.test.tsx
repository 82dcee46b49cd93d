import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';

const quantity = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const adds = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

describe('the added item', () => {
  test('is one piece by the standard ship method by default', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['in stock'],
      attributes: { 'data-sku': '410553' },
      content: '',
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(adds(island)[0]!.body).toEqual({
      items: [
        {
          Sku: '410553',
          Quantity: 1,
          IsPickupSelected: false,
          IsInstallationServiceRequired: false,
          IsPersonalized: false,
          ShipMethod: 1,
        },
      ],
    });
  });

  test('has all fields of cart §3', async () => {
    const island = await renderIsland(addToCart, examples['every field']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toEqual({
      items: [
        {
          Sku: '410553',
          Quantity: 1,
          OptionChoiceParameter: 'FABRIC=OAT',
          Location: 'product-page',
          IsPickupSelected: true,
          GiftRegistryId: 'r-9',
          Position: 3,
          TotalPositions: 24,
          Url: '/p/410553',
          IsInstallationServiceRequired: true,
          InstallationServiceType: 'standard',
          PersonalizationText: 'Ada',
          IsPersonalized: true,
          PersonalizationId: 'd-1',
          ShipMethod: 6,
        },
      ],
    });
  });

  test('has the shopper’s quantity', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(island.page.getByRole('button', { name: 'One more: Quantity' }));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 2 }] });
  });

  test('is sent once, however often the button is pressed', async () => {
    const island = await renderIsland(addToCart, examples.adding);
    await island.shopper.dblClick(button(island));
    await island.shopper.click(button(island));
    await island.shopper.type(quantity(island), '{Enter}');
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
  });

  test('is on its way: the button is busy, and says “Adding…”', async () => {
    const island = await renderIsland(addToCart, examples.adding);
    await island.shopper.click(button(island));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
    expect(button(island).textContent).toContain('Adding…');
  });

  test('is sent with the page’s anti-forgery token', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
  });

  test('is sent with the token of the server’s form if the page has no other', async () => {
    const island = await renderIsland(addToCart, examples['in stock'], {
      before: () => document.querySelector('body > input')!.remove(),
    });
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-form');
  });
});

describe('after an add', () => {
  test('the confirmation opens with the answer', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'cart-confirmation',
      props: { added: { items: [{ sku: '410553', name: 'Marlow 3-Seat Sofa' }] } },
    });
  });

  test('the cart is fetched again', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.requests.map(({ call }) => call)).toEqual(['addItems', 'getCart']));
  });

  test('it is announced', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
  });

  test('the button says "Added" if the confirmation does not open', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(button(island).getAttribute('data-state')).toBe('done'));
  });

  test('logs nothing', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.errors).toEqual([]);
  });
});

describe('shopper actions before mounting', () => {
  test('the quantity typed into the server’s form is taken over', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept']);
    expect(quantity(island).value).toBe('3');
  });

  test('a submit is replayed', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept'], { held: 'submit' });
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 3 }] });
  });

  test('an invalid quantity stays in the field', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong']);
    expect(quantity(island).value).toBe('two');
  });

  test('a submit of an invalid quantity adds nothing and quotes the text', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong'], { held: 'submit' });
    await vi.waitFor(() => island.page.getByText('“two” was not added. Enter a whole number from 1 to 99.'));
    expect(island.requests).toEqual([]);
  });
});

test('after unmounting, the typed quantity is in the server’s form', async () => {
  const island = await renderIsland(addToCart, examples['in stock']);
  await island.shopper.clear(quantity(island));
  await island.shopper.type(quantity(island), '3');
  island.record.unmount!();
  expect(island.host.querySelector<HTMLInputElement>('[name=Quantity]')!.value).toBe('3');
});

describe('a quantity that cannot be added', () => {
  test.each(['two', '1.5', '-3', '100', '500', '0'])(
    '%s is not added but quoted, and its field focused',
    async (typed) => {
      const island = await renderIsland(addToCart, examples['in stock']);
      await island.shopper.clear(quantity(island));
      await island.shopper.type(quantity(island), typed);
      await island.shopper.click(button(island));
      island.page.getByText(`“${typed}” was not added. Enter a whole number from 1 to 99.`);
      expect(document.activeElement).toBe(quantity(island));
      expect(island.requests).toEqual([]);
    },
  );

  test('that is empty is quoted, and its field focused', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.click(button(island));
    island.page.getByText('“” was not added. Enter a whole number from 1 to 99.');
    expect(document.activeElement).toBe(quantity(island));
    expect(island.requests).toEqual([]);
  });

  test('is not added by Enter either', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '0{Enter}');
    expect(island.requests).toEqual([]);
  });

  test('is added by the next press, once it was brought within bounds', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '500');
    await island.shopper.click(button(island));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 99 }] });
  });
});

describe('out of stock', () => {
  test('the button is disabled and says why', async () => {
    const island = await renderIsland(addToCart, examples['out of stock']);
    expect(island.page.getByRole<HTMLButtonElement>('button', { name: 'Out of Stock' }).disabled).toBe(true);
    island.page.getByText('This item cannot be added: it is out of stock.');
  });

  test('the quantity is disabled', async () => {
    const island = await renderIsland(addToCart, examples['out of stock']);
    expect(quantity(island).disabled).toBe(true);
  });
});

describe('a wrong attribute', () => {
  test('keeps the server’s form and reports the given and the accepted values', async () => {
    const island = await renderIsland(addToCart, {
      ...examples['in stock'],
      attributes: { 'data-sku': '410553', 'data-max-quantity': 'lots' },
    });
    expect(island.status()).toBe('failed');
    expect([...island.host.childNodes]).toEqual(island.serverNodes);
    expect(island.errors).toHaveLength(1);
    expect(island.errors[0]).toMatch(/add-to-cart.*data-max-quantity was "lots"; accepted is a whole number/);
  });
});
