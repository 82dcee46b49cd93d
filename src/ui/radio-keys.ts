import type { KeyboardEvent } from 'react';
import { isPlainPress } from '../hooks/plain-press.ts';

/** The radio button of a group that a key leads to; Space chooses the one that has the focus. */
export function radioFor(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const { key, currentTarget, target } = event;
  if (!isPlainPress(event)) return undefined;
  const radios = [...currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.indexOf(target as HTMLElement);
  if (at < 0) return undefined;
  if (key === ' ') return radios[at];
  const isMirrored = /^Arrow(Left|Right)$/.test(key) && getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = Object.hasOwn(steps, key) ? steps[key]! * (isMirrored ? -1 : 1) : 0;
  return step ? radios[(at + step + radios.length) % radios.length] : undefined;
}
