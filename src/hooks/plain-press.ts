import type { MouseEvent } from 'react';

/** The keys that are held during a press, or while another key is pressed. */
interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether no modifier key is held: with one, the browser opens a link in a new tab or saves it. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Handles a plain press of a link; a press with a modifier key opens its address as the browser does. */
export const followPlainPress = (go: () => void) => (event: MouseEvent) => {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  go();
};
