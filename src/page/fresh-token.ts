import { aside } from './aside.ts';
import { pageContext, parseContext } from './context.ts';
import { readToken } from './token.ts';

/**
 * Writes the token that the server accepts now into the fields of this page: a sign-in or sign-out in another tab
 * makes the page's first token stale. Nothing is written if somebody else has signed in meanwhile, because this page
 * shows and sends another shopper's data.
 */
export async function renewToken(): Promise<void> {
  const page = await pageNow();
  const token = page && tokenIn(page);
  if (!token || isOthers(page)) return;
  for (const part of [document, ...aside]) for (const field of fieldsIn(part)) field.value = token;
}

/**
 * The token for a form whose post leaves the page and cannot be sent again: what the server accepts now or, if it does
 * not answer or somebody else is signed in by now, the page's own. A sign-in is for anyone.
 */
export async function currentToken({ isForAnyone = false } = {}): Promise<string> {
  const page = await pageNow();
  const token = page && (isForAnyone || !isOthers(page)) ? tokenIn(page) : undefined;
  return token ?? readToken()?.value ?? '';
}

/** The page as the server sends it now. Rarely needed, so the code for it is in a file of its own. */
const pageNow = () =>
  import(/* Reads the page again, for the token that the server accepts now. */ './page-again.ts')
    .then(({ readPageAgain }) => readPageAgain())
    .catch(() => null);

const tokenIn = (page: Document) => fieldsIn(page).find(({ value }) => value)?.value;

function fieldsIn(page: ParentNode): HTMLInputElement[] {
  const { field } = pageContext().antiForgery;
  return [...page.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field)}"]`)];
}

function isOthers(page: Document): boolean {
  const was = pageContext().account;
  const text = page.getElementById('storefront-context')?.textContent ?? '';
  const now = parseContext(text, () => {}).account;
  return was.isSignedIn && now.isSignedIn && (!was.email || was.email !== now.email);
}
