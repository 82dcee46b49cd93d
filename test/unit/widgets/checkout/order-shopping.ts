import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { placeOrderMessages } from '../../../../src/domain/checkout/checkout-review-messages.ts';
import { mount, open } from '../../../../src/runtime/core.tsx';
import { type OpenPage, openPage } from '../../../../src/testing/open-page.ts';
import { islandRenderer, type OpenIsland } from '../../../../src/testing/render-island.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { handlers } from '../../../storefront/api/handlers.ts';
import { addToCart } from '../../../storefront/cart/add.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { createRandom, type Random } from '../../../storefront/catalog/random.ts';
import { buyerOf } from '../../../storefront/checkout/buyer.ts';
import { saveOptions } from '../../../storefront/checkout/option-changes.ts';
import { saveShippingAddress } from '../../../storefront/checkout/shipping-changes.ts';
import { setOrderCards } from '../../../storefront/payments/order-payment.ts';
import type { Shop } from '../../../storefront/shop.ts';
import { inTransaction } from '../../../storefront/transaction.ts';
import { createView, variantOf } from '../../../storefront/view.ts';
import { chicago } from '../../storefront/checkout-shopper.ts';

/*
 * Random shoppers at the last step: the island, in one tab or in two at once, against the storefront's handlers and its
 * database. Every request waits twice, on its way there and on its way back, until chance lets it go on or loses it; a
 * tab is closed, reloaded or gone back to at any of these moments. A press orders at most once, a basket is ordered at
 * most once, and what the shopper reads is true.
 */

const { orderNotKnown } = placeOrderMessages;
const view = createView('core', 'US');
const render = islandRenderer({ calls, load: async () => ({ mount, open, default: undefined }) });
/** The page that the code which is running belongs to: two tabs have one window here. */
const running = new AsyncLocalStorage<Visit>();

/** Each tab has a storage of its own, and its pages are left on their own. */
export function separateTabs(): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => running.getStore()?.kept.get(key) ?? null,
    setItem: (key: string, text: string) => running.getStore()?.keep(key, text),
    removeItem: (key: string) => running.getStore()?.keep(key),
  });
  vi.spyOn(location, 'assign').mockImplementation((url) => running.getStore()?.leave(`${url}`));
}

