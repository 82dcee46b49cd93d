import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Key, Tab } from './engine.ts';
import { describePage, find, type Place, placeOf, postForm, takeNoted } from './in-page.ts';
import type { Shop } from './shop.ts';

/** A slow machine is no fault of a page's. */
const patienceMs = 15_000;

/** The first visible element that matches a selector and, where a name is given, is called so. */
export type Target = string | [css: string, name: string];

/** A shopper with one tab: finds things by what they are called, and presses them. */
export class Shopper {
  readonly shop: Shop;
  readonly #tab: Tab;

  constructor(shop: Shop, tab: Tab) {
    this.shop = shop;
    this.#tab = tab;
  }

  /** Opens a page of the storefront and waits until every island that does not wait has settled. */
  async visit(path: string): Promise<void> {
    await this.rests();
    await this.#tab.goto(this.shop.url + path);
    await this.settled();
  }

  /**
   * Waits until the page has what it asked for, so that it can be left. WebKit and Firefox cut off what is under way as
   * soon as one leaves, before the page is told that it is being left: islands then report a failure.
   */
  async rests(): Promise<void> {
    await this.shop.rests();
    await this.sees(() => this.isThere('[data-island-status="loading"]'), false);
  }

  /** Waits until every island that does not wait for anything has mounted or failed. */
  async settled(): Promise<void> {
    await this.sees(() => this.evaluate("'storefrontIslands' in window"), true);
    await this.evaluate('storefrontIslands.ready.then(() => true)');
  }

  /** What an expression comes to in the page, as JSON. */
  evaluate(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression);
  }

  /** What `read` makes of the target in the page; null where there is none. `read` may use nothing from around it. */
  read<T>(target: Target, read: (element: HTMLInputElement) => T): Promise<T | null> {
    const [css, name] = typeof target === 'string' ? [target, ''] : target;
    const found = `(${find})(${JSON.stringify(css)}, ${JSON.stringify(name)})`;
    return this.evaluate(`((element) => element && (${read})(element))(${found})`) as Promise<T | null>;
  }

  /** The words of the target. */
  text(target: Target): Promise<string | null> {
    return this.read(target, (element) => element.innerText.replace(/\s+/g, ' ').trim());
  }

  isThere(target: Target): Promise<boolean> {
    return this.read(target, () => true).then(Boolean);
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.read(target, (element) => element === document.activeElement).then(Boolean);
  }

  /** Waits until `look` says what is expected, or something that matches. */
  async sees(look: () => Promise<unknown>, expected: unknown): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      // A page that is being left answers nothing.
      const seen = await look().catch((error: Error) => error.message);
      if (expected instanceof RegExp ? expected.test(String(seen)) : isDeepStrictEqual(seen, expected))
        return;
      if (performance.now() > end) throw new Error(`expected ${show(expected)}, saw ${show(seen)}`);
      await pause(30);
    }
  }

  /** Waits until the target is there. */
  finds(target: Target): Promise<void> {
    return this.sees(() => this.isThere(target), true).catch(() => {
      throw new Error(`there is no ${show(target)}`);
    });
  }

  /** Presses the pointer in the middle of the target, once it rests and nothing covers it. */
  async click(target: Target): Promise<void> {
    await this.finds(target);
    let place: Place | null = null;
    const isReady = async () => {
      const before = place;
      place = await this.read(target, placeOf);
      return place?.problem ?? isDeepStrictEqual(place, before);
    };
    await this.sees(isReady, true);
    await this.#tab.click(place!.x, place!.y);
  }

  /** Puts the focus on the target, as no shopper does: for what is tried by keyboard from there. */
  async focus(target: Target): Promise<void> {
    await this.finds(target);
    await this.read(target, (element) => element.focus());
  }

  press(...keys: Key[]): Promise<void> {
    return this.#tab.press(...keys);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  /** Posts a form of the shop from the page that is open, with its anti-forgery token. */
  async post(path: string, form: Record<string, string> = {}): Promise<void> {
    const ok = await this.evaluate(`(${postForm})(${JSON.stringify(path)}, ${JSON.stringify(form)})`);
    if (ok !== true) throw new Error(`${path} refused the form`);
  }

  /** What has been written to the console since this was last asked, and what the watching script noted. */
  async complaints(): Promise<string[]> {
    const noted = await this.evaluate(`(${takeNoted})()`);
    return [...this.#tab.console.splice(0), ...String(noted).split('\n')].filter(Boolean);
  }

  /** Where the shopper is, for a report: the address, the focus, and what the page says aloud. */
  async scene(): Promise<string> {
    const complaints = await this.complaints();
    return [await this.evaluate(`(${describePage})()`), ...complaints].join('\n');
  }
}

function show(value: unknown): string {
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}
