import { readToken } from './token.ts';

/** Writes the token that the server accepts now into the fields of this page. If there is none, nothing changes. */
export async function renewToken(): Promise<void> {
  const loaded = await pageAgain();
  await loaded?.renewFields();
}

/**
 * The token for a form whose post leaves the page and cannot be sent again: what the server accepts now or, if it does
 * not answer or somebody else is signed in by now, the page's own. A sign-in is for anyone.
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
