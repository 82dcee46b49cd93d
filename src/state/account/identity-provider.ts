import { authenticate, type SignInConfiguration } from '../../contract/account/account.ts';
import { callDetails, callUrl } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { RefusedError } from '../../http/errors/refused-error.ts';
import { send } from '../../http/send.ts';
import type { WidgetForm } from '../../providers/okta-form.ts';

/** An identity provider's answer to a name and a password. */
export type Identification =
  | { status: 'success'; sessionToken: string }
  | { status: 'refused'; reason: 'credentials' | 'locked' };

/** The service that authenticates shoppers. A sign-in with either kind gives a session token. */
export type IdentityProvider =
  | {
      /** Takes the name and password from the library's own form. */
      kind: 'asked';
      /** @throws CallError if the provider neither accepts nor refuses */
      signIn(username: string, password: string, signal: AbortSignal): Promise<Identification>;
    }
  | {
      /** Brings its own form, in a script that is loaded on demand. */
      kind: 'own-form';
      /**
       * Shows its form in `form.place`. Rejects if the script cannot be loaded.
       * @returns removes the form
       */
      showForm(form: WidgetForm): Promise<() => void>;
    };

/** The provider that a shop's sign-in configuration names. */
export function identityProvider({ providerUrl, widget }: SignInConfiguration): IdentityProvider {
  if (!widget) return oktaProvider(providerUrl);
  return {
    kind: 'own-form',
    async showForm(form) {
      const { showWidget } = await import(
        /* Shows the identity provider’s own sign-in form. */ '../../providers/okta-form.ts'
      );
      return showWidget({ ...widget, providerUrl }, form);
    },
  };
}

/** The provider's error codes for a refusal. */
const reasons: Record<string, 'credentials' | 'locked'> = { E0000004: 'credentials', E0000069: 'locked' };

/**
 * Okta, by its public primary-authentication API.
 * @param base the base of its paths: a path or URL that decision 11 allows
 */
export function oktaProvider(base: string): IdentityProvider & { kind: 'asked' } {
  return {
    kind: 'asked',
    async signIn(username, password, signal) {
      try {
        const { status, sessionToken } = await send(authenticate, { username, password }, { signal, base });
        if (status === 'LOCKED_OUT') return { status: 'refused', reason: 'locked' };
        // A second factor or a new password is required, for which this form has no field.
        if (status !== 'SUCCESS' || !sessionToken)
          throw new RefusedError(
            callDetails(authenticate, callUrl(authenticate, {}, { base })),
            'more than a name and a password is asked for',
          );
        return { status: 'success', sessionToken };
      } catch (error) {
        const code = error instanceof CallError && error.code;
        if (code && Object.hasOwn(reasons, code)) return { status: 'refused', reason: reasons[code]! };
        throw error;
      }
    },
  };
}
