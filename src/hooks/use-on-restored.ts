import { onRestored } from '../page/restored.ts';
import { useOnMount } from './use-on-mount.ts';

/**
 * Calls a function after each restore from the back-forward cache, while the component is mounted. It is always the first
 * render's `firstHandle`, so it must use only refs, setters and values that every render shares.
 */
export function useOnRestored(firstHandle: () => unknown): void {
  useOnMount(() => onRestored(firstHandle));
}
