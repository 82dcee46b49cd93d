import { useSyncExternalStore } from 'react';
import { minuteNow, onMinute } from '../page/minute.ts';

/** The device's time in milliseconds; renders again every minute while the page is visible. */
export function useMinute(): number {
  return useSyncExternalStore(onMinute, minuteNow);
}
