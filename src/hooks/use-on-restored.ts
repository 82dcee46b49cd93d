import { onRestored } from '../page/restored.ts';
import { useOnMount } from './use-on-mount.ts';

/**
 * Calls `firstHandle`, always the one of the first render, after each restore from the back-forward cache, while the
 * component is mounted: it must use only refs, setters and what else is the same on every render.
 */
export function useOnRestored(firstHandle: () => unknown): void {
  useOnMount(() => onRestored(firstHandle));
}
