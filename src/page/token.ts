import { pageContext } from './context.ts';

/** The anti-forgery token as a request header. */
export interface AntiForgeryToken {
  header: string;
  value: string;
}

/**
 * The page's anti-forgery token, read at each call and never cached (decision 10); undefined if the page has none. The
 * first field with a value wins: a form inside server content may carry the same one.
 */
export function readToken(): AntiForgeryToken | undefined {
  const { field, header } = pageContext().antiForgery;
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field)}"]`)) {
    if (input.value) return { header, value: input.value };
  }
  return undefined;
}
