import { useRef } from 'react';
import { onRestored } from '../page/restored.ts';
import { useOnMount } from './use-on-mount.ts';

/** Calls `handle` of the last render after each restore from the back-forward cache, while the component is mounted. */
export function useOnRestored(handle: () => unknown): void {
  const newest = useRef(handle);
  newest.current = handle;
  useOnMount(() => onRestored(() => newest.current()));
}
