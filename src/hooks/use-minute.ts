import { useSyncExternalStore } from 'react';
import { minuteNow, onMinute } from '../page/minute.ts';

/**
 * When the current minute began, in milliseconds: by the server's clock where it is known (decision 116). Renders again
 * at the start of every minute while the page is visible.
 */
export function useMinute(): number {
  return useSyncExternalStore(onMinute, minuteNow);
}
