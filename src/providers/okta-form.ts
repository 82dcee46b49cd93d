import type OktaSignIn from '@okta/okta-signin-widget';
import type { RenderError, RenderResult, WidgetOptions } from '@okta/okta-signin-widget';
import { pageContext } from '../page/context.ts';

/*
 * The identity provider's own form: the optional peer `@okta/okta-signin-widget` (7.x), typed by the package itself.
 * Loaded only if the sign-in configuration asks for it.
 */

/** The element for a provider's form, and its callbacks. */
export interface WidgetForm {
  place: HTMLElement;
  /**
   * The initial value of the first field. Read only when the form is created, because the shopper may type until
   * then.
   */
  username(): string | undefined;
  /** Called when the form is ready for use. */
  onReady(): void;
  /** Called when the provider has accepted the password. */
  onSession(sessionToken: string, email: string | undefined): void;
  /**
   * Called when the form cannot continue. The form itself shows errors that the shopper can correct, such as a wrong
   * password.
   */
  onFail(error: Error): void;
}

/** The URLs of the provider's form, from the sign-in configuration. */
export interface WidgetSource {
  providerUrl: string;
  scriptUrl: string;
  styleUrl?: string | undefined;
  config?: Record<string, unknown> | undefined;
}

/** The part of the package that is used. */
export type OktaForm = Pick<OktaSignIn, 'on' | 'renderEl' | 'remove'>;
export type OktaConstructor = new (config: WidgetOptions) => OktaForm;

/**
 * Options that `config` cannot set: the element, the base URL, the initial value, and the address after a success.
 * (Callbacks cannot be sent as JSON at all.)
 */
const reservedOptions = new Set([
  'el',
  'baseUrl',
  'username',
  'useClassicEngine',
  'useInteractionCodeFlow',
  'issuer',
  'clientId',
  'redirect',
  'redirectUri',
  'relayState',
  'authClient',
  'authParams',
  'authScheme',
  'stateToken',
  'recoveryToken',
  'proxyIdxResponse',
  'idps',
  'idpDiscovery',
  'piv',
]);

/**
 * Shows the provider's form in `place`.
 * @returns removes the form
 */
export async function showWidget(
  { scriptUrl, styleUrl, providerUrl, config }: WidgetSource,
  { place, username, onReady, onSession, onFail }: WidgetForm,
): Promise<() => void> {
  const { allowedUrl, importUnseen, loadStyle } = await import(
    /* Loads a provider’s script and stylesheet. */ './provider-files.ts'
  );
  const base = allowedUrl('the sign-in configuration’s providerUrl', providerUrl, 'credentialOrigins');
  const script = allowedUrl('the sign-in configuration’s widget.scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the sign-in configuration’s widget.styleUrl', styleUrl);
  const [Widget] = await Promise.all([
    page.OktaSignIn ?? importUnseen(script, readOktaSignIn),
    style && loadStyle(style),
  ]);
  place.id ||= `si-provider-form-${Math.random().toString(36).slice(2)}`;
  const widget = new Widget({
    language: pageContext().locale.slice(0, 2),
    ...Object.fromEntries(Object.entries(config ?? {}).filter(([name]) => !reservedOptions.has(name))),
    // The newer engine ends in tokens for this page; only the classic one gives a session token.
    useClassicEngine: true,
    baseUrl: base.replace(/\/+$/, ''),
    username: username(),
  });
  widget.on('ready', onReady);
  widget.on('afterRender', onReady);
  const handleSuccess = (result: RenderResult) => {
    // Other results are a sent link or a new account, which the form itself confirms.
    if (result.status !== 'SUCCESS') return;
    const { session, user } = result;
    if (session?.token) onSession(session.token, user?.profile?.login);
    else onFail(Error('the provider’s form ended without a session: it has to be the Classic Engine’s'));
  };
  // Only the name: the message may contain typed text.
  const handleError = ({ name }: RenderError) => onFail(Error(`the provider’s form failed: ${name}`));
  // The promise settles with the same outcome as the callbacks.
  widget.renderEl({ el: `#${place.id}` }, handleSuccess, handleError).catch(() => {});
  return () => widget.remove();
}

const page = globalThis as { OktaSignIn?: OktaConstructor };

/** The constructor, a global of the package's browser builds. */
function readOktaSignIn(): OktaConstructor {
  if (page.OktaSignIn) return page.OktaSignIn;
  throw Error('the provider’s script left no OktaSignIn on the page');
}
