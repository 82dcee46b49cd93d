import { readToken } from './token.ts';

/** Writes the token that the server accepts now into the fields of this page. If there is none, nothing changes. */
export const renewToken = (): Promise<void> =>
  pageAgain()
    .then(({ renewFields }) => renewFields())
    .catch(() => {});

/**
 * The token for a form whose post leaves the page and cannot be sent again: what the server accepts now or, if it does
 * not answer or somebody else is signed in by now, the page's own. A sign-in is for anyone.
 */
export async function currentToken({ isForAnyone = false } = {}): Promise<string> {
  const token = await pageAgain()
    .then(({ tokenNow }) => tokenNow(isForAnyone))
    .catch(() => undefined);
  return token ?? readToken()?.value ?? '';
}

/** Rarely needed, so the code for it is in a file of its own. */
const pageAgain = () =>
  import(/* Reads the page again, for the token that the server accepts now. */ './page-again.ts');
