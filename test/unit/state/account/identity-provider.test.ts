import { describe, expect, test } from 'vitest';
import { oktaProvider } from '../../../../src/state/account/identity-provider.ts';
import { openTestPage } from '../../render-island.tsx';

const { signal } = new AbortController();

async function answered(authenticate: unknown, context?: Record<string, unknown>, base = '/identity') {
  const page = openTestPage({ context, answers: { authenticate } });
  const outcome = await oktaProvider(base)
    .signIn('ada@example.com', 'correct horse', signal)
    .catch((error) => error);
  return { outcome, page };
}

const refusing = (status: number, body: object) => () => Response.json(body, { status });

describe('Okta', () => {
  test('a success is a session token', async () => {
    const { outcome } = await answered({ status: 'SUCCESS', sessionToken: 'abc', expiresAt: 'later' });
    expect(outcome).toEqual({ status: 'success', sessionToken: 'abc' });
  });

  test.each([
    ['E0000004', 401, 'credentials'],
    ['E0000069', 403, 'locked'],
    ['E0000069', 423, 'locked'],
  ])('%s with %s is a refusal: %s', async (errorCode, status, reason) => {
    const { outcome } = await answered(refusing(status, { errorCode, errorSummary: 'No' }));
    expect(outcome).toEqual({ status: 'refused', reason });
  });

  test('LOCKED_OUT is a refusal', async () => {
    expect((await answered({ status: 'LOCKED_OUT' })).outcome).toEqual({
      status: 'refused',
      reason: 'locked',
    });
  });

  test.each([
    ['another factor', { status: 'MFA_REQUIRED', stateToken: 'x' }],
    ['a success without a token', { status: 'SUCCESS' }],
    ['another code', refusing(429, { errorCode: 'E0000047' })],
    ['a code of the prototype', refusing(400, { errorCode: 'constructor' })],
    ['the code of an exception', refusing(500, { errorCode: 'E0000004' })],
    ['no code', refusing(401, {})],
  ])('%s is an error without secrets', async (_, answer) => {
    const { outcome } = await answered(answer);
    expect(outcome).toBeInstanceOf(Error);
    expect(JSON.stringify([outcome.message, outcome, String(outcome.cause)])).not.toContain('correct horse');
  });

  test('is called on another origin only if the page lists it', async () => {
    const allowed = { credentialOrigins: ['https://login.example'] };
    const yes = { status: 'SUCCESS', sessionToken: 'abc' };
    const { page } = await answered(yes, allowed, 'https://login.example/oauth/');
    expect(page.requests[0]!.url.href).toBe('https://login.example/oauth/api/v1/authn');
    const { outcome, page: other } = await answered(yes, allowed, 'https://evil.example');
    expect(outcome).toMatchObject({ kind: 'origin' });
    expect(other.requests).toEqual([]);
  });
});
