import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '../../../../../src/domain/messages.ts';
import { examples } from '../../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { type RenderedIsland, renderIsland } from '../../../render-island.tsx';

// The chunk that an ordinary add does not need, while the network is down and afterwards.
const network = vi.hoisted(() => ({ isGone: true, asked: 0 }));
vi.mock(import('../../../../../src/state/cart/before-add.ts'), (original) => {
  network.asked++;
  if (network.isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const button = ({ page }: RenderedIsland) => page.getByRole('button', { name: /add to cart|added|adding/i });
const alert = ({ page }: RenderedIsland) => page.getByRole('alert');
const log = 'load code failed: GET before-add.js: it did not load';
const text = errorMessages.genericErrorMessage;

beforeEach(() => {
  network.asked = 0;
});

// In this order, because a file that has loaded stays so.
describe('before-add.js', { shuffle: false }, () => {
  test('an ordinary add does not load it', async () => {
    const island = await renderIsland(addToCart, examples['in stock']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toHaveProperty('added'));
    expect(network.asked).toBe(0);
  });

  test('a product that is made in house is added without the file as long as its lines are empty', async () => {
    const island = await renderIsland(addToCart, examples['worked in house, nothing to confirm']);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened[0]?.props).toHaveProperty('added'));
    expect(network.asked).toBe(0);
  });

  test('without the file that saves a design nothing is sent, and its lines stay', async () => {
    const island = await renderIsland(addToCart, examples['worked in house, nothing to confirm']);
    const line = island.page.getByRole<HTMLInputElement>('textbox', { name: /First line/ });
    await island.shopper.type(line, 'Ada');
    await vi.waitFor(() => expect(network.asked).toBeGreaterThan(0));
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(alert(island).textContent).toBe(text));
    expect(island.requests).toEqual([]);
    expect(line.value).toBe('Ada');
  });

  test('without the file that asks first nothing is sent, the quantity stays, and the next press asks', async () => {
    const island = await renderIsland(addToCart, examples.terms);
    const quantity = island.page.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    await island.shopper.clear(quantity);
    await island.shopper.type(quantity, '3');
    expect(island.errors).toEqual([]);
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(alert(island).textContent).toBe(text));
    expect(island.errors).toEqual([expect.stringContaining(log)]);
    expect(island.requests).toEqual([]);
    expect(quantity.value).toBe('3');
    network.isGone = false;
    await island.shopper.click(button(island));
    await vi.waitFor(() => expect(island.opened).toHaveLength(1));
    expect(island.opened[0]).toMatchObject({ name: 'add-consent', props: { item: { Quantity: 3 } } });
  });
});
