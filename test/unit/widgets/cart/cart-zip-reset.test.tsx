import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

test('a reset in the answer to the delivery dates opens the refresh popup (cart §7, §8)', async () => {
  const { answers } = examples['four lines'];
  const { opened } = await cartPage({
    ...examples['four lines'],
    answers: { ...answers, getEstimatedDeliveryDate: { IsReset: true } },
  } as never);
  await vi.waitFor(() => expect(opened.map(({ name }) => name)).toEqual(['refresh-popup']));
});
