import { useMemo } from 'react';
import { pageContext } from '../page/context.ts';
import { pageTexts } from '../page/texts.ts';

/** The texts of a component: its defaults, or what the page context's `messages` gives in their place (decision 4). */
export function useTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  const { messages } = pageContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pageTexts reads these messages
  return useMemo(() => pageTexts(defaults), [defaults, messages]);
}
