import { wipeOnPageHide } from '../page/wipe-on-pagehide.ts';
import { useOnMount } from './use-on-mount.ts';

/**
 * Wipes a form with something secret when the page is left, while the component is mounted. It always calls the first
 * render's `firstWipe`.
 */
export function useWipeOnPageHide(firstWipe: () => void): void {
  useOnMount(() => wipeOnPageHide(firstWipe));
}
