import type OktaSignIn from '@okta/okta-signin-widget';
import type { RenderError, RenderResult, WidgetOptions } from '@okta/okta-signin-widget';
import { pageContext } from '../page/context.ts';
import { allowedUrl, importUnseen, loadStyle } from './provider-files.ts';

/*
 * The identity provider's own form: the optional peer `@okta/okta-signin-widget` (7.x), typed by the package itself. Loaded
 * only where the sign-in configuration asks for it.
 */

/** Where a provider's form goes, and its callbacks. */
export interface WidgetForm {
  place: HTMLElement;
  /** What the first field starts with. Asked for only when the form is made, because the shopper may type until then. */
  username(): string | undefined;
  /** The form can be used now. */
  onReady(): void;
  /** The provider accepted the password. */
  onSession(sessionToken: string, email: string | undefined): void;
  /** The form cannot go on. What the shopper can correct, such as a wrong password, the form says itself. */
  onFail(error: Error): void;
}

/** Where the provider's form comes from, as the sign-in configuration says. */
export interface WidgetSource {
  providerUrl: string;
  scriptUrl: string;
  styleUrl?: string | undefined;
  config?: Record<string, unknown> | undefined;
}

/** What is used of the package. */
export type OktaForm = Pick<OktaSignIn, 'on' | 'renderEl' | 'remove'>;
export type OktaConstructor = new (config: WidgetOptions) => OktaForm;

/**
 * Options of the package that `config` cannot set: where the form stands, whom it asks, what it begins with, and where a
 * success leads. (Callbacks cannot come in an answer at all.)
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
 * @returns what removes the form
 */
export async function showWidget(
  { scriptUrl, styleUrl, providerUrl, config }: WidgetSource,
  { place, username, onReady, onSession, onFail }: WidgetForm,
): Promise<() => void> {
  const base = allowedUrl('the sign-in configuration’s providerUrl', providerUrl);
  const script = allowedUrl('the sign-in configuration’s widget.scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the sign-in configuration’s widget.styleUrl', styleUrl);
  const [Widget] = await Promise.all([loadScript(script), style && loadStyle(style)]);
  place.id ||= `si-provider-form-${Math.random().toString(36).slice(2)}`;
  const widget = new Widget({
    language: pageContext().locale.slice(0, 2),
    ...Object.fromEntries(Object.entries(config ?? {}).filter(([name]) => !reservedOptions.has(name))),
    // Its newer engine ends in tokens for this page; a session token comes from the classic one only.
    useClassicEngine: true,
    baseUrl: base.replace(/\/+$/, ''),
    username: username(),
  });
  widget.on('ready', onReady);
  widget.on('afterRender', onReady);
  const handleSuccess = (result: RenderResult) => {
    // Other results are a link that was sent or an account that was made: the form says so itself.
    if (result.status !== 'SUCCESS') return;
    const { session, user } = result;
    if (session?.token) onSession(session.token, user?.profile?.login);
    else onFail(Error('the provider’s form ended without a session: it has to be the Classic Engine’s'));
  };
  // Only the name: the message may hold what was typed.
  const handleError = ({ name }: RenderError) => onFail(Error(`the provider’s form failed: ${name}`));
  // The promise settles with the same outcome as the callbacks.
  widget.renderEl({ el: `#${place.id}` }, handleSuccess, handleError).catch(() => {});
  return () => widget.remove();
}

const page = globalThis as { OktaSignIn?: OktaConstructor };

/** The constructor, which the package's browser builds leave on the page. */
async function loadScript(url: string): Promise<OktaConstructor> {
  const found = page.OktaSignIn ?? (await importUnseen(url, () => page.OktaSignIn));
  if (found) return found;
  throw Error('the provider’s script left no OktaSignIn on the page');
}
