import { describe, expect, test, vi } from 'vitest';
import { addItemsExample, getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { examples } from '../../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage, type RenderedIsland } from '../../render-island.tsx';

const dialog = ({ page }: RenderedIsland) => page.getByRole('dialog');

describe('more is added while it is open', () => {
  test('the title takes the focus if the focused element unmounts', async () => {
    const island = await openIsland(cartConfirmation, examples.extras);
    island.page.getAllByRole('button', { name: /^Add to Cart/ })[0]!.focus();
    await openIsland(cartConfirmation, examples['several pieces'], island);
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(
        island.page.getByRole('heading', { name: '2 items added to your cart' }),
      ),
    );
  });

  test('an element that stays keeps the focus', async () => {
    const island = await openIsland(cartConfirmation, examples.extras);
    const button = island.page.getByRole('button', { name: 'Continue Shopping' });
    button.focus();
    await openIsland(cartConfirmation, examples['several pieces'], island);
    island.page.getByRole('dialog', { name: '2 items added to your cart' });
    expect(document.activeElement).toBe(button);
  });
});

test('a page can replace the texts', async () => {
  const { page } = await openIsland(cartConfirmation, {
    ...examples['several pieces'],
    context: { messages: { confirmationTitle: '{0} sont dans le panier', pieces: '{0} articles' } },
  });
  page.getByRole('dialog', { name: '2 articles sont dans le panier' });
});

describe('the added items', () => {
  test('are counted in the title', async () => {
    const { page } = await openIsland(cartConfirmation, examples['several pieces']);
    page.getByRole('dialog', { name: '2 items added to your cart' });
  });

  test('one piece is one item', async () => {
    const { page } = await openIsland(cartConfirmation, examples['one item']);
    page.getByRole('dialog', { name: '1 item added to your cart' });
  });

  test('have name, fabric, quantity and price', async () => {
    const island = await openIsland(cartConfirmation, examples['several pieces']);
    expect(dialog(island).querySelector('li')!.textContent).toBe(
      'Marlow 3-Seat SofaFabric: OatmealQty: 2$1,799.00',
    );
  });

  test('have their picture', async () => {
    const island = await openIsland(cartConfirmation, examples['one item']);
    expect(dialog(island).querySelector('li img')!.getAttribute('src')).toBe('/pictures/410553.svg');
  });

  test('are all shown', async () => {
    const island = await openIsland(cartConfirmation, examples['several items']);
    expect(dialog(island).querySelectorAll('li')).toHaveLength(2);
  });

  test('have tooltips behind a button named after the item', async () => {
    const { page, shopper } = await openIsland(cartConfirmation, examples.tooltips);
    await shopper.click(page.getByRole('button', { name: 'About Marlow 3-Seat Sofa' }));
    expect(page.getByRole('tooltip').textContent).toBe('Ships in 2 to 3 weeks. Only a few are left.');
  });

  test('show their installation', async () => {
    const { page } = await openIsland(cartConfirmation, examples.installation);
    page.getByText('Our own team installs it. We will call you to agree on a day.');
  });

  test('show the installation’s fee for each piece', async () => {
    const { page } = await openIsland(cartConfirmation, examples.installation);
    page.getByText('Installation: $129.00 per item');
  });

  test('show no installation if none is needed', async () => {
    const { page } = await openIsland(cartConfirmation, examples['one item']);
    expect(page.queryByText(/install/i)).toBeNull();
  });

  test('show the rewards banner', async () => {
    const { page } = await openIsland(cartConfirmation, examples.rewards);
    page.getByText('You earn $64.95 in rewards with this item.');
  });
});

describe('the cart', () => {
  test('has its count and subtotal', async () => {
    const { page } = await openIsland(cartConfirmation, examples['one item']);
    await vi.waitFor(() => page.getByText('$3,598.00'));
    page.getByText('2 items');
  });

  test('has its subtotal in Canadian dollars on a Canadian page', async () => {
    const { page } = await openIsland(cartConfirmation, examples.canada);
    await vi.waitFor(() => page.getByText('CAD $3,598.00'));
  });

  test('is shown in a layer opened by a plain link', async () => {
    const { page } = await openIsland(cartConfirmation, examples['cart as it is']);
    page.getByRole('dialog', { name: 'Your Cart' });
    await vi.waitFor(() => page.getByText('Marlow 3-Seat Sofa'));
    page.getByText('$1,799.00');
  });

  test('says that it is empty', async () => {
    const { page } = await openIsland(cartConfirmation, examples['empty cart']);
    await vi.waitFor(() => page.getByText('Your cart is empty.'));
  });
});

