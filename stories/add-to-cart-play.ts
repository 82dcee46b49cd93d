import { expect, waitFor, within } from 'storybook/test';
import { press } from './press.ts';

/** The island's own field, once it has replaced the server's. */
export async function quantityField(canvasElement: HTMLElement): Promise<HTMLElement> {
  const field = () => canvasElement.querySelector<HTMLElement>('.si-add-to-cart input[name=Quantity]');
  await waitFor(() => expect(field()).toBeVisible());
  return field()!;
}

/** Presses the island's own button, once it has replaced the server's. */
export async function pressAdd(canvasElement: HTMLElement): Promise<void> {
  await quantityField(canvasElement);
  await press(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
}
