import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CartLine } from '../../../../src/ui/cart/cart-line.tsx';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import { render } from '../render.ts';

/** A line whose page gets the new quantity when `follow` is called. */
function openLine() {
  const following: (() => void)[] = [];

  function Line(): ReactNode {
    const [quantity, setQuantity] = useState(2);
    const line = { id: '1', sku: '410552', name: 'Vase', price: 1000, quantity, optionChoices: [] };
    const handleQuantity = (wanted: number) =>
      new Promise<void>((resolve) => {
        following.push(() => {
          setQuantity(wanted);
          resolve();
        });
      });
    return (
      <CartLine
        line={line}
        texts={cartPageMessages}
        format={{ currency: 'USD' }}
        onQuantity={handleQuantity}
        onRemove={() => {}}
      />
    );
  }

  const { page, container } = render(<Line />);
  return {
    follow() {
      for (const one of following.splice(0)) one();
    },
    more: page.getByRole('button', { name: /^One more/ }),
    quantity: () => page.getByLabelText<HTMLInputElement>(/^Quantity/).value,
    total: () => container.querySelector('.si-cart-line__total')!.textContent,
  };
}

test('a pressed quantity is in the field before the page knows it', async () => {
  const { more, quantity, total } = openLine();
  more.click();
  await vi.waitFor(() => expect(quantity()).toBe('3'));
  expect(total()).toBe('Total $20.00');
});

test('the total follows, and the field keeps its number', async () => {
  const { more, quantity, total, follow } = openLine();
  more.click();
  follow();
  await vi.waitFor(() => expect(total()).toBe('Total $30.00'));
  expect(quantity()).toBe('3');
});

test('a second press counts from what the field shows', async () => {
  const { more, quantity, total, follow } = openLine();
  more.click();
  await vi.waitFor(() => expect(quantity()).toBe('3'));
  more.click();
  await vi.waitFor(() => expect(quantity()).toBe('4'));
  follow();
  await vi.waitFor(() => expect(total()).toBe('Total $40.00'));
});
