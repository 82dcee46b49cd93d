import { describe, expect, test, vi } from 'vitest';
import { getCustomOrderConfirmationExample } from '../../../../src/contract/cart/cart.examples.ts';
import { open } from '../../../../src/runtime/core.tsx';
import addConsent from '../../../../widgets/add-consent/add-consent.island.ts';
import { examples } from '../../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { openIsland, type RenderedIsland } from '../../render-island.tsx';

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
      { items: [{ Sku: '418007', Quantity: 1, Url: '/p/418007', ShipMethod: 1 }] },
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

  test('that were confirmed stay "Added" in their layer, without another question', async () => {
    const example = examples['custom order extra'];
    const getCustomOrderConfirmation = getCustomOrderConfirmationExample.answer;
    const island = await openIsland(cartConfirmation, {
      ...example,
      answers: { ...example.answers, getCustomOrderConfirmation },
    });
    island.registry.open = (page, _name, props) => open(page, addConsent, props);
    const extra = island.page.getByRole('link', { name: /Choose Options/ });
    await island.shopper.click(extra);
    const layer = await island.page.findByRole('dialog', { name: 'Made For You' });
    await island.shopper.click(layer.querySelector('.si-dialog__actions button')!);
    await vi.waitFor(() => expect(extra.getAttribute('data-state')).toBe('done'));
    expect(extra.textContent).toContain('Added');
    expect(island.page.getAllByRole('dialog')).toHaveLength(1);
    island.page.getByText('Marlow 3-Seat Sofa');
    await vi.waitFor(() =>
      expect(island.page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Added to your cart.',
      ),
    );
    await island.shopper.click(extra);
    expect(island.requests.filter(({ call }) => call === 'getCustomOrderConfirmation')).toHaveLength(1);
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
