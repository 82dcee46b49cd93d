import { expect, test } from 'vitest';
import { failsInPlace } from '../../../src/contract/call.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { withOverrides } from '../../../src/domain/with-overrides.ts';
import { NetworkError } from '../../../src/http/errors/network-error.ts';
import { RefusedError } from '../../../src/http/errors/refused-error.ts';
import { ResetError } from '../../../src/http/errors/reset-error.ts';
import { StatusError } from '../../../src/http/errors/status-error.ts';
import { TokenError } from '../../../src/http/errors/token-error.ts';
import { shopperMessage } from '../../../src/http/shopper-message.ts';

const details = { action: 'add to cart', method: 'POST', api: '/api/cart/add-items', failure: failsInPlace };
const status = (code: number) => Object.assign(new StatusError(details, `${code}`), { status: code });
const said = (code: number, serverMessage: string) => Object.assign(status(code), { serverMessage });
const refused = (serverMessage?: string) => Object.assign(new RefusedError(details, 'no'), { serverMessage });

test.each([
  ['503', status(503), errorMessages.networkErrorMessage],
  ['504', status(504), errorMessages.networkErrorMessage],
  ['500', status(500), errorMessages.genericErrorMessage],
  ['400 with a text', said(400, 'That chair is out of stock.'), 'That chair is out of stock.'],
  ['403 with a text', said(403, 'Not in your country.'), 'Not in your country.'],
  ['400 without', status(400), errorMessages.genericErrorMessage],
  ['503 with a text', said(503, 'No upstream.'), errorMessages.networkErrorMessage],
  ['a network failure', new NetworkError(details, 'Failed to fetch'), errorMessages.genericErrorMessage],
  ['IsReset', new ResetError(details), errorMessages.genericErrorMessage],
  ['a stale token', new TokenError(details, '403'), errorMessages.refreshMessage],
  ['a refusal with a text', refused('Only 3 are left.'), 'Only 3 are left.'],
  ['a refusal without', refused(), errorMessages.genericErrorMessage],
  ['an exception', new TypeError('x is undefined'), errorMessages.genericErrorMessage],
])('%s', (_, error, expected) => {
  expect(shopperMessage(error, errorMessages)).toBe(expected);
});

test('uses the texts of the page', () => {
  const messages = withOverrides(errorMessages, { genericErrorMessage: 'Oh no.' });
  expect(shopperMessage(status(500), messages)).toBe('Oh no.');
});
