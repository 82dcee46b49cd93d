import { type Atom, atom } from 'jotai';
import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import { nextPaint } from '../../hooks/next-paint.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { honoursKeys } from '../../http/send.ts';
import { announce } from '../../page/announce.ts';
import { carriedDeeds } from '../ended-session.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { type AnnouncedChange, announceCart } from './announce-cart.ts';
import { type AnsweredRewards, boundTo, withRewards } from './answered-rewards.ts';
import { optimisticAtom, refreshCartAtom, shownCartAtom } from './cart.ts';
import { hasChange, isOfLine, isSameChange, keyOf, withChange, withWaiting } from './cart-changes.ts';
import type { CartProblem, CartQueueState, RemovedLine } from './cart-queue-state.ts';
import { type CartChange, kindOf } from './change-kinds.ts';
import { type Answered, isInDoubt, withoutDropped } from './in-doubt.ts';
import { isKept, keepChanges, takeChanges } from './kept-changes.ts';
import { loadedCartAtom } from './loaded-cart.ts';
import { notifyPage } from './notify-page.ts';
import { itemOf } from './restored-item.ts';
import { handlingOf, isFault, keyOfDeed, messageOf, openCartError, sendChange } from './send-change.ts';

/** A message that has been shown for this long has been seen. */
export const seenMs = 500;

// It has no dependencies, so each store computes it once and keeps it.
const queueAtom = sharedAtom('cartQueue', () => atom(() => ({}) as { queue?: CartQueue }));

/** The page's one queue. */
export function cartQueueOf(store: Store): CartQueue {
  const kept = store.get(queueAtom);
  kept.queue ??= new CartQueue(store);
  return kept.queue;
}

/**
 * All changes of the cart, sent one after the other. Each shows at once (optimistic); of waiting changes with the
 * same key, the last one counts. When the queue is empty the cart is read, and the server's state wins: a failed
 * change is undone, with a message.
 */
export class CartQueue {
  readonly #stateAtom = atom<CartQueueState>({ changes: [], problems: {}, removed: [], isStale: false });
  readonly stateAtom: Atom<CartQueueState> = this.#stateAtom;
  readonly #store: Store;
  #waiting: readonly CartChange[] = [];
  #sent: CartChange | undefined;
  /** Changes that the end of the session has stopped, while the page is left to sign in: the tab's next page makes them. */
  #carried: readonly CartChange[] = [];
  #answered: readonly Answered[] = [];
  #rewards: AnsweredRewards | undefined;
  #running: Promise<void> | undefined;
  /** The page has been left, and its changes are stored for the tab's next page. */
  #isLeft = false;
  /**
   * Failures whose message the shopper has seen, because it was shown for a while or `settled` has moved the focus to it.
   */
  readonly #seen = new WeakSet<CartProblem>();

