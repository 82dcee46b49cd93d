import { userEvent } from 'storybook/test';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Quantity } from '../../../../src/ui/product/quantity.tsx';
import { render } from '../render.ts';

/** The field's description, by aria-describedby. */
const said = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;

function renderQuantity(props: Partial<Parameters<typeof Quantity>[0]> = {}) {
  const onChange = vi.fn();
  const rendered = render(<Quantity value={2} max={10} onChange={onChange} {...props} />);
  return { ...rendered, onChange, field: rendered.page.getByLabelText<HTMLInputElement>('Quantity') };
}

test('typed text stays after a render', async () => {
  const { field, shopper, rerender, onChange } = renderQuantity();
  await shopper.clear(field);
  await shopper.type(field, '99');
  rerender(<Quantity value={3} max={10} onChange={onChange} />);
  expect(field.value).toBe('99');
  expect(onChange).not.toHaveBeenCalledWith(99);
});

test('an emptied field goes back to the last valid quantity and says so', async () => {
  const { field, shopper, onChange } = renderQuantity();
  await shopper.clear(field);
  await shopper.tab();
  expect(field.value).toBe('2');
  expect(said(field)).toBe('Enter a whole number from 1 to 10. The quantity is 2.');
  expect(onChange).not.toHaveBeenCalled();
});

test('too few becomes the minimum, and says so', async () => {
  const { field, shopper, onChange } = renderQuantity();
  await shopper.clear(field);
  await shopper.type(field, '0{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(said(field)).toBe('1 is the least you can add.');
});

test('too many becomes the maximum, and says so', async () => {
  const { field, shopper, rerender, onChange } = renderQuantity();
  await shopper.clear(field);
  await shopper.type(field, '25');
  await shopper.tab();
  expect(onChange).toHaveBeenLastCalledWith(10);
  expect(said(field)).toBe('10 is the most you can add at once.');
  rerender(<Quantity value={10} max={10} onChange={onChange} />);
  expect(field.value).toBe('10');
});

test('at the maximum no more can be chosen', async () => {
  const { page, shopper, onChange } = renderQuantity({ value: 10 });
  const more = page.getByRole('button', { name: 'One more: Quantity' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await shopper.click(more);
  expect(onChange).not.toHaveBeenCalled();
});

test('at the maximum less can be chosen', async () => {
  const { page, shopper, onChange } = renderQuantity({ value: 10 });
  await shopper.click(page.getByRole('button', { name: 'One less: Quantity' }));
  expect(onChange).toHaveBeenLastCalledWith(9);
});

test.each(['2.5', '1e3', 'two', '٢'])('%s is not accepted as a quantity', async (typed) => {
  const { field, shopper, onChange } = renderQuantity();
  await shopper.clear(field);
  await shopper.type(field, `${typed}{Enter}`);
  expect(onChange.mock.calls.flat().filter((value) => value > 2)).toEqual([]);
  expect(field.value).toMatch(/^[12]$/);
});

test('stepping starts from the typed text, not from the last valid quantity', async () => {
  const { field, shopper, page, onChange } = renderQuantity({ typed: '7' });
  expect(field.value).toBe('7');
  await shopper.click(page.getByRole('button', { name: 'One more: Quantity' }));
  expect(onChange).toHaveBeenLastCalledWith(8);
});

test('leaving the field untouched shows no message', async () => {
  const { field, container, shopper } = renderQuantity();
  await shopper.click(field);
  await shopper.tab();
  expect(container.textContent).toBe('Quantity');
});

test('the form sends the displayed text', () => {
  const { field } = renderQuantity({ name: 'Quantity' });
  expect(field.name).toBe('Quantity');
});

describe('where a quantity is sent, a typed one', () => {
  /** A field with the value 5, over which the shopper has typed 12; the clock is stopped. */
  async function typed12() {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const rendered = renderQuantity({ value: 5, max: 20, restMs: 800 });
    const shopper = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null });
    await shopper.clear(rendered.field);
    await shopper.type(rendered.field, '12');
    expect(rendered.onChange).not.toHaveBeenCalled();
    return { ...rendered, shopper };
  }

  test('is sent after a rest', async () => {
    const { field, onChange } = await typed12();
    vi.advanceTimersByTime(799);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange.mock.calls).toEqual([[12]]);
    expect(field.value).toBe('12');
  });

  test.each<[string, (on: Awaited<ReturnType<typeof typed12>>) => unknown]>([
    ['with Enter', ({ shopper }) => shopper.keyboard('{Enter}')],
    ['when the field is left', ({ shopper }) => shopper.tab()],
    ['when the field goes away', ({ unmount }) => unmount()],
    ['when the page is left', () => dispatchEvent(new Event('pagehide'))],
  ])('is sent at once %s, and only once', async (_, end) => {
    const on = await typed12();
    await end(on);
    vi.advanceTimersByTime(2000);
    expect(on.onChange.mock.calls).toEqual([[12]]);
  });

  test('is not sent where the shopper has typed the former one again', async () => {
    const { field, shopper, onChange } = await typed12();
    await shopper.clear(field);
    await shopper.type(field, '5');
    vi.advanceTimersByTime(2000);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is stepped from, at once', async () => {
    const { page, onChange } = await typed12();
    page.getByRole('button', { name: 'One more: Quantity' }).click();
    vi.advanceTimersByTime(2000);
    expect(onChange.mock.calls).toEqual([[13]]);
  });
});
