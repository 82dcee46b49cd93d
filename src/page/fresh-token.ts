import { readToken } from './token.ts';

/** Writes the token that the server accepts now into the fields of this page. If there is none, nothing changes. */
export async function renewToken(): Promise<void> {
  const loaded = await pageAgain();
  await loaded?.renewFields();
}

/**
 * A fresh token for a form whose post leaves the page and cannot be retried. It is the page's own if the server does
 * not answer, or if another account is signed in by now.
 * @param isForAnyone ignores the account, as a sign-in does
 */
export async function currentToken({ isForAnyone = false } = {}): Promise<string> {
  const loaded = await pageAgain();
  const token = await loaded?.tokenNow(isForAnyone);
  return token ?? readToken()?.value ?? '';
}

/** Rarely needed, so the code for it is in a file of its own; undefined if that does not load. */
const pageAgain = () =>
  import(/* Reads the page again, for a fresh anti-forgery token. */ './page-again.ts').catch(
    () => undefined,
  );
