import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { saveDesignExample } from '../../../../src/contract/personalization/personalization.examples.ts';
import { termsRedirectMs } from '../../../../src/domain/cart/add-to-cart.ts';
import { examples } from '../../../../widgets/add-consent/add-consent.examples.ts';
import addConsent from '../../../../widgets/add-consent/add-consent.island.ts';
import { turnPage } from '../../http/browser-page.ts';
import { closed } from '../../popup-page.ts';
import {
  heldAnswer,
  openIsland,
  openTestPage,
  type RenderedIsland,
  type TestPage,
} from '../../render-island.tsx';

const accept = ({ page }: RenderedIsland) =>
  page.getByRole('button', { name: /^Add to Cart|^Accept|^Adding/ });
const sent = ({ requests }: RenderedIsland) => requests.map(({ call }) => call);
const bodies = ({ requests }: RenderedIsland, call: string) =>
  requests.filter((request) => request.call === call).map(({ body }) => body);
const alertOf = ({ page }: RenderedIsland) =>
  page.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

describe('the confirmation', () => {
  test('shows the product, its option and the quantity', async () => {
    const { page } = await openIsland(addConsent, examples['custom order']);
    page.getByRole('dialog', { name: 'Made For You' });
    page.getByText('Calder L-Shaped Sectional');
    page.getByText('Fabric: Slate');
    page.getByText('$3,899.00');
  });

  test('has the server’s title if there is one', async () => {
    const { page } = await openIsland(addConsent, examples['custom order, title of the server']);
    page.getByRole('dialog', { name: 'Your Sectional, Your Fabric' });
  });

  test('confirming adds that item and opens the standard layer', async () => {
    const island = await openIsland(addConsent, examples['custom order']);
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(bodies(island, 'addItems')).toEqual([{ items: [examples['custom order'].props.item] }]);
    expect(island.opened[0]!.props).toHaveProperty('added');
  });

  test('declining adds nothing and closes the layer', async () => {
    const island = await openIsland(addConsent, examples['custom order']);
    await island.shopper.click(island.page.getByRole('button', { name: 'Go Back' }));
    await closed(island);
    expect(sent(island)).toEqual([]);
  });

  test('adds once, however often the button is pressed', async () => {
    const island = await openIsland(addConsent, examples['custom order adding']);
    await island.shopper.dblClick(accept(island));
    await island.shopper.click(accept(island));
    expect(sent(island)).toEqual(['addItems']);
  });

  test('closed during the add: the add continues and is announced (decision 66)', async () => {
    const { answer, release } = heldAnswer(addItemsExample.answer);
    const island = await openIsland(addConsent, examples['custom order']);
    island.answer('addItems', answer);
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(sent(island)).toEqual(['addItems']));
    await island.shopper.click(island.page.getByRole('button', { name: 'Close' }));
    release();
    await vi.waitFor(() => expect(sent(island)).toEqual(['addItems', 'getCart']));
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
    expect(island.opened).toEqual([]);
    expect(island.errors).toEqual([]);
  });

  test('the terms open in a popup, and closing it leaves the layer open', async () => {
    const island = await openIsland(addConsent, examples['custom order']);
    await island.shopper.click(island.page.getByRole('button', { name: 'Terms and conditions' }));
    const popup = island.page.getByRole('dialog', { name: 'Terms and conditions' });
    await island.shopper.click(popup.querySelector('[aria-label=Close]')!);
    await vi.waitFor(() => expect(island.page.getAllByRole('dialog')).toHaveLength(1));
    island.page.getByRole('dialog', { name: 'Made For You' });
  });
});

describe('after the add', () => {
  test('the layer that confirms it opens, and this one closes', async () => {
    const island = await openIsland(addConsent, examples['custom order']);
    let wasThere = false;
    island.registry.open = async () => {
      wasThere = !!document.querySelector('dialog');
    };
    await island.shopper.click(accept(island));
    await closed(island);
    expect(wasThere).toBe(true);
  });

  test('if that layer cannot open, this one closes and the add is announced', async () => {
    const island = await openIsland(addConsent, examples['custom order']);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(accept(island));
    await closed(island);
    await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
    expect(sent(island)).toEqual(['addItems', 'getCart']);
  });
});

describe('the page’s settings for the layer after an add', () => {
  const carry = (name: string, cartUrl: string) => {
    const carrier = document.body.appendChild(document.createElement('div'));
    carrier.setAttribute('data-island', name);
    carrier.setAttribute('data-cart-url', cartUrl);
  };

  async function leadsTo(on: TestPage): Promise<string> {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await openIsland(addConsent, examples.terms, on);
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    return new URL(String(assign.mock.calls[0]![0]), location.href).pathname;
  }

  test('apply to this one', async () => {
    const on = openTestPage(examples.terms);
    carry('cart-confirmation', '/basket');
    expect(await leadsTo(on)).toBe('/basket');
  });

  test('are overridden by this layer’s attributes', async () => {
    const on = openTestPage(examples.terms);
    carry('cart-confirmation', '/basket');
    carry('add-consent', '/bag');
    expect(await leadsTo(on)).toBe('/bag');
  });
});

