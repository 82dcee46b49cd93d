import { useSyncExternalStore } from 'react';
import { isMobile } from '../page/media.ts';

/** Mobile layout (decision 2), also after the window has become another size. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(watchSize, isMobile);
}

function watchSize(handleChange: () => void): () => void {
  window.addEventListener('resize', handleChange);
  return () => window.removeEventListener('resize', handleChange);
}
