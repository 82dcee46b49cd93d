import { expect, test } from 'vitest';
import { Price } from '../../../src/ui/price.tsx';
import { render } from './render.ts';

test('both prices of a sale are named', () => {
  const { container } = render(<Price price="$899.00" listPrice="$1,299.00" />);
  expect(container.textContent).toBe('Sale price $899.00 Regular price $1,299.00');
});

test('a list price equal to the price is not a sale', () => {
  const { container } = render(<Price price="$899.00" listPrice="$899.00" />);
  expect(container.textContent).toBe('$899.00');
});

test('the server’s own wording stays as it is', () => {
  const { container } = render(<Price price="Starting at $999" />);
  expect(container.textContent).toBe('Starting at $999');
});

test('cents are formatted', () => {
  const { container } = render(<Price price={129_900} listPrice={0} />);
  expect(container.textContent).toBe('Sale price $1,299.00 Regular price $0.00');
});
