import { withOverrides } from '../domain/messages.ts';
import { pageContext } from './context.ts';

/** Texts used outside of a component, such as for an announcement: defaults, overridden by the page's `messages`. */
export function pageTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  return withOverrides(defaults, pageContext().messages);
}
