import { userEvent } from 'storybook/test';
import { hideFocusRing } from './focus-ring.ts';

/** Presses a control as a pointer does: without the focus ring that a press by script shows. */
export async function press(control: HTMLElement): Promise<void> {
  await userEvent.click(control);
  hideFocusRing();
}
