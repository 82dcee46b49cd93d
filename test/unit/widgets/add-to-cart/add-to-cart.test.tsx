import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { expectReported } from '../../expect-reported.ts';
import { faultNames } from '../../http/faults.ts';
import { faultAnswer, heldAnswer, type RenderedIsland, renderIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';

const quantity = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const adds = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

describe('what is added', () => {
  test('is one piece of the product, delivered the standard way, where nothing else is said', async () => {
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

  test('is the full item of cart §3', async () => {
    const island = await renderIsland(addToCart, examples['every field']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toEqual({
      items: [
        {
          Sku: '410553',
          Quantity: 1,
          OptionChoiceParameter: 'FABRIC=OAT',
          Location: 'store-42',
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

  test('is as many as the shopper chose', async () => {
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
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
  });

  test('is sent with the page’s anti-forgery token', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
  });

  test('is sent with the token of the server’s form where the page has no other', async () => {
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

  test('the cart is fetched anew', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.requests.map(({ call }) => call)).toEqual(['addItems', 'getCart']));
  });

  test('it is announced', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
  });

  test('the button says "Added" where the confirmation does not open', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(button(island).getAttribute('data-state')).toBe('done'));
  });

  test('nothing is written to the console', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.errors).toEqual([]);
  });
});

describe('what the shopper did before the island was there', () => {
  test('the quantity typed into the server’s form is the island’s', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept']);
    expect(quantity(island).value).toBe('3');
  });

  test('a submit is carried out', async () => {
    const island = await renderIsland(addToCart, examples['quantity kept'], { held: 'submit' });
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    expect(adds(island)[0]!.body).toMatchObject({ items: [{ Quantity: 3 }] });
  });

  test('what is no quantity stays in the field', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong']);
    expect(quantity(island).value).toBe('two');
  });

  test('a submit of what is no quantity adds nothing and names what was given', async () => {
    const island = await renderIsland(addToCart, examples['quantity typed wrong'], { held: 'submit' });
    await vi.waitFor(() => island.page.getByText('“two” was not added. Enter a whole number from 1 to 99.'));
    expect(island.requests).toEqual([]);
  });
});

describe('a quantity that cannot be added', () => {
  test('is not brought within bounds and added behind the shopper’s back', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '500');
    await island.shopper.click(button(island));
    expect(island.requests).toEqual([]);
    island.page.getByText('“500” was not added. Enter a whole number from 1 to 99.');
    expect(document.activeElement).toBe(quantity(island));
  });

  test('is not added by Enter either', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.clear(quantity(island));
    await island.shopper.type(quantity(island), '0{Enter}');
    expect(island.requests).toEqual([]);
  });

  test('once brought within bounds, is added by the next press', async () => {
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
});

describe('a wrong attribute', () => {
  test('leaves the server’s form and names what was given and what is accepted', async () => {
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

describe.each(faultNames.filter((fault) => fault !== 'slow-then-fine'))('when the add fails: %s', (fault) => {
  async function failedAdd() {
    skipTimers(retryDelayMs, callTimeoutMs);
    const island = await renderIsland(addToCart, examples['quantity kept']);
    island.answer('addItems', faultAnswer(fault, addItemsExample.answer));
    await island.shopper.click(button(island));
    await vi.waitFor(() => island.page.getByRole('alert'));
    return island;
  }

  test('what was chosen is still there', async () => {
    const island = await failedAdd();
    expect(quantity(island).value).toBe('3');
    expect(island.status()).toBe('mounted');
  });

  test('one message says what to do', async () => {
    const island = await failedAdd();
    expect(island.page.getAllByRole('alert')).toHaveLength(1);
    expect(island.page.getByRole('alert').textContent).toMatch(/try again|refresh your page/);
  });

  test('it is reported once, with the action and the URL', async () => {
    const island = await failedAdd();
    expectReported(island, fault, '[add to cart, /api/cart/add-items]');
  });

  test('the button works again', async () => {
    const island = await failedAdd();
    island.answer('addItems', addItemsExample.answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened.at(-1)?.props).toHaveProperty('added'));
    expect(adds(island).at(-1)!.body).toMatchObject({ items: [{ Quantity: 3 }] });
    expect(island.page.queryByRole('alert')).toBeNull();
  });
});

describe('other outcomes', () => {
  test('a slow answer is waited for', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    const { answer, letGo } = heldAnswer(addItemsExample.answer);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    expect(button(island).getAttribute('aria-busy')).toBe('true');
    expect(island.opened).toEqual([]);
    letGo();
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.errors).toEqual([]);
  });

  test('a refusal is told in the server’s own words', async () => {
    const island = await renderIsland(addToCart, examples.refused);
    await island.shopper.click(button(island));
    await vi.waitFor(() =>
      expect(island.page.getByRole('alert').textContent).toBe('Only 2 of these are left.'),
    );
  });

  test('a stale token opens the refresh popup', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', faultAnswer('stale-token', {}));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toEqual([{ name: 'refresh-popup', props: undefined }]));
  });

  test('an add under way goes on when its island is gone (decision 66)', async () => {
    const { answer, letGo } = heldAnswer(addItemsExample.answer);
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    const added = new Promise((resolve) =>
      document.addEventListener('storefront:item-added', resolve, { once: true }),
    );
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    letGo();
    await added;
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
    expect(island.opened).toEqual([]);
    expect(island.errors).toEqual([]);
  });

  test('its failure is reported although the island is gone', async () => {
    const { answer, letGo } = heldAnswer({ IsReset: true });
    const island = await renderIsland(addToCart, examples['in stock']);
    island.answer('addItems', answer);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(adds(island)).toHaveLength(1));
    island.record.unmount!();
    letGo();
    await vi.waitFor(() => expectReported(island, 'is-reset'));
  });
});
