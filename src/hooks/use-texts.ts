import { useMemo, useSyncExternalStore } from 'react';
import { onCurrency, pageContext } from '../page/context.ts';
import { pageTexts } from '../page/texts.ts';

/**
 * A component's texts: its defaults, overridden by the page context's `messages` (decision 4). A component with texts may
 * show prices too, so this also renders it again when the server names another currency.
 */
export function useTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  const { messages } = useSyncExternalStore(onCurrency, pageContext, pageContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pageTexts reads these messages
  return useMemo(() => pageTexts(defaults), [defaults, messages]);
}
