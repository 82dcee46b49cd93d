import { wipeOnPageHide } from '../page/wipe-on-pagehide.ts';
import { useOnMount } from './use-on-mount.ts';

/**
 * For every form that holds something secret: calls `firstWipe`, always the one of the first render, when the page is
 * left, while the component is mounted.
 */
export function useWipeOnPageHide(firstWipe: () => void): void {
  useOnMount(() => wipeOnPageHide(firstWipe));
}
