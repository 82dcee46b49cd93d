import { pageContext } from './context.ts';
import { replacedContent } from './replaced-content.ts';

/** The anti-forgery token as a request header. */
export interface AntiForgeryToken {
  header: string;
  value: string;
}

/** The fields for the token in a part of a page. */
export const tokenFieldsIn = (part: ParentNode): HTMLInputElement[] => [
  ...part.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(pageContext().antiForgery.field)}"]`),
];

/**
 * The page's anti-forgery token, read at each call and never cached (decision 10); undefined if the page has none. The
 * first field with a value wins, because a form in server content may have the same token. Forms that an island has
 * replaced come last: no script of the page updates their tokens.
 */
export function readToken(): AntiForgeryToken | undefined {
  for (const part of [document, ...replacedContent])
    for (const { value } of tokenFieldsIn(part))
      if (value) return { header: pageContext().antiForgery.header, value };
  return undefined;
}