describe('People Also Bought', () => {
  test('is the host of another island, for the added item', async () => {
    const island = await openIsland(cartConfirmation, examples['one item']);
    const host = dialog(island).querySelector('[data-island="recommendation-carousel"]')!;
    expect(host.getAttribute('data-pod-id')).toBe('people-also-bought-cart-confirmation');
    expect(host.getAttribute('data-sku')).toBe('410553');
  });

  test('stays the same while more is added from it', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(cartConfirmation, examples['one item'], page);
    const host = dialog(island).querySelector('[data-island="recommendation-carousel"]');
    await openIsland(cartConfirmation, { ...examples['several items'], props: addedSku('999') }, page);
    await vi.waitFor(() => island.page.getByText('Side Table'));
    expect(dialog(island).querySelector('[data-island="recommendation-carousel"]')).toBe(host);
    expect(host!.getAttribute('data-sku')).toBe('410553');
  });

  test('an item added from it replaces the layer’s content, and is announced', async () => {
    const page = openTestPage(examples['one item']);
    const island = await openIsland(cartConfirmation, examples['several pieces'], page);
    await openIsland(cartConfirmation, { about: '', props: addedSku('999') }, page);
    await vi.waitFor(() =>
      expect(
        island.page
          .getAllByRole('status')
          .some(({ textContent }) => textContent === '1 item added to your cart'),
      ).toBe(true),
    );
    island.page.getByRole('dialog', { name: '1 item added to your cart' });
  });
});

function addedSku(sku: string) {
  const [item] = addItemsExample.answer.items as object[];
  return { added: { isSuccess: true, items: [{ ...item, sku, name: 'Side Table', quantity: 1 }] } };
}

describe('the buttons', () => {
  test('View Cart & Checkout goes to the cart and ignores a second press', async () => {
    const { page, shopper } = await openIsland(cartConfirmation, examples['one item']);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const button = page.getByRole('button', { name: 'View Cart & Checkout' });
    await shopper.click(button);
    await shopper.click(button);
    expect(assign.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/checkout/cart']);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('View Cart & Checkout works again after a back-forward-cache restore', async () => {
    const { page, shopper } = await openIsland(cartConfirmation, examples['one item']);
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    const button = page.getByRole('button', { name: 'View Cart & Checkout' });
    await shopper.click(button);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });

  test('Continue Shopping closes the layer and returns the focus', async () => {
    const page = openTestPage(examples['one item']);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const island = await openIsland(cartConfirmation, examples['one item'], page);
    await island.shopper.click(island.page.getByRole('button', { name: 'Continue Shopping' }));
    await closed(island);
    expect(document.activeElement).toBe(opener);
    expect(document.querySelector('[data-island-overlay]')).toBeNull();
  });
});

describe('wrong props', () => {
  test('open nothing and are reported by name', async () => {
    const page = openTestPage(examples['one item']);
    await expect(
      openIsland(cartConfirmation, { about: '', props: { added: { items: 'two' } } }, page),
    ).rejects.toThrow(/added was .*accepted is the answer of POST \/api\/cart\/add-items/);
    expect(document.querySelector('dialog')).toBeNull();
    expect(page.errors).toHaveLength(1);
  });
});

test('a cart that could not be fetched can be fetched again, and the title takes the focus', async () => {
  const island = await openIsland(cartConfirmation, examples['cart not reached']);
  const again = await island.page.findByRole('button', { name: 'Try Again' });
  island.answer('getCart', getCartExample.answer);
  await island.shopper.click(again);
  await vi.waitFor(() => expect(dialog(island).querySelectorAll('li').length).toBeGreaterThan(0));
  expect(dialog(island).textContent).not.toContain('try again');
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(island.page.getByRole('heading', { name: 'Your Cart' })),
  );
});

test('a second failure to fetch the cart is announced too, once', async () => {
  const island = await openIsland(cartConfirmation, examples['cart not reached']);
  const again = await island.page.findByRole('button', { name: 'Try Again' });
  const alerts: Node[] = [];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    alerts.push(...added.filter((node) => (node as Element).getAttribute?.('role') === 'alert'));
  });
  observer.observe(dialog(island), { childList: true, subtree: true });
  await island.shopper.click(again);
  await vi.waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  await vi.waitFor(() => expect(alerts).toHaveLength(1));
  expect(alerts[0]!.textContent).toMatch(/try again/);
  observer.disconnect();
});

