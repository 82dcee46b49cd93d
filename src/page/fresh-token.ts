import { readToken } from './token.ts';

/** Writes the token that the server accepts now into the fields of this page. If there is none, nothing changes. */
export async function renewToken(): Promise<void> {
  const loaded = await pageAgain();
  await loaded?.renewFields();
}

/**
 * A fresh token for a form whose post leaves the page and so cannot be retried. It is the page's own token if the server
 * does not answer, or if another account has signed in.
 * @param isForAnyone whether the account does not matter, as for a sign-in
 */
export async function currentToken({ isForAnyone = false } = {}): Promise<string> {
  const loaded = await pageAgain();
  const token = await loaded?.tokenNow(isForAnyone);
  return token ?? readToken()?.value ?? '';
}

/** Loads page-again.ts, which few pages need; undefined if it does not load. */
const pageAgain = () =>
  import(/* Reads the page again, for a fresh anti-forgery token. */ './page-again.ts').catch(
    () => undefined,
  );
