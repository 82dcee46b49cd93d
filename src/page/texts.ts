import { withOverrides } from '../domain/messages.ts';
import { pageContext } from './context.ts';

/** The texts outside of a component, such as those of an announcement: defaults, or what the page gives instead. */
export function pageTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  return withOverrides(defaults, pageContext().messages);
}