const firstExtra = ({ page }: RenderedIsland) =>
  page.getByRole('button', {
    name: /^(Add to Cart|Adding|Added).*Bramley Walnut Dining Chair|^Adding…|^Added$/,
  });

describe('the extras', () => {
  test('have a heading, and each has its name and price', async () => {
    const { page } = await openIsland(cartConfirmation, examples.extras);
    page.getByRole('heading', { name: 'Extras and Essentials We Recommend' });
    page.getByRole('link', { name: 'Leather Care Kit' });
  });

  test('are missing if there are none', async () => {
    const { page } = await openIsland(cartConfirmation, examples['one item']);
    expect(page.queryByRole('heading', { name: /Extras/ })).toBeNull();
  });

  test('an added one stays "Added", is announced, and is not added again', async () => {
    const island = await openIsland(cartConfirmation, examples.extras);
    await island.shopper.click(firstExtra(island));
    await vi.waitFor(() => expect(firstExtra(island).getAttribute('data-state')).toBe('done'));
    await island.shopper.click(firstExtra(island));
    expect(island.requests.filter(({ call }) => call === 'addItems').map(({ body }) => body)).toEqual([
      {
        items: [
          {
            Sku: '418007',
            Quantity: 1,
            Location: 'cart-confirmation',
            Position: 1,
            TotalPositions: 2,
            Url: '/p/418007',
            ShipMethod: 1,
          },
        ],
      },
    ]);
  });

  test('are sent once per button', async () => {
    const island = await openIsland(cartConfirmation, {
      ...examples.extras,
      answers: { ...examples.extras.answers, addItems: 'never' },
    });
    await island.shopper.dblClick(firstExtra(island));
    await vi.waitFor(() => expect(firstExtra(island).getAttribute('aria-busy')).toBe('true'));
    expect(island.requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
  });

  test('that have to be confirmed link to their own page', async () => {
    const { page } = await openIsland(cartConfirmation, examples['custom order extra']);
    const link = page.getByRole('link', { name: 'Choose Options Bramley Walnut Dining Chair' });
    expect(link.getAttribute('href')).toBe('/p/418007');
  });

  test('for a registry are hosts of its button, which confirms by itself', async () => {
    const { page } = await openIsland(cartConfirmation, examples['registry extras']);
    const link = page.getByRole('link', { name: 'Add To Registry Bramley Walnut Dining Chair' });
    expect(link.getAttribute('href')).toBe('/account/login?registry=1');
    expect({ ...link.parentElement!.dataset }).toMatchObject({
      island: 'add-to-registry',
      sku: '418007',
      isQuiet: 'true',
    });
  });
});

describe('an add that goes on after a sign-in', () => {
  const adding = {
    ...examples['one item'],
    props: { adding: [{ Sku: '410553', Quantity: 2 }] },
    answers: { ...examples['one item'].answers, addItems: addItemsExample.answer },
  };
  const sent = ({ requests }: RenderedIsland) => requests.filter(({ call }) => call === 'addItems');

  test('is made once, and confirmed', async () => {
    const island = await openIsland(cartConfirmation, adding);
    await vi.waitFor(() => island.page.getByRole('dialog', { name: /added to your cart/ }));
    expect(sent(island).map(({ body }) => body)).toEqual([{ items: adding.props.adding }]);
  });

  test('that fails says why, and is made again by Try Again', async () => {
    const island = await openIsland(cartConfirmation, {
      ...adding,
      answers: { ...adding.answers, addItems: { isSuccess: false, items: [], message: 'Only 1 is left.' } },
    });
    const button = await vi.waitFor(() => island.page.getByRole('button', { name: 'Try Again' }));
    expect(dialog(island).querySelector('[role=alert]')!.textContent).toBe('Only 1 is left.');
    island.answer('addItems', addItemsExample.answer);
    await island.shopper.click(button);
    await vi.waitFor(() => island.page.getByRole('dialog', { name: /added to your cart/ }));
    expect(sent(island)).toHaveLength(2);
  });

  test('closes the layer if the session has ended again', async () => {
    const island = await openIsland(cartConfirmation, {
      ...adding,
      answers: { ...adding.answers, addItems: 401 },
    });
    await closed(island);
    expect(island.opened.map(({ name }) => name)).toEqual(['refresh-popup']);
  });
});
