import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cartPageMessages } from '../../../../src/domain/cart/cart-page-messages.ts';
import { CartLine } from '../../../../src/ui/cart/cart-line.tsx';
import { render } from '../render.ts';

function Line(): ReactNode {
  const [quantity, setQuantity] = useState(2);
  const line = { id: '1', sku: '410552', name: 'Vase', price: 1000, quantity, optionChoices: [] };
  return (
    <CartLine
      line={line}
      texts={cartPageMessages}
      currency="USD"
      onQuantity={setQuantity}
      onRemove={() => {}}
    />
  );
}

test('the number is there before the rest of the cart renders', async () => {
  const { page, container } = render(<Line />);
  const field = page.getByLabelText<HTMLInputElement>(/^Quantity/);
  page.getByRole('button', { name: /^One more/ }).click();
  await Promise.resolve();
  const total = () => container.querySelector('.si-cart-line__total')!.textContent;
  expect([field.value, total()]).toEqual(['3', 'Total $20.00']);
  await vi.waitFor(() => expect(total()).toBe('Total $30.00'));
  expect(field.value).toBe('3');
});

test('two presses before the rest of the cart renders count both', async () => {
  const { page, container } = render(<Line />);
  const more = page.getByRole('button', { name: /^One more/ });
  more.click();
  await Promise.resolve();
  more.click();
  await vi.waitFor(() => expect(container.textContent).toContain('$40.00'));
});
