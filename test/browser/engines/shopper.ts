import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { guarded } from '../guarded.ts';
import type { Key, Tab } from './engine.ts';
import { describePage, find, type Place, placeOf, postForm, takeNoted } from './in-page.ts';
import type { Shop } from './shop.ts';

/** Generous, because a slow machine is not a bug of the page. */
const patienceMs = 15_000;

/** The first visible element that matches a selector and, if given, has this accessible name. */
export type Target = string | [css: string, name: string];

/** A shopper with one tab, who finds elements by name and clicks them. */
export class Shopper {
  readonly shop: Shop;
  readonly #tab: Tab;

  constructor(shop: Shop, tab: Tab) {
    this.shop = shop;
    this.#tab = tab;
  }

  /** Opens a page of the storefront and waits until every island without a waiting strategy has settled. */
  async visit(path: string): Promise<void> {
    await this.rests();
    await this.#tab.goto(this.shop.url + path);
    await this.settled();
  }

  /**
   * Waits until the page's requests have ended, before leaving it. WebKit and Firefox abort pending requests on
   * navigation before the page gets pagehide, so islands would report a failure.
   */
  async rests(): Promise<void> {
    await this.shop.rests();
    await this.sees(() => this.isThere('[data-island-status="loading"]'), false);
  }

  /** Waits until every island without a waiting strategy has mounted or failed. */
  async settled(): Promise<void> {
    await this.sees(() => this.evaluate("'storefrontIslands' in window"), true);
    await this.evaluate('storefrontIslands.ready.then(() => true)');
  }

  /** The JSON value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression);
  }

  /**
   * The result of `read` for the target in the page; null if there is no target. `read` may not refer to anything
   * outside itself.
   */
  read<T>(target: Target, read: (element: HTMLInputElement) => T): Promise<T | null> {
    const [css, name] = typeof target === 'string' ? [target, ''] : target;
    const found = `(${find})(${JSON.stringify(css)}, ${JSON.stringify(name)})`;
    return this.evaluate(`((element) => element && (${read})(element))(${found})`) as Promise<T | null>;
  }

  /** The target's text. */
  text(target: Target): Promise<string | null> {
    return this.read(target, (element) => element.innerText.replace(/\s+/g, ' ').trim());
  }

  isThere(target: Target): Promise<boolean> {
    return this.read(target, () => true).then(Boolean);
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.read(target, (element) => element === document.activeElement).then(Boolean);
  }

  /** Waits until `look` returns the expected value, or a matching one. */
  async sees(look: () => Promise<unknown>, expected: unknown): Promise<void> {
    const end = performance.now() + patienceMs;
    for (;;) {
      // A page does not answer during a navigation.
      const seen = await look().catch((error: Error) => error.message);
      if (expected instanceof RegExp ? expected.test(String(seen)) : isDeepStrictEqual(seen, expected))
        return;
      if (performance.now() > end) throw new Error(`expected ${show(expected)}, saw ${show(seen)}`);
      await pause(30);
    }
  }

  /** Waits until the target exists. */
  finds(target: Target): Promise<void> {
    return this.sees(() => this.isThere(target), true).catch(() => {
      throw new Error(`there is no ${show(target)}`);
    });
  }

  /** Clicks the middle of the target, once it takes presses, has stopped moving and nothing covers it. */
  async click(target: Target): Promise<void> {
    await this.finds(target);
    await this.#takesPresses();
    let place: Place | null = null;
    const isReady = async () => {
      const before = place;
      // The opening animation of a layer begins with the next frame; before it the buttons already stand at their final
      // positions.
      await this.evaluate(
        'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown(1))))',
      );
      place = await this.read(target, placeOf);
      return place?.problem ?? isDeepStrictEqual(place, before);
    };
    await this.sees(isReady, true);
    await this.#tab.click(place!.x, place!.y);
  }

  /** Focuses the target by script, as the start of a keyboard test. */
  async focus(target: Target): Promise<void> {
    await this.finds(target);
    await this.read(target, (element) => element.focus());
  }

  async press(...keys: Key[]): Promise<void> {
    if (keys.some((key) => key === 'Enter' || key === ' ')) await this.#takesPresses();
    await this.#tab.press(...keys);
  }

  /** Waits until nothing on the page has just appeared (decision 113). */
  #takesPresses(): Promise<void> {
    return this.sees(() => this.evaluate(`!document.querySelector('${guarded}')`), true);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  /** Posts a form of the shop from the open page, with its anti-forgery token. */
  async post(path: string, form: Record<string, string> = {}): Promise<void> {
    const ok = await this.evaluate(`(${postForm})(${JSON.stringify(path)}, ${JSON.stringify(form)})`);
    if (ok !== true) throw new Error(`${path} refused the form`);
  }

  /** Console messages since the last call, including those the watching script recorded. */
  async complaints(): Promise<string[]> {
    const noted = await this.evaluate(`(${takeNoted})()`);
    return [...this.#tab.console.splice(0), ...String(noted).split('\n')].filter(Boolean);
  }

  /** The state for a report: the URL, the focused element, and the live regions' texts. */
  async scene(): Promise<string> {
    const complaints = await this.complaints();
    return [await this.evaluate(`(${describePage})()`), ...complaints].join('\n');
  }
}

function show(value: unknown): string {
  return value instanceof RegExp ? String(value) : JSON.stringify(value);
}
