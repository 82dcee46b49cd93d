import { withOverrides } from '../domain/with-overrides.ts';
import { pageContext } from './context.ts';

const isRightToLeft = () => (document.documentElement.dir || document.body.dir) === 'rtl';

/**
 * Texts used outside of a component, such as for an announcement: defaults, overridden by the page's `messages`. In a
 * right-to-left page the values that are filled in (an amount, a phone number, an address) are isolated, so that each
 * keeps its own order.
 */
export function pageTexts<Texts extends Record<string, string>>(defaults: Texts): Texts {
  const texts: Record<string, string> = withOverrides(defaults, pageContext().messages);
  if (isRightToLeft())
    for (const key of Object.keys(texts)) texts[key] = texts[key]!.replace(/\{\d\}/g, isolated);
  return texts as Texts;
}

/** A text with its own direction where no `<bdi>` can stand, such as an address in an option. */
export const isolated = (text: string): string => (isRightToLeft() ? `\u2068${text}\u2069` : text);
