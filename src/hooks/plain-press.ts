import type { MouseEvent } from 'react';
import { isPlainPress } from './is-plain-press.ts';

/** Handles a plain press of a link; a press with a modifier key opens its address as the browser does. */
export const followPlainPress = (go: () => void) => (event: MouseEvent) => {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  go();
};
