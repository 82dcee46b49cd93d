import type { Asked, Handler } from './handler.ts';
import { RefusedError } from './refused-error.ts';

/** The only password that the mock refuses; it accepts any email address. */
export const wrongPassword = 'wrong';

const tokenPrefix = 'mock-session-token-';

/** The email address that a session token of {@link accountHandlers} stands for. */
export function emailOfToken(token: string): string | undefined {
  if (!token.startsWith(tokenPrefix)) return undefined;
  return decodeURIComponent(token.slice(tokenPrefix.length)) || undefined;
}

/** Signs in: the answer of the call's example, with a session token for the given email address. */
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

/** The handler of a call that needs an account: without one it is refused. */
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
