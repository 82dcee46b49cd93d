import type { SignInConfiguration } from '../contract/account/account.ts';
import { pageContext } from '../page/context.ts';
import { allowedUrl, importUnseen, loadStyle } from './provider-files.ts';

/*
 * The identity provider's own form: the optional peer `@okta/okta-signin-widget` (7.x), by its public interface. Loaded only
 * where the sign-in configuration asks for it.
 */

/** Where a provider's form goes, and who hears of it. */
export interface WidgetForm {
  place: HTMLElement;
  /** What its first field starts with, asked for when it is made: the shopper may type until then. */
  username(): string | undefined;
  /** It can be used now. */
  onReady(): void;
  /** The provider has said yes. */
  onSession(sessionToken: string, email: string | undefined): void;
  /** It cannot go on. What it can go on from, such as a wrong password, it says itself. */
  onFail(error: Error): void;
}

interface WidgetResult {
  status: string;
  session?: { token?: string };
  user?: { profile?: { login?: string } };
}

interface OktaSignIn {
  on(event: 'ready' | 'afterRender', listener: () => void): void;
  renderEl(
    options: { el: string },
    onSuccess: (result: WidgetResult) => void,
    onError: (error: { name: string }) => void,
  ): Promise<unknown>;
  remove(): void;
}

type OktaSignInConstructor = new (config: Record<string, unknown>) => OktaSignIn;

type WidgetSource = NonNullable<SignInConfiguration['widget']> & { providerUrl: string };

/**
 * Options of the package that are not for `config` to say: where the form stands, whom it asks, what it begins with, and where
 * a yes leads. (Callbacks are none of an answer's.)
 */
const oursAlone = new Set([
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

let count = 0;

/**
 * Shows the provider's form.
 * @returns what takes it away again
 */
export async function showWidget(
  { scriptUrl, styleUrl, providerUrl, config }: WidgetSource,
  { place, username, onReady, onSession, onFail }: WidgetForm,
): Promise<() => void> {
  const base = allowedUrl('the sign-in configuration’s providerUrl', providerUrl);
  const script = allowedUrl('the sign-in configuration’s widget.scriptUrl', scriptUrl);
  const style = styleUrl && allowedUrl('the sign-in configuration’s widget.styleUrl', styleUrl);
  const [Widget] = await Promise.all([loadScript(script), style && loadStyle(style)]);
  place.id ||= `si-provider-form-${++count}`;
  const widget = new Widget({
    language: pageContext().locale.slice(0, 2),
    ...Object.fromEntries(Object.entries(config ?? {}).filter(([name]) => !oursAlone.has(name))),
    // Its newer engine ends in tokens for this page; a session is the older one's.
    useClassicEngine: true,
    baseUrl: base.replace(/\/+$/, ''),
    username: username(),
  });
  widget.on('ready', onReady);
  widget.on('afterRender', onReady);
  const handleSuccess = ({ status, session, user }: WidgetResult) => {
    // A link was sent, an account made: it says so itself.
    if (status !== 'SUCCESS') return;
    if (session?.token) onSession(session.token, user?.profile?.login);
    else onFail(Error('the provider’s form ended without a session: it has to be the Classic Engine’s'));
  };
  // Its messages may hold what was typed.
  const handleError = ({ name }: { name: string }) => onFail(Error(`the provider’s form failed: ${name}`));
  // It resolves and rejects as well: the same twice.
  widget.renderEl({ el: `#${place.id}` }, handleSuccess, handleError).catch(() => {});
  return () => widget.remove();
}

const page = globalThis as {
  OktaSignIn?: OktaSignInConstructor;
};

/** The constructor, which the package's browser builds leave on the page. */
async function loadScript(url: string): Promise<OktaSignInConstructor> {
  const found = page.OktaSignIn ?? (await importUnseen(url, () => page.OktaSignIn));
  if (found) return found;
  throw Error('the provider’s script left no OktaSignIn on the page');
}
