import { useMemo } from 'react';
import { pageContext } from '../page/context.ts';
import { pageTexts } from '../page/texts.ts';

/** A component's texts: its defaults, overridden by the page context's `messages` (decision 4). */
export function useTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  const { messages } = pageContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pageTexts reads these messages
  return useMemo(() => pageTexts(defaults), [defaults, messages]);
}
