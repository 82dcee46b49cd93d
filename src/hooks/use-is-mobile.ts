import { useSyncExternalStore } from 'react';
import { isMobile } from '../page/media.ts';

/** Whether the layout is mobile (decision 2); rerenders when the window is resized. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(watchSize, isMobile);
}

function watchSize(handleChange: () => void): () => void {
  window.addEventListener('resize', handleChange);
  return () => window.removeEventListener('resize', handleChange);
}
