import type { SignInConfiguration } from '../contract/account.ts';
import { callTimeoutMs } from '../domain/retry.ts';
import { pageContext } from '../page/context.ts';
import { safeUrl } from '../page/navigation.ts';

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
  const base = allowed('providerUrl', providerUrl);
  const script = allowed('widget.scriptUrl', scriptUrl);
  const style = styleUrl && allowed('widget.styleUrl', styleUrl);
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

function allowed(name: string, raw: string): string {
  const url = safeUrl(raw);
  if (url) return url.href;
  throw Error(
    `the sign-in configuration’s ${name} ${JSON.stringify(raw.split(/[?#]/)[0]!.slice(0, 80))} was refused; accepted are http(s) URLs on this page's origin or one of allowedRedirectOrigins in #storefront-context`,
  );
}

const page = globalThis as {
  OktaSignIn?: OktaSignInConstructor;
  define?: { amd?: unknown };
};

let loading: Promise<void> | undefined;

/** The constructor, which the package's browser builds leave on the page. */
async function loadScript(url: string): Promise<OktaSignInConstructor> {
  if (!page.OktaSignIn) {
    loading ??= importUnseen(url).finally(() => {
      loading = undefined;
    });
    await loading;
  }
  if (page.OktaSignIn) return page.OktaSignIn;
  throw Error('the provider’s script left no OktaSignIn on the page');
}

/** Runs a UMD build: where the page has a loader of modules, the build would hand itself to that one instead. */
async function importUnseen(url: string): Promise<void> {
  const shown = [hide(page, 'module'), hide(page, 'exports')];
  if (typeof page.define === 'function') shown.push(hide(page.define, 'amd'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const end = new Promise((resolve) => {
      timer = setTimeout(resolve, callTimeoutMs);
    });
    // Not a script element: a page's Trusted Types would refuse its address.
    await Promise.race([import(/* @vite-ignore */ url), end]);
  } finally {
    clearTimeout(timer);
    for (const show of shown) show();
  }
}

/** @returns what shows it again */
function hide(owner: object, name: string): () => void {
  const was: unknown = Reflect.get(owner, name);
  if (was === undefined) return () => {};
  Reflect.set(owner, name, undefined);
  return () => {
    // Unless somebody has taken the name meanwhile.
    if (Reflect.get(owner, name) === undefined) Reflect.set(owner, name, was);
  };
}

function loadStyle(href: string): Promise<unknown> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((onload, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload });
    link.onerror = () => {
      // Left there it would count as loaded. Not remove(): Prototype.js has one of its own.
      link.replaceWith();
      reject(Error('the provider’s stylesheet did not come'));
    };
    document.head.append(link);
  });
}
