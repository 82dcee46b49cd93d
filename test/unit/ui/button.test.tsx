import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import { render } from './render.ts';

test('a busy button ignores presses and submits nothing, but keeps the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container, page, shopper } = render(
    <form>
      <Button type="submit" isBusy busyText="Adding…" onClick={onClick}>
        Add to Cart
      </Button>
    </form>,
  );
  container.addEventListener('submit', onSubmit);
  const button = page.getByRole('button', { name: 'Adding…' });
  await shopper.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a busy button has a default text', () => {
  const { page } = render(<Button isBusy>Apply</Button>);
  expect(page.getByRole('button', { name: 'One moment…' }).getAttribute('aria-busy')).toBe('true');
});

test('a done button is named by its done text and can be pressed again', async () => {
  const onClick = vi.fn();
  const { page, shopper } = render(
    <Button isDone doneText="Added" onClick={onClick}>
      Add to Cart
    </Button>,
  );
  await shopper.click(page.getByRole('button', { name: 'Added' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a blocked button can be focused and does nothing', async () => {
  const onClick = vi.fn();
  const { page, shopper } = render(
    <Button isBlocked onClick={onClick}>
      View Cart & Checkout
    </Button>,
  );
  await shopper.click(page.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(page.getByRole('button'));
});

test('Enter in a field of its form leaves the focus there', async () => {
  const onClick = vi.fn();
  const { page, shopper } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="ZIP code" />
      <Button type="submit" onClick={onClick}>
        Update
      </Button>
    </form>,
  );
  await shopper.type(page.getByLabelText('ZIP code'), '60601{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.getByLabelText('ZIP code'));
});
