import { userEvent } from 'storybook/test';
import { hideFocusRing } from './focus-ring.ts';

/** Presses a control as with a pointer: without the focus ring of a scripted press. */
export async function press(control: HTMLElement): Promise<void> {
  await userEvent.click(control);
  hideFocusRing();
}
