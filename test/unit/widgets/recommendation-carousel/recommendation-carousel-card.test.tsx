import { describe, expect, test, vi } from 'vitest';
import { addedMs } from '../../../../src/domain/carousel.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { holdTimers } from '../../http/held-timers.ts';
import type { RenderedIsland } from '../../render-island.tsx';
import { shown } from './rendered-carousel.ts';

const firstButton = ({ page }: RenderedIsland) =>
  page.getAllByRole('button', { name: /^(Add to Cart|Adding|Added)/ })[0]!;

describe('adding from a card', () => {
  test('sends the product, its position and its page', async () => {
    const island = await shown(examples.items);
    await island.shopper.click(island.page.getByRole('button', { name: 'Add to Cart Harbor Throw Pillow' }));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.requests.find(({ call }) => call === 'addItems')!.body).toEqual({
      items: [
        { Sku: '221001', Quantity: 1, Position: 2, TotalPositions: 12, Url: '/p/221001', ShipMethod: 1 },
      ],
    });
  });

  test('is sent once per button', async () => {
    const island = await shown({
      ...examples.items,
      answers: { ...examples.items.answers, addItems: 'never' },
    });
    await island.shopper.dblClick(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('aria-busy')).toBe('true'));
    expect(island.requests.filter(({ call }) => call === 'addItems')).toHaveLength(1);
  });

  test('opens the confirmation with the answer', async () => {
    const island = await shown(examples.items);
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({
      name: 'cart-confirmation',
      props: { added: { isSuccess: true } },
    });
  });

  test('says "Added" on mobile instead, and announces it', async () => {
    const island = await shown(examples.mobile);
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('done'));
    expect(island.opened).toEqual([]);
    await vi.waitFor(() =>
      expect(island.page.getByRole('status').textContent).toBe('Linden Armchair: Added'),
    );
  });

  test('says "Added" for three seconds', async () => {
    const island = await shown(examples.mobile);
    const threeSeconds = holdTimers(addedMs);
    await island.shopper.click(firstButton(island));
    const pass = await threeSeconds.next();
    expect(firstButton(island).getAttribute('data-state')).toBe('done');
    pass();
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('idle'));
  });

  test('opens the confirmation on mobile if the page does not ask for "Added"', async () => {
    const island = await shown({ ...examples.mobile, attributes: examples.items.attributes });
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
  });

  test('says "Added" if the confirmation does not open', async () => {
    const island = await shown(examples.items);
    island.registry.open = () => Promise.reject(new Error('no cart-confirmation.js'));
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(firstButton(island).getAttribute('data-state')).toBe('done'));
  });
});