  constructor(store: Store) {
    this.#store = store;
    // Leaving the page aborts pending requests: the next page of this tab sends the changes again.
    window.addEventListener('pagehide', () => {
      keepChanges(this.#sent, this.#waiting, { carried: this.#carried });
      this.#isLeft = true;
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#isLeft = false;
      this.#carried = [];
      const before = this.#waiting;
      // Another page of this tab may have made the stored changes, or changed the same things again before it was left.
      this.#waiting = [...takeChanges(), ...before.filter((change) => !isKept(change))];
      if (!before.length && !this.#waiting.length) return;
      this.#show();
      this.#run();
    });
    // Every later read of the cart includes the changes that were answered before it.
    store.sub(loadedCartAtom, () => this.#running || this.#settle(true));
  }

  get #state(): CartQueueState {
    return this.#store.get(this.#stateAtom);
  }

  /** Makes a change, unless the same change is already pending. */
  change(change: CartChange): void {
    if (!this.#take(change)) return;
    const { [keyOf(change)]: _, ...problems } = this.#state.problems;
    this.#show({ problems, removed: this.#removedWith(change) });
    this.#run();
  }

  /**
   * Changes a quantity that the caller shows by itself: the totals and the rest of the page follow after the next paint.
   * @returns resolves when they show the new quantity
   */
  async changeQuantity(id: string, quantity: number): Promise<void> {
    const change: CartChange = { kind: 'quantity', id, quantity };
    const key = keyOf(change);
    const problem = this.#state.problems[key];
    if (!this.#take(change)) return;
    this.#run();
    await nextPaint();
    // There may be a newer change by now.
    if (this.#state.problems[key] === problem) this.forget(key);
    else this.#show();
  }

  /** @returns false if the same change is already pending */
  #take(change: CartChange): boolean {
    const key = keyOf(change);
    const isSent = this.#sent && isSameChange(this.#sent, change);
    if (isSent && !this.#waiting.some((one) => keyOf(one) === key)) return false;
    this.#waiting = withWaiting(this.#waiting, change);
    return true;
  }

  /** The shopper corrects the value of a failed change, so its message no longer applies. */
  forget(key: string): void {
    const { [key]: _, ...problems } = this.#state.problems;
    this.#show({ problems });
  }

  /** Shows that the server has refused a change that a form sent without script. */
  refuse(change: CartChange, message: string): void {
    this.#show({ problems: { ...this.#state.problems, ...this.#problem(change, message) } });
  }

  /** Puts a removed line back, as it was. */
  restore(line: CartLineItem): void {
    this.change({ kind: 'restore', id: line.id, item: itemOf(line) });
  }

  /** Sends the changes that the tab's previous page could not finish. */
  resume(): void {
    // A page that was left takes its changes back on `pageshow`, after a back-forward-cache restore.
    const kept = this.#isLeft ? [] : takeChanges();
    if (!kept.length) return;
    // One after the other and unmerged, because the server may already have made the first.
    this.#waiting = [...kept, ...this.#waiting];
    this.#show();
    this.#run().then(() => {
      if (document.querySelector('[data-si-cart]')) return;
      for (const { named } of Object.values(this.#state.problems)) if (named) announce(named);
    });
  }

  /**
   * Resolves, once nothing is pending, to whether all changes have succeeded. A failure whose message the shopper has
   * seen before the press does not count. A cart that could not be read is read again.
   */
  async settled(): Promise<boolean> {
    const before = Object.values(this.#state.problems).filter((one) => this.#seen.has(one));
    if (this.#state.isStale) await this.reload();
    while (this.#running) await this.#running;
    const { isStale } = this.#state;
    const problems = Object.values(this.#state.problems);
    for (const one of problems) this.#seen.add(one);
    return !isStale && problems.every((one) => before.includes(one));
  }

  /** Reads the cart again after a failed read. */
  reload(): Promise<void> {
    return this.#run();
  }

  #run(): Promise<void> {
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    do {
      // Lets the change be painted first, and collects others made at the same time.
      await nextPaint();
      let readFor: CartChange | undefined;
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        // Whether an undo was done is told from the cart before it, so the cart is read first (decision 111).
        const isReadFirst = kindOf(next).isUndo && !!this.#answered.length && next !== readFor;
        if (isReadFirst || isInDoubt(next, this.#answered)) {
          readFor = next;
          this.#settle(await this.#read());
          continue;
        }
        this.#waiting = this.#waiting.slice(1);
        if (!(await this.#send(next))) return;
      }
      this.#settle(await this.#read());
    } while (this.#waiting.length);
  }

  #read(): Promise<boolean> {
    return this.#store.set(refreshCartAtom, { hasChanged: true });
  }

  /** @returns false if the page is being left */
  async #send(change: CartChange): Promise<boolean> {
    this.#sent = change;
    this.#show();
    // The page before may have made it already.
    const isMade = !!keyOfDeed(change) && !honoursKeys() && (await this.#read()) && this.#has(change);
    const before = this.#store.get(loadedCartAtom);
    let failure: Failure | undefined;
    try {
      const rewards = isMade ? undefined : (await sendChange(this.#store, change, before))?.rewardsData;
      if (rewards) this.#rewards = { rewards };
      else this.#outdateRewards();
    } catch (error) {
      this.#outdateRewards();
      if (error instanceof CallError && error.kind === 'session')
        carriedDeeds.set(error, {
          keep: () => {
            this.#carried = [...this.#carried.filter((one) => one !== change), change];
          },
          // After a back-forward-cache restore the changes are taken from storage and sent again, which asks for the
          // sign-in once more.
          forget: () => {
            this.#carried = this.#carried.filter((one) => one !== change);
            return false;
          },
        });
      failure = handleFailure(error, handlingOf(change));
      if (!failure) {
        this.#waiting = [change, ...this.#waiting];
        return false;
      }
    } finally {
      this.#sent = undefined;
    }
    this.#answered = [...this.#answered, { change, before, failure }];
    return true;
  }

  #outdateRewards(): void {
    if (this.#rewards) this.#rewards = { ...this.#rewards, isOutdated: true };
  }

  #has(change: CartChange): boolean {
    return hasChange(this.#store.get(loadedCartAtom)!, change);
  }

  /** After a read of the cart: forgets the changes that it contains, and reports those that failed and are missing. */
  #settle(isRead: boolean): void {
    const cart = this.#store.get(loadedCartAtom);
    const read = isRead ? cart : undefined;
    if (read && this.#rewards) this.#rewards = boundTo(read, this.#rewards);
    const isMade = (change: CartChange) => read && hasChange(read, change);
    ({ waiting: this.#waiting, answered: this.#answered } = withoutDropped(read, {
      waiting: this.#waiting,
      answered: this.#answered,
    }));
    const problems = { ...this.#state.problems };
    let { removed } = this.#state;
    const done: AnnouncedChange[] = [];
    const faults: Failure[] = [];
    const tracked = new Set<string>();
    for (const { change, before, failure } of this.#answered) {
      if (failure && !isMade(change)) {
        Object.assign(problems, this.#problem(change, messageOf(change, failure)));
        if (isFault(change, failure)) faults.push(failure);
      } else if (read) {
        const key = keyOf(change);
        const line = this.#lineOf(change, before);
        delete problems[key];
        done.push({ change, line, before });
        // For two changes of one quantity, analytics gets the difference from before the first.
        notifyPage(change, read, line, tracked.has(key) ? undefined : before);
        tracked.add(key);
        if (kindOf(change).isUndo) removed = removed.filter(({ line }) => !isOfLine(change, line.id));
      }
    }
    // A change that seemed to have failed, but is in this cart.
    for (const [key, { change }] of Object.entries(problems)) if (isMade(change)) delete problems[key];
    if (read && done.length) announceCart(read, done);
    if (faults[0]) openCartError(faults[0]);
    this.#answered = isRead ? [] : this.#answered.filter(({ failure }) => !failure);
    this.#show({ problems, removed, isStale: !isRead });
    // A removal has failed or was dropped, or another tab has saved the line for later.
    const ids = linesOf(this.#shownCart).map(({ id }) => id);
    const gone = removed.filter(({ line }) => !ids.includes(line.id));
    if (gone.length < removed.length) this.#show({ removed: gone });
  }

  #problem(change: CartChange, message: string): Record<string, CartProblem> {
    const name = this.#lineOf(change)?.name;
    const problem = { change, message, named: name && message ? `${name}: ${message}` : message };
    setTimeout(() => this.#seen.add(problem), seenMs);
    return { [keyOf(change)]: problem };
  }

  #show(more: Partial<CartQueueState> = {}): void {
    const changes = [...this.#answered.map(({ change }) => change), ...this.#unanswered()];
    const before = this.#state;
    const isSame =
      changes.length === before.changes.length && changes.every((one, nth) => one === before.changes[nth]);
    // A change that is sent now has been shown already.
    if (isSame && !Object.keys(more).length) return;
    this.#store.set(this.#stateAtom, { ...before, ...more, changes });
    if (isSame) return;
    this.#store.set(optimisticAtom, {
      apply: (cart) => {
        let shown = this.#rewards ? withRewards(cart, this.#rewards) : cart;
        for (const change of changes) shown = withChange(shown, change);
        return shown;
      },
    });
  }

  get #shownCart(): Cart | undefined {
    return this.#store.get(shownCartAtom).cart;
  }

  #unanswered(): readonly CartChange[] {
    return this.#sent ? [this.#sent, ...this.#waiting] : this.#waiting;
  }

  #removedWith(change: CartChange): readonly RemovedLine[] {
    const { removed } = this.#state;
    const line = this.#lineOf(change);
    const { isUndo, isUndoable } = kindOf(change);
    if (isUndo && !this.#waiting.includes(change))
      return removed.filter((one) => !isOfLine(change, one.line.id));
    if (!isUndoable || !line) return removed;
    const lines = this.#shownCart!.lineItems;
    const before = lines[lines.findIndex(({ id }) => id === line.id) + 1]?.id;
    return [...removed.filter((one) => one.line.id !== line.id), { line, before }];
  }

  /** @param before a cart that still had the line */
  #lineOf(change: CartChange, before?: Cart): CartLineItem | undefined {
    const removed = this.#state.removed.map(({ line }) => line);
    const known = [...linesOf(this.#shownCart), ...removed, ...linesOf(before)];
    return known.find(({ id }) => isOfLine(change, id));
  }
}

/** In the cart, or saved for later. */
const linesOf = (cart: Cart | undefined): readonly CartLineItem[] =>
  cart ? [...cart.lineItems, ...cart.savedForLater] : [];
