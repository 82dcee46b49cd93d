import { onRestored } from '../page/restored.ts';
import { useOnMount } from './use-on-mount.ts';

/** Calls the first render's `handle` after each restore from the back-forward cache, while the component is mounted. */
export function useOnRestored(handle: () => unknown): void {
  useOnMount(() => onRestored(handle));
}
