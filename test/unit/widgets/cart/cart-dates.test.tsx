import { describe, expect, test, vi } from 'vitest';
import { refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { cartPage } from './cart-page.ts';

const sofa = /Marlow 3-Seat Sofa/;
const mug = /Hadley Mug/;

describe('a line shows', () => {
  test('when it arrives, as the delivery dates say', async () => {
    const { line } = await cartPage();
    await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives December 2 – December 4'));
  });

  test('a message once above the lines if there are no dates, which is only logged', async () => {
    const { line, errors, page } = await cartPage(examples['no delivery dates']);
    await vi.waitFor(() => expect(page.getAllByText(/dates are not available/)).toHaveLength(1));
    expect(line(mug).textContent).not.toContain('Arrives');
    expect(line(mug).querySelector('.si-cart__date')).not.toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('estimated delivery date');
    expect(page.queryByRole('alert')).toBeNull();
  });

  test('the place of a date from the first paint on, and none where no date is asked for', async () => {
    const { line, page } = await cartPage(examples['dates to come']);
    expect(line(sofa).querySelector('.si-cart__date')?.textContent).toBe('');
    expect(page.getByText('Shipping and tax are estimated for 60601.')).toBeTruthy();
    const abroad = await cartPage(examples.international);
    expect(abroad.line(sofa).querySelector('.si-cart__date')).toBeNull();
  });

  test('no date of shipping beside the pickup, once that is chosen', async () => {
    const { page, shopper, answer } = await cartPage();
    const way = (name: RegExp) => page.getByRole('radio', { name }).closest('label')?.textContent;
    await vi.waitFor(() => expect(way(/^Ship/)).toContain('Arrives December 2'));
    answer('getEstimatedDeliveryDate', 'never');
    await shopper.click(page.getByRole('radio', { name: /^Pick up/ }));
    expect(way(/^Pick up/)).not.toContain('Arrives');
  });

  test('the date of a pickup beside the pickup alone', async () => {
    const { page } = await cartPage(examples['picked up']);
    const way = (name: RegExp) => page.getByRole('radio', { name }).closest('label')?.textContent;
    await vi.waitFor(() => expect(way(/^Pick up/)).toContain('Ready on December 2'));
    expect(way(/^Ship/)).toContain('Arrives December 1 – December 4');
  });
});

test('dates that come late do not replace those that were asked for after them', async () => {
  const { line, shop, answer, requests } = await cartPage();
  const asked = () => requests.filter(({ call }) => call === 'getEstimatedDeliveryDate');
  const dates = (edd: string) => ({ lineItems: shop.lineItems.map(({ id }) => ({ id, edd })) });
  await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives December 2'));
  const askAgain = async (shipMethod: number) => {
    const before = asked().length;
    for (const one of shop.lineItems) one.shipMethod = shipMethod;
    await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
    await vi.waitFor(() => expect(asked()).toHaveLength(before + 1));
  };
  const late = heldAnswer(dates('Arrives too late'));
  answer('getEstimatedDeliveryDate', late.answer);
  await askAgain(6);
  answer('getEstimatedDeliveryDate', dates('Arrives soon'));
  await askAgain(7);
  await vi.waitFor(() => expect(line(mug).textContent).toContain('Arrives soon'));
  late.release();
  // The cart that is asked for now shows after what the late answer would have changed.
  shop.lineItems[0]!.quantity = 7;
  await sharedStore().set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
  await vi.waitFor(() => expect(line(sofa).querySelector('input')!.value).toBe('7'));
  expect(line(mug).textContent).toContain('Arrives soon');
});