test('accepted terms are confirmed by the layer if the cart’s URL is refused', async () => {
  const island = await openIsland(addConsent, {
    ...examples.terms,
    attributes: { 'data-cart-url': 'https://elsewhere.example/cart' },
  });
  await island.shopper.click(accept(island));
  await vi.waitFor(() => expect(island.opened.map(({ name }) => name)).toEqual(['cart-confirmation']));
  await closed(island);
  expect(island.errors[0]).toContain('a redirect to "https://elsewhere.example/cart" was refused');
});

test('accepted terms do not lead to the cart if their layer was closed meanwhile', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const island = await openIsland(addConsent, examples.terms);
  await island.shopper.click(accept(island));
  await vi.waitFor(() => expect(sent(island)).toContain('getCart'));
  island.record.unmount!();
  await vi.waitFor(() => expect(island.page.getByRole('status').textContent).toBe('Added to your cart.'));
  expect(assign).not.toHaveBeenCalled();
  expect(island.opened).toEqual([]);
});

describe('an in-house personalization', () => {
  test('shows the typed text; confirming saves its design, then adds it', async () => {
    const island = await openIsland(addConsent, examples.monogramming);
    island.page.getByRole('dialog', { name: 'Confirm Your Personalization' });
    island.page.getByText('ABC');
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(bodies(island, 'addItems')).toHaveLength(1));
    expect(bodies(island, 'saveDesign')).toEqual([saveDesignExample.payload]);
    expect(bodies(island, 'addItems')[0]).toMatchObject({
      items: [{ Sku: '415002', Quantity: 2, IsPersonalized: true, PersonalizationId: 'd-7001' }],
    });
  });

  test('without text shows that, and saves no design', async () => {
    const island = await openIsland(addConsent, examples['monogramming without text']);
    island.page.getByText('It comes without personalization.');
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(sent(island)).toContain('addItems'));
    expect(sent(island)).not.toContain('saveDesign');
  });

  test('that is refused marks the line of the error', async () => {
    const island = await openIsland(addConsent, examples['monogramming refused']);
    await island.shopper.click(accept(island));
    await vi.waitFor(() =>
      expect(alertOf(island)?.textContent).toBe('We cannot put these words on a piece.'),
    );
    expect(island.page.getByText('ABC').getAttribute('data-state')).toBe('error');
    expect(sent(island)).toEqual(['saveDesign']);
  });

  test('that is refused as a whole marks no line', async () => {
    const island = await openIsland(addConsent, examples['monogramming refused as a whole']);
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(alertOf(island)?.textContent).toBe('This template is sold out.'));
    expect(island.page.getByText('ABC').getAttribute('data-state')).toBeNull();
  });
});

describe('terms', () => {
  test.each([
    ['terms', 'Accept Terms And Add To Cart'],
    ['terms on mobile', 'Accept And Add To Cart'],
    ['terms of a registry add', 'Accept Terms And Add To Registry'],
    ['terms of a registry add on mobile', 'Accept And Add To Registry'],
  ] as const)('the button of “%s” is “%s”', async (name, label) => {
    const { page } = await openIsland(addConsent, examples[name]);
    page.getByRole('dialog', { name: 'Confirm Your Selection' });
    page.getByRole('button', { name: label });
    page.getByRole('button', { name: 'Decline' });
  });

  test('accepted lead to the cart’s page 300 ms after the add', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await openIsland(addConsent, examples.terms);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(termsRedirectMs).toBe(300);
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(termsRedirectMs);
    expect(String(assign.mock.calls[0]![0])).toMatch(/\/checkout\/cart$/);
    expect(sent(island)[0]).toBe('addItems');
  });

  test('accepted leave no layer on a page that is restored later', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    const island = await openIsland(addConsent, examples.terms);
    await island.shopper.click(accept(island));
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled());
    expect(document.querySelector('dialog')).not.toBeNull();
    turnPage('pageshow', true);
    await closed(island);
  });

  test('declined add nothing', async () => {
    const island = await openIsland(addConsent, examples.terms);
    await island.shopper.click(island.page.getByRole('button', { name: 'Decline' }));
    await closed(island);
    expect(island.requests).toEqual([]);
  });
});

test('wrong props open nothing and are reported by name', async () => {
  const page = openTestPage(examples['custom order']);
  const wrong = { about: '', props: { kind: 'maybe' } };
  await expect(openIsland(addConsent, wrong, page)).rejects.toThrow(
    /data-kind was "maybe"; accepted is one of "custom-order", .*item is missing/,
  );
  expect(document.querySelector('dialog')).toBeNull();
});
