import type { Account } from '../accounts/account.ts';
import { authenticateAccount } from '../accounts/authenticate.ts';
import { issueSessionToken } from '../accounts/session-tokens.ts';
import { RefusedError } from './answer.ts';
import type { ApiRequest, Handlers, RefusedPayloads } from './request.ts';

/*
 * A stub of the identity provider on the shop's own origin. It speaks Okta's public primary-authentication API:
 * https://developer.okta.com/docs/reference/api/authn/#primary-authentication
 */

/** The base of the provider's paths. */
export const providerPath = '/identity';

/** `authenticate`: a session token for a name and its password. */
async function answerAuthenticate({
  shop,
  view,
  payload,
}: ApiRequest<{ username: string; password: string }>) {
  const found = await authenticateAccount(shop, payload);
  if (found.status === 'wrong') throw refusal(401, 'E0000004', 'Authentication failed');
  if (found.status === 'locked') {
    if (found.lockoutAnswer === 'error') throw refusal(403, 'E0000069', 'User Locked');
    return { status: 'LOCKED_OUT', _embedded: {} };
  }
  const { sessionToken, expiresAt } = issueSessionToken(shop, found.account);
  return {
    status: 'SUCCESS',
    sessionToken,
    expiresAt: expiresAt.toISOString(),
    // Okta's own form reads it, and fails without it.
    _embedded: { user: userOf(found.account, view.locale) },
  };
}

function userOf({ id, email, firstName }: Account, locale: string) {
  return {
    id: `00u${id}`,
    // This shop does not ask for a last name.
    profile: {
      login: email,
      firstName,
      lastName: '',
      locale: locale.replace('-', '_'),
      timeZone: 'America/Chicago',
    },
  };
}

/** The answer to a body without a name and a password. */
const malformedAuthentication = errorBody('E0000001', 'Api validation failed: authentication');

function refusal(status: 401 | 403, errorCode: string, errorSummary: string): RefusedError {
  return new RefusedError(status, errorSummary, {
    message: undefined,
    ...errorBody(errorCode, errorSummary),
  });
}

function errorBody(errorCode: string, errorSummary: string) {
  return { errorCode, errorSummary, errorLink: errorCode, errorCauses: [] };
}

export const handlers: Handlers = {
  authenticate: answerAuthenticate,
};

export const refusedPayloads: RefusedPayloads = { authenticate: malformedAuthentication };
