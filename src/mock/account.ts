import type { Asked, Handler } from './handler.ts';
import { RefusedError } from './refused-error.ts';

/** The mock's one account has any email address, and any password but this. */
export const wrongPassword = 'wrong';

const tokenPrefix = 'mock-session-token-';

/** The email address that a session token of {@link accountHandlers} stands for. */
export function emailOfToken(token: string): string | undefined {
  if (!token.startsWith(tokenPrefix)) return undefined;
  return decodeURIComponent(token.slice(tokenPrefix.length)) || undefined;
}

/** The person of an example's answer, by the name that is signed in with. */
function authenticate({ payload, exampleOf }: Asked<{ username: string; password: string }>) {
  const { username, password } = payload;
  if (password === wrongPassword)
    throw new RefusedError(401, 'Authentication failed', {
      message: undefined,
      errorCode: 'E0000004',
      errorSummary: 'Authentication failed',
    });
  return { ...exampleOf('authenticate'), sessionToken: tokenPrefix + encodeURIComponent(username) };
}

/** Calls about an account's own things need one. */
const ofAccount =
  (call: string): Handler<never> =>
  ({ session, exampleOf }: Asked) => {
    if (!session.email) throw new RefusedError(401, 'Please sign in.');
    return exampleOf(call);
  };

export const accountHandlers: Record<string, Handler<never>> = {
  authenticate,
  getRegistries: ofAccount('getRegistries'),
  addRegistryItems: ofAccount('addRegistryItems'),
};
