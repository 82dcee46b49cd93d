import { userEvent } from 'storybook/test';

/**
 * Presses a control, and removes the focus ring, which a press by script shows and one by pointer does not. A text field
 * keeps its ring.
 */
export async function press(control: HTMLElement): Promise<void> {
  await userEvent.click(control);
  control.blur();
  dropRing();
}

/** Takes the focus from anything but a text field. */
export function dropRing(): void {
  const focused = document.activeElement as HTMLElement;
  if (!focused.matches('input, textarea')) focused.blur();
}