/** Lets code run on until it waits for a request or for the shopper. */
async function atRest(): Promise<void> {
  // React renders in a task, its effects in another one, and a skipped delay is a third.
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** A request that waits, before the server has acted or after. */
interface Waiting {
  visit: Visit;
  goOn(isLost?: boolean): void;
}

/** A page of the last step in a tab, from its load until it is left or closed. */
class Visit {
  isClosed = false;
  left: string | undefined;
  /** Back has led to it. */
  hasReturned = false;
  /** The ids of the attempts that this page has sent. */
  readonly sent: string[] = [];
  readonly kept: Map<string, string>;
  island!: OpenIsland;

  constructor(kept: Map<string, string>) {
    this.kept = kept;
  }

  keep(key: string, text?: string): void {
    if (this.isClosed) return;
    if (text === undefined) this.kept.delete(key);
    else this.kept.set(key, text);
  }

  leave(url: string): void {
    if (!this.isClosed) this.left = url;
  }

  get button() {
    return this.island.host.querySelector<HTMLButtonElement>(
      '.si-checkout__review .si-button[data-kind=primary]',
    );
  }

  get isReady() {
    return !this.left && this.button?.dataset.state === 'idle';
  }

  get said(): string {
    return [...this.island.host.querySelectorAll('[role=alert]')].map((one) => one.textContent).join(' ');
  }
}

const nothingOrdered = /Nothing was ordered|has not been placed|has been placed already/;
const generic = /try again/i;

/** A shopper with a session, and up to two tabs. */
export class Shopping {
  readonly shop: Shop;
  readonly id: string;
  readonly random: Random;
  readonly page: OpenPage;
  readonly visits: (Visit | undefined)[] = [undefined, undefined];
  /** What each tab's storage keeps from page to page. */
  readonly tabs = [new Map<string, string>(), new Map<string, string>()];
  readonly waiting = new Set<Waiting>();
  readonly hasTwoTabs: boolean;
  presses = 0;
  readonly sent: string[] = [];
  /** The attempts that a shopper has read to have failed. */
  readonly failed = new Set<string>();

  constructor(shop: Shop, seed: number) {
    this.shop = shop;
    this.id = `run-${seed}`;
    this.random = createRandom(seed);
    this.hasTwoTabs = this.random.chance(0.4);
    this.page = openPage(calls, {}, { logCheckout: { isSuccess: true } });
    for (const call of ['refreshCheckout', 'placeOrder']) this.page.answer(call, () => this.carry(call));
  }

  get orders() {
    return this.shop.database
      .prepare('SELECT basket_id, attempt_id FROM orders WHERE session_id = ?')
      .all(this.id) as {
      basket_id: number;
      attempt_id: string;
    }[];
  }

  /** A basket with all that an order needs; now and then its bank declines, or is slow. */
  fillBasket(): void {
    const { shop } = this;
    const buyer = buyerOf({ shop, sessionId: this.id, view });
    const lastFour = this.random.pick(['1111', '1111', '1111', '0912', '0913', '0914']);
    inTransaction(shop.database, () => {
      addToCart(shop, this.id, [{ sku: knownProducts.inStock, quantity: 1 }]);
      saveShippingAddress(buyer, chicago);
      saveOptions(buyer, { recipients: [] });
      setOrderCards(shop, this.id, [{ token: undefined, type: 'Visa', lastFour, appliedCents: undefined }]);
    });
  }

  serve(call: string, payload: unknown = {}): unknown {
    if (call === 'refreshCheckout') vi.setSystemTime(Date.now() + 1500);
    const variant = variantOf('/checkout/review');
    return handlers[call]!({
      shop: this.shop,
      view,
      sessionId: this.id,
      payload,
      origin: '',
      path: '',
      variant,
    } as never);
  }

  /** A request's way to the server and back. */
  async carry(call: string): Promise<Response> {
    const visit = running.getStore()!;
    const { body } = this.page.requests.findLast((request) => request.call === call)!;
    if (call === 'placeOrder') {
      const { attemptId } = body as { attemptId: string };
      visit.sent.push(attemptId);
      this.sent.push(attemptId);
    }
    await this.wait(visit);
    const answer = this.answer(call, body);
    await this.wait(visit);
    return answer;
  }

  answer(call: string, body: unknown): Response {
    try {
      return Response.json(this.serve(call, body ?? {}));
    } catch (error) {
      return Response.json({}, { status: (error as { status: number }).status });
    }
  }

  async wait(visit: Visit): Promise<void> {
    if (visit.isClosed) throw new TypeError('Failed to fetch');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        visit,
        goOn: (isLost) => {
          this.waiting.delete(waiting);
          if (isLost) reject(new TypeError('Failed to fetch'));
          else resolve();
        },
      };
      this.waiting.add(waiting);
    });
  }

  /** Loads the server's page in a tab. */
  async open(tab: number): Promise<void> {
    const visit = new Visit(this.tabs[tab]!);
    this.visits[tab] = visit;
    history.replaceState(null, '', '/checkout/review');
    // Each page has a store of its own.
    delete (globalThis as { [key: symbol]: { store?: unknown } })[Symbol.for('storefront-islands')]!.store;
    const props = { checkout: this.serve('refreshCheckout') };
    await running.run(visit, async () => {
      visit.island = await render(checkout, { 'data-step': 'review' }, {}, { on: this.page, props });
    });
    await atRest();
  }

  /** A closed page reaches nothing any more. */
  async close(tab: number): Promise<void> {
    const visit = this.visits[tab]!;
    this.visits[tab] = undefined;
    visit.isClosed = true;
    for (const one of this.waiting) if (one.visit === visit) one.goOn(true);
    this.page.registry.drop(visit.island.record);
    await atRest();
    visit.island.host.remove();
  }

  /** Back to a page that the browser has kept as it was; now and then another basket has been filled meanwhile. */
  async goBack(visit: Visit): Promise<void> {
    visit.left = undefined;
    visit.hasReturned = true;
    if (this.random.chance(0.5)) this.fillBasket();
    running.run(visit, () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await atRest();
  }

  async press(visit: Visit): Promise<void> {
    const before = visit.sent.length;
    this.presses += 1;
    running.run(visit, () => {
      visit.button!.click();
      if (this.random.chance(0.4)) visit.button?.click();
    });
    await atRest();
    if (this.random.chance(0.3)) running.run(visit, () => visit.button?.click());
    await atRest();
    expect(visit.sent.length - before).toBeLessThanOrEqual(1);
  }

  /** What happens next: a request goes on or is lost, or the shopper does something. */
  async step(): Promise<void> {
    const { random, visits, waiting } = this;
    const tab = this.hasTwoTabs ? random.pick([0, 1]) : 0;
    const visit = visits[tab];
    const chance = random.whole(1, 10);
    if (waiting.size > 0 && chance <= 6) {
      random.pick([...waiting]).goOn(random.chance(0.35));
      await atRest();
    } else if (!visit) await this.open(tab);
    else if (visit.left && waiting.size === 0 && !visits[1 - tab] && chance % 2) await this.goBack(visit);
    else if (visit.left || (visit.sent.length > 0 && chance >= 9)) await this.close(tab);
    else if (visit.isReady) await this.press(visit);
    this.check();
  }

  /** Everything arrives, and every page has told its shopper what became of the order. */
  async end(): Promise<void> {
    while (this.waiting.size > 0) {
      for (const one of this.waiting) one.goOn();
      await atRest();
      this.check();
    }
    const ordered = this.orders.map(({ attempt_id }) => attempt_id);
    for (const visit of this.visits)
      if (visit && ordered.includes(visit.sent.at(-1)!) && !visit.hasReturned)
        expect(visit.left ?? visit.said).toMatch(visit.left ? /\/checkout\/confirmation$/ : orderNotKnown);
  }

  check(): void {
    const { orders, sent } = this;
    expect(new Set(orders.map(({ basket_id }) => basket_id)).size).toBe(orders.length);
    expect(orders.length).toBeLessThanOrEqual(this.presses);
    const ordered = orders.map(({ attempt_id }) => attempt_id);
    for (const attempt of ordered) expect(sent).toContain(attempt);
    for (const visit of this.visits) {
      const last = visit?.sent.at(-1);
      if (!visit || !last) continue;
      if (nothingOrdered.test(visit.said)) this.failed.add(last);
      // Asked to press again, the shopper would take the order for failed.
      if (ordered.includes(last)) expect(visit.said).not.toMatch(generic);
      if (visit.left && ordered.includes(last)) expect(visit.left).toMatch(/\/checkout\/confirmation$/);
    }
    for (const attempt of this.failed) expect(ordered).not.toContain(attempt);
  }
}
