import type OktaSignIn from '@okta/okta-signin-widget';
import type {
  EventCallback,
  EventName,
  RenderError,
  RenderErrorCallback,
  RenderResult,
  RenderSuccessCallback,
  WidgetOptions,
} from '@okta/okta-signin-widget';

/**
 * Stands in for `@okta/okta-signin-widget` 7.x (Classic Engine), by the part of its public interface that the library
 * uses, checked against the package's own types. It refers to nothing outside itself, because browser tests serve its
 * text as the script.
 */
export class OktaStandIn implements Pick<OktaSignIn, 'on' | 'renderEl' | 'remove'> {
  static made: OktaStandIn[] = [];
  listeners: { [Name in EventName]?: EventCallback[] } = {};
  place: HTMLElement | null = null;
  removals = 0;
  fail: (error: RenderError) => void = () => {};
  succeed: (result: RenderResult) => void = () => {};

  config: WidgetOptions;

  constructor(config: WidgetOptions) {
    this.config = config;
    OktaStandIn.made.push(this);
  }

  on(event: EventName, listener: EventCallback): void {
    this.listeners[event] = [...(this.listeners[event] ?? []), listener];
  }

  notify(event: EventName): void {
    for (const listener of this.listeners[event] ?? []) listener({ controller: 'primary-auth' });
  }

  renderEl(
    { el }: { el?: string },
    onSuccess?: RenderSuccessCallback,
    onError?: RenderErrorCallback,
  ): Promise<RenderResult> {
    const place = document.querySelector<HTMLElement>(el!)!;
    this.place = place;
    return new Promise((resolve, reject) => {
      this.succeed = (result) => {
        onSuccess?.(result);
        resolve(result);
      };
      this.fail = (error) => {
        onError?.(error);
        reject(error);
      };
      place.append(this.form());
      this.notify('afterRender');
      this.notify('ready');
    });
  }

  form(): HTMLFormElement {
    const form = document.createElement('form');
    const field = (label: string, type: string, value = '') => {
      const input = Object.assign(document.createElement('input'), { type, value, name: `okta-${type}` });
      input.setAttribute('aria-label', label);
      form.append(input);
      return input;
    };
    const username = field('Username', 'text', this.config.username);
    const password = field('Secret', 'password');
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    form.append(
      alert,
      Object.assign(document.createElement('button'), { textContent: 'Sign in with the provider' }),
    );
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      alert.textContent = '';
      const body = JSON.stringify({ username: username.value, password: password.value });
      // Not through Request, which an old library replaces on a page.
      const answer = await fetch(`${this.config.baseUrl}/api/v1/authn`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      const { status, sessionToken, _embedded } = answer.ok ? await answer.json() : { status: 'NO' };
      if (status !== 'SUCCESS') {
        alert.textContent = 'Unable to sign in';
        this.notify('afterError');
        return;
      }
      this.succeed({
        status,
        type: 'SESSION_SSO',
        session: { token: sessionToken, setCookieAndRedirect() {} },
        // Throws if the answer has no user, as the package does.
        user: _embedded.user,
      });
    });
    return form;
  }

  remove(): void {
    this.removals++;
    this.place?.replaceChildren();
    this.place = null;
  }
}

/**
 * The stand-in in the form of the package's browser builds: for a module loader if there is one, else as a global.
 */
export const oktaScript = `!function (root, factory) {
  if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
  else if ('function' == typeof define && define.amd) define([], factory);
  else if ('object' == typeof exports) exports.OktaSignIn = factory();
  else root.OktaSignIn = factory();
}(self, () => ${OktaStandIn});`;
