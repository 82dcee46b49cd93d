import { pageContext } from './context.ts';

/** The anti-forgery token as a request header. */
export interface AntiForgeryToken {
  header: string;
  value: string;
}

/**
 * The page's anti-forgery token, read at the moment of the call and never kept (decision 10), or undefined where
 * the page has none. The first field with a value wins: a form inside server content may carry the same one.
 */
export function readToken(): AntiForgeryToken | undefined {
  const { field, header } = pageContext().antiForgery;
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field)}"]`)) {
    if (input.value) return { header, value: input.value };
  }
  return undefined;
}
