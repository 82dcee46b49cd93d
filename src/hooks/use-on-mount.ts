import { type EffectCallback, useEffect, useLayoutEffect } from 'react';

/** Runs an effect once, on mount; the function it returns runs on unmount. */
export function useOnMount(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount is the point
  useEffect(effect, []);
}

/**
 * Like `useOnMount`, but before the browser paints: for measuring, and for changes that would otherwise be visible as a
 * jump.
 */
export function useOnMountBeforePaint(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount is the point
  useLayoutEffect(effect, []);
}

/**
 * Runs an effect on mount, and again when a text changes; the function it returns runs before the next, and on unmount.
 * For objects from the page's attributes, pass their JSON, because each parse makes a new object.
 */
export function useOnChange(effect: EffectCallback, text: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the effect reads may change without a reason to run
  useEffect(effect, [text]);
}
