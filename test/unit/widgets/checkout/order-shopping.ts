import { expect, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import type { Checkout } from '../../../../src/contract/checkout/checkout.ts';
import { placeOrderMessages } from '../../../../src/domain/checkout/checkout-placing-messages.ts';
import { mount, open } from '../../../../src/runtime/core.tsx';
import { type OpenPage, openPage } from '../../../../src/testing/open-page.ts';
import { islandRenderer } from '../../../../src/testing/render-island.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { handlers } from '../../../storefront/api/handlers.ts';
import { addToCart } from '../../../storefront/cart/add.ts';
import { knownProducts } from '../../../storefront/catalog/catalog.ts';
import { createRandom, type Random } from '../../../storefront/catalog/random.ts';
import { buyerOf } from '../../../storefront/checkout/buyer.ts';
import { saveOptions } from '../../../storefront/checkout/option-changes.ts';
import { firstTrips } from '../../../storefront/checkout/set-state.ts';
import { saveShippingAddress } from '../../../storefront/checkout/shipping-changes.ts';
import { setOrderCards } from '../../../storefront/payments/order-cards.ts';
import type { Shop } from '../../../storefront/shop.ts';
import { inTransaction } from '../../../storefront/transaction.ts';
import { createView, variantOf } from '../../../storefront/view.ts';
import { chicago } from '../../storefront/checkout-shopper.ts';
import { confirmed, running, Tab, tellsOrdered, Visit } from './order-tabs.ts';

/*
 * Random shoppers at the last step: the island, in one tab or in two at once, against the storefront's handlers and
 * its database. Every request waits twice, before and after the server, until it is randomly continued or lost; at
 * any of these moments a tab may be closed, reloaded or returned to. A press orders at most once, a basket is ordered
 * at most once, and what the shopper reads is true.
 */

const { orderNotKnown } = placeOrderMessages;
const view = createView('core', 'US');
const render = islandRenderer({ calls, load: async () => ({ core: { mount, open }, island: undefined }) });
/** One turn of the event loop, in which React does a part of its work. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A request that waits, before the server has acted or after. */
interface Waiting {
  visit: Visit;
  goOn(isLost?: boolean): void;
}

const nothingOrdered = /Nothing was ordered|has not been placed|has been placed already/;
const generic = /try again/i;

/** How often each event happened over all runs. */
export const happened = {
  ordered: 0,
  lost: 0,
  unknown: 0,
  back: 0,
  closedInBetween: 0,
  readLater: 0,
  readDone: 0,
  bothTabs: 0,
};

/** A shopper with a session, and up to two tabs. */
export class Shopping {
  readonly shop: Shop;
  readonly id: string;
  readonly random: Random;
  readonly page: OpenPage;
  readonly tabs = [new Tab(), new Tab()] as const;
  readonly waiting = new Set<Waiting>();
  readonly hasTwoTabs: boolean;
  /** Whether the shop's checkout lists its attempts; without the list the outcome of a lost answer stays unknown. */
  readonly keepsAttempts: boolean;
  presses = 0;
  readonly sent: string[] = [];
  /** The attempts that the shopper was shown as failed. */
  readonly failed = new Set<string>();

  constructor(shop: Shop, seed: number) {
    this.shop = shop;
    this.id = `run-${seed}`;
    this.random = createRandom(seed);
    this.hasTwoTabs = this.random.chance(0.4);
    this.keepsAttempts = this.random.chance(0.7);
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

  /** A basket with everything an order needs; sometimes its bank declines, or is slow. */
  fillBasket(chance = this.random.next()): void {
    const { shop } = this;
    const buyer = buyerOf({ shop, sessionId: this.id, view });
    const cards = ['1111', '1111', '1111', '0912', '0913', '0914'];
    const lastFour = cards[Math.floor(chance * cards.length)]!;
    inTransaction(shop.database, () => {
      addToCart(shop, buyer, [{ sku: knownProducts.inStock, quantity: 1 }]);
      saveShippingAddress(buyer, chicago);
      saveOptions(buyer, firstTrips(buyer));
      setOrderCards(shop, this.id, [{ token: undefined, type: 'Visa', lastFour, appliedCents: undefined }]);
    });
  }

  serve(call: string, payload: unknown = {}): unknown {
    if (call === 'refreshCheckout') vi.setSystemTime(Date.now() + 1500);
    const variant = variantOf('/checkout/review');
    const answer = handlers[call]!({
      shop: this.shop,
      view,
      sessionId: this.id,
      payload,
      origin: '',
      path: '',
      variant,
    } as never);
    return this.keepsAttempts || call !== 'refreshCheckout' ? answer : { ...answer, attempts: undefined };
  }

  /** A request's way to the server and back. */
  async carry(call: string): Promise<Response> {
    const visit = running.getStore()!;
    if (visit.isClosed) throw new TypeError('Failed to fetch');
    const { body } = this.page.requests.findLast((request) => request.call === call)!;
    if (call === 'placeOrder') {
      const { attemptId } = body as { attemptId: string };
      visit.sent += 1;
      visit.last = attemptId;
      Object.assign(visit.tab, { last: attemptId, isTold: false });
      this.sent.push(attemptId);
    }
    await this.wait(visit);
    const answer = this.answer(call, body);
    await this.wait(visit);
    if (visit.sent === 0 && (await tellsOrdered(answer, visit.last))) happened.readDone += 1;
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

  /** Lets a page run on until it waits for a request or for the shopper. */
  async atRest(visit: Visit): Promise<void> {
    // Enough turns for a press to show as busy, and for an answer to reach the page.
    for (let turns = 0; turns < 3; turns++) await turn();
    const isAtRest = () => [...this.waiting].some((one) => one.visit === visit) || !visit.isBusy;
    if (!isAtRest()) await vi.waitUntil(isAtRest, { timeout: 10_000, interval: 0 });
  }

  /** Loads the server's page in a tab. */
  async open(tab: Tab): Promise<void> {
    const whole = this.serve('refreshCheckout') as Checkout;
    const doubtful = whole.attempts?.find(({ outcome, isOrder }) => isOrder && outcome === 'notKnown');
    const visit = new Visit(tab, doubtful?.attemptId);
    if (visit.last) happened.readLater += 1;
    tab.visit = visit;
    history.replaceState(null, '', '/checkout/review');
    // Each page has its own store.
    delete (globalThis as { [key: symbol]: { store?: unknown } })[Symbol.for('storefront-islands')]!.store;
    await running.run(visit, async () => {
      const options = { on: this.page, props: { checkout: whole } };
      visit.island = await render(checkout, { 'data-step': 'review' }, {}, options);
    });
    await this.atRest(visit);
  }

  /** A closed page can no longer send or store anything. */
  async close(visit: Visit): Promise<void> {
    const { waiting } = this;
    const own = [...waiting].filter((one) => one.visit === visit);
    if (own.length > 0) happened.closedInBetween += 1;
    visit.tab.visit = undefined;
    visit.isClosed = true;
    for (const one of own) one.goOn(true);
    this.page.registry.drop(visit.island.record);
    await turn();
    visit.island.host.remove();
  }

  /** Back to a page from the back-forward cache; sometimes another basket has been filled meanwhile. */
  async goBack(visit: Visit, filled: number | undefined): Promise<void> {
    happened.back += 1;
    visit.left = undefined;
    if (filled !== undefined) this.fillBasket(filled);
    running.run(visit, () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await this.atRest(visit);
  }

  async press(visit: Visit, isTwice: boolean, isLater: boolean): Promise<void> {
    this.presses += 1;
    visit.presses += 1;
    running.run(visit, () => {
      visit.button!.click();
      if (isTwice) visit.button?.click();
    });
    await this.atRest(visit);
    // The shopper presses again because nothing seems to happen.
    if (isLater && visit.isBusy) running.run(visit, () => visit.button!.click());
  }

  /** One random event: a request is continued or lost, or the shopper acts. */
  async step(): Promise<void> {
    const { random, waiting } = this;
    // All random numbers are drawn, even unused ones, so that the next step's do not depend on this one's outcome.
    const [whose, act, which, lost] = [random.next(), random.next(), random.next(), random.next()];
    const [first, second] = [random.next(), random.next()];
    const nth = this.hasTwoTabs && whose < 0.5 ? 1 : 0;
    const tab = this.tabs[nth];
    const { visit } = tab;
    if (waiting.size > 0 && act < 0.6) {
      const one = [...waiting][Math.floor(which * waiting.size)]!;
      const isLost = lost < 0.35;
      if (isLost) happened.lost += 1;
      one.goOn(isLost);
      await this.atRest(one.visit);
    } else if (!visit) await this.open(tab);
    else if (visit.left && waiting.size === 0 && !this.tabs[1 - nth]!.visit && first < 0.8)
      await this.goBack(visit, second < 0.5 ? lost : undefined);
    else if (visit.left || (visit.sent > 0 && act >= 0.8)) await this.close(visit);
    else if (visit.isReady) await this.press(visit, first < 0.4, second < 0.3);
    this.check();
  }

  /** Everything arrives, and every page has shown its shopper the order's outcome. */
  async end(): Promise<void> {
    const { waiting, tabs } = this;
    const visits = tabs.flatMap(({ visit }) => visit ?? []);
    do {
      for (const one of waiting) one.goOn();
      for (const visit of visits) await this.atRest(visit);
      this.check();
    } while (waiting.size > 0);
    let ordered: string[] = [];
    await vi.waitFor(
      () => {
        for (const one of waiting) one.goOn();
        expect(visits.some(({ isBusy }) => isBusy)).toBe(false);
        ordered = this.orders.map(({ attempt_id }) => attempt_id);
        for (const { last, tab, isConfirmed, said } of visits)
          if (ordered.includes(last!) && !tab.isTold && !isConfirmed) expect(said).toContain(orderNotKnown);
      },
      { interval: 0 },
    );
    this.check();
    happened.ordered += ordered.length;
    if (tabs.every(({ last }) => last)) happened.bothTabs += 1;
  }

  check(): void {
    const { orders, sent } = this;
    const ordered = orders.map(({ attempt_id }) => attempt_id);
    expect(new Set(orders.map(({ basket_id }) => basket_id)).size).toBe(orders.length);
    expect(orders.length).toBeLessThanOrEqual(this.presses);
    expect(ordered.filter((attempt) => !sent.includes(attempt))).toEqual([]);
    for (const { visit } of this.tabs) if (visit) this.checkPage(visit, ordered);
    expect([...this.failed].filter((attempt) => ordered.includes(attempt))).toEqual([]);
  }

  checkPage(visit: Visit, ordered: readonly string[]): void {
    const { last, left, tab, said } = visit;
    expect(visit.sent).toBeLessThanOrEqual(visit.presses);
    if (!last) return;
    const isFailed = nothingOrdered.test(said);
    if (isFailed) this.failed.add(last);
    if (ordered.includes(last)) {
      // A shopper who is asked to press again would assume that the order failed.
      expect(said).not.toMatch(generic);
      if (left) expect(left).toMatch(confirmed);
    }
    if (last === tab.last && (isFailed || visit.isConfirmed)) tab.isTold = true;
    if (visit.isConfirmed) expect(ordered.length).toBeGreaterThan(0);
    const isUnknown = said.includes(orderNotKnown);
    if (isUnknown && !visit.isUnknown) happened.unknown += 1;
    visit.isUnknown = isUnknown;
  }
}
