import { isEmail } from '../../../src/domain/account/email.ts';
import { accountMessages, resetHeaderMessage } from '../accounts/messages.ts';
import { newPasswordPath, requestReset } from '../accounts/password-resets.ts';
import { isResetTokenValid, resetTokenFor, spendResetToken } from '../accounts/reset-token.ts';
import { staleTokenAnswer } from '../token.ts';
import { RefusedError, refusedInput } from './answer.ts';
import { providerPath } from './identity.ts';
import type { ApiRequest, Handlers } from './request.ts';

/** `getSignInConfiguration`: the provider, its buttons and the shop's texts. */
function answerSignInConfiguration({ view }: ApiRequest) {
  return {
    providerUrl: providerPath,
    hasGoogleSignIn: true,
    hasAppleSignIn: view.country === 'US',
    messages: accountMessages,
  };
}

/** `getResetToken`: the token that a password reset has to send. */
function answerResetToken({ shop, sessionId }: ApiRequest) {
  return { requestToken: resetTokenFor(shop.secret, sessionId), headerMessage: resetHeaderMessage };
}

/**
 * `requestPasswordReset`: sends a mail, with the same answer whether or not the address has an account (decision 47).
 */
function answerRequestPasswordReset({
  shop,
  sessionId,
  payload: { accountEmail, token },
}: ApiRequest<{ accountEmail: string; token: string }>) {
  if (!isResetTokenValid(shop.secret, sessionId, token))
    throw new RefusedError(403, staleTokenAnswer.message, staleTokenAnswer);
  if (!isEmail(accountEmail)) throw refusedInput('accountEmail', accountEmail, 'an email address');
  const use = spendResetToken(shop, token, accountEmail);
  if (use === 'spent') throw new RefusedError(403, staleTokenAnswer.message, staleTokenAnswer);
  if (use === 'first') requestReset(shop, accountEmail, newPasswordPath);
  return { isSuccess: true, message: null };
}

export const handlers: Handlers = {
  getSignInConfiguration: answerSignInConfiguration,
  getResetToken: answerResetToken,
  requestPasswordReset: answerRequestPasswordReset,
};
