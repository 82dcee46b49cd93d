import { type EffectCallback, useEffect, useLayoutEffect } from 'react';

/** Runs an effect once, when the component mounts; what it returns runs when the component unmounts. */
export function useOnMount(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount is the point
  useEffect(effect, []);
}

/** The same before the browser paints, for what is measured or would be seen to jump. */
export function useOnMountBeforePaint(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount is the point
  useLayoutEffect(effect, []);
}
