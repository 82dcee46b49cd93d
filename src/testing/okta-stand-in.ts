/**
 * Stands in for `@okta/okta-signin-widget` 7.x (Classic Engine), by the part of its public interface that is used. It is whole
 * in itself: a browser test serves its text as the script.
 */
export class OktaStandIn {
  static made: OktaStandIn[] = [];
  listeners: Record<string, (() => void)[]> = {};
  place: HTMLElement | null = null;
  removals = 0;
  fail: (error: { name: string; message: string }) => void = () => {};
  succeed: (result: Record<string, unknown>) => void = () => {};

  config: Record<string, unknown>;

  constructor(config: Record<string, unknown>) {
    this.config = config;
    OktaStandIn.made.push(this);
  }

  on(event: string, listener: () => void): void {
    this.listeners[event] = [...(this.listeners[event] ?? []), listener];
  }

  tell(event: string): void {
    for (const listener of this.listeners[event] ?? []) listener();
  }

  renderEl(
    { el }: { el: string },
    onSuccess: (result: Record<string, unknown>) => void,
    onError: (error: { name: string; message: string }) => void,
  ): Promise<unknown> {
    const place = document.querySelector<HTMLElement>(el)!;
    this.place = place;
    return new Promise((resolve, reject) => {
      this.succeed = (result) => {
        onSuccess(result);
        resolve(result);
      };
      this.fail = (error) => {
        onError(error);
        reject(error);
      };
      const form = document.createElement('form');
      const field = (label: string, type: string, value = '') => {
        const input = Object.assign(document.createElement('input'), { type, value, name: `okta-${type}` });
        input.setAttribute('aria-label', label);
        form.append(input);
        return input;
      };
      const username = field('Username', 'text', String(this.config.username ?? ''));
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
        const answer = await fetch(
          new Request(`${this.config.baseUrl}/api/v1/authn`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json' },
          }),
        );
        const { status, sessionToken } = answer.ok ? await answer.json() : { status: 'NO' };
        if (status !== 'SUCCESS') {
          alert.textContent = 'Unable to sign in';
          this.tell('afterError');
          return;
        }
        this.succeed({
          status,
          type: 'SESSION_SSO',
          session: { token: sessionToken },
          user: { profile: { login: username.value } },
        });
      });
      place.append(form);
      this.tell('afterRender');
      this.tell('ready');
    });
  }

  remove(): void {
    this.removals++;
    this.place?.replaceChildren();
    this.place = null;
  }
}

/** The stand-in as the package's browser builds come: for a loader of modules if there is one, else for the page. */
export const oktaScript = `!function (root, factory) {
  if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
  else if ('function' == typeof define && define.amd) define([], factory);
  else if ('object' == typeof exports) exports.OktaSignIn = factory();
  else root.OktaSignIn = factory();
}(self, () => ${OktaStandIn});`;
