import type { MouseEvent } from 'react';

/** Handles a plain press of a link; a press with a modifier key opens its address as the browser does. */
export const followPlainPress = (go: () => void) => (event: MouseEvent) => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  go();
};
