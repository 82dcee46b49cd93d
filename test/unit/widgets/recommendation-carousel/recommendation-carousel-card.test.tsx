import { describe, expect, test, vi } from 'vitest';
import { addItemsExample } from '../../../../src/contract/cart/cart.examples.ts';
import { addedMs } from '../../../../src/domain/carousel.ts';
import { callTimeoutMs, retryDelayMs } from '../../../../src/domain/retry.ts';
import { examples } from '../../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { expectReported } from '../../expect-reported.ts';
import { faultNames } from '../../http/faults.ts';
import { holdTimers } from '../../http/held-timers.ts';
import { faultAnswer, type RenderedIsland } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';
import { cards, shown } from './rendered-carousel.ts';

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

  test('with a stale token opens the refresh popup', async () => {
    const island = await shown(examples.items);
    island.answer('addItems', faultAnswer('stale-token', {}));
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened).toEqual([{ name: 'refresh-popup', props: undefined }]));
  });
});

describe.each(faultNames.filter((fault) => fault !== 'slow-then-fine'))('when an add fails: %s', (fault) => {
  async function failedAdd() {
    const island = await shown(examples['one item']);
    skipTimers(retryDelayMs, callTimeoutMs);
    island.answer('addItems', faultAnswer(fault, addItemsExample.answer));
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => island.page.getByRole('alert'));
    return island;
  }

  test('the card stays and shows the error', async () => {
    const island = await failedAdd();
    expect(cards(island)).toHaveLength(1);
    expect(cards(island)[0]!.querySelector('[role=alert]')!.textContent).toMatch(
      /try again|refresh your page/,
    );
  });

  test('it is reported once', async () => {
    expectReported(await failedAdd(), fault, '[add to cart, /api/cart/add-items]');
  });

  test('the button works again', async () => {
    const island = await failedAdd();
    island.answer('addItems', addItemsExample.answer);
    await island.shopper.click(firstButton(island));
    await vi.waitFor(() => expect(island.opened.at(-1)?.props).toHaveProperty('added'));
    expect(island.page.queryByRole('alert')).toBeNull();
  });
});
