import type { useStore } from 'jotai';
import { type Atom, atom } from 'jotai';
import type { Cart, CartLineItem } from '../../contract/cart/cart.ts';
import {
  type CartChange,
  hasChange,
  isSameChange,
  keyOf,
  withChange,
  withWaiting,
} from '../../domain/cart/cart-changes.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
import { emit } from '../../page/events.ts';
import { pageTexts } from '../../page/texts.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { nextPaint } from '../next-paint.ts';
import { sharedAtom } from '../store.ts';
import { type AnnouncedChange, announceCart } from './announce-cart.ts';
import { loadedCartAtom, optimisticAtom, refreshCartAtom } from './cart.ts';
import { keepChanges, takeChanges } from './kept-changes.ts';
import { sendChange } from './send-change.ts';

type Store = ReturnType<typeof useStore>;

/** A change that failed, until the shopper changes the same again. */
export interface CartProblem {
  change: CartChange;
  /** For the shopper. */
  message: string;
  /** The name of the change's line. */
  name: string | undefined;
}

/** A removed line, and the id of the line that it stood before. */
export interface RemovedLine {
  line: CartLineItem;
  before: string | undefined;
}

export interface CartQueueState {
  /** Shown already, and not in the server's cart yet, as far as the page knows. */
  changes: readonly CartChange[];
  /** By `keyOf` the change. */
  problems: Readonly<Record<string, CartProblem>>;
  /** Lines that can be added again (decision 60). */
  removed: readonly RemovedLine[];
  /** The cart could not be read after the last changes. */
  isStale: boolean;
}

/** A sent change whose cart has not been read yet. */
interface Answered {
  change: CartChange;
  failure?: Failure;
}

// It has no dependencies, so each store computes it once and keeps it.
const queueAtom = sharedAtom('cartQueue', () => atom(() => ({}) as { queue?: CartQueue }));

/** The page's one queue. */
export function cartQueueOf(store: Store): CartQueue {
  const kept = store.get(queueAtom);
  kept.queue ??= new CartQueue(store);
  return kept.queue;
}

/**
 * All changes of the cart, one after the other. A change shows at once; of those that wait, the last about the same
 * counts. When none waits any more, the cart is read, and the server's state wins: a change that failed is undone, with
 * a message.
 */
export class CartQueue {
  readonly #stateAtom = atom<CartQueueState>({ changes: [], problems: {}, removed: [], isStale: false });
  readonly stateAtom: Atom<CartQueueState> = this.#stateAtom;
  readonly #store: Store;
  #waiting: CartChange[] = [];
  #sent: CartChange | undefined;
  #answered: Answered[] = [];
  #running: Promise<void> | undefined;
  /** Those that `settled` has counted. */
  #knownProblems: CartQueueState['problems'] = {};

  constructor(store: Store) {
    this.#store = store;
    // An unload aborts what is under way: the next page of this tab sends it again.
    window.addEventListener('pagehide', () => keepChanges(this.#unanswered()));
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // This page still has them.
      takeChanges();
      if (this.#waiting.length) this.#run();
    });
    // Any later cart has the changes that were answered before.
    store.sub(loadedCartAtom, () => this.#running || this.#settle(true));
  }

  get #state(): CartQueueState {
    return this.#store.get(this.#stateAtom);
  }

  /** Makes a change, once: the same change that is on its way already is not made again. */
  change(change: CartChange): void {
    const key = keyOf(change);
    const isSent = this.#sent && isSameChange(this.#sent, change);
    if (isSent && !this.#waiting.some((one) => keyOf(one) === key)) return;
    const { [key]: _, ...problems } = this.#state.problems;
    this.#waiting = withWaiting(this.#waiting, change);
    this.#show({ problems, removed: this.#removedWith(change) });
    this.#run();
  }

  /** The shopper corrects what a failed change has sent: its message no longer applies. */
  forget(key: string): void {
    const { [key]: _, ...problems } = this.#state.problems;
    this.#show({ problems });
  }

  /** Puts a removed line back, as it was. */
  restore({ id, sku, quantity, addToCartItem }: CartLineItem): void {
    const item = { ...(addToCartItem ?? { Sku: sku }), Quantity: quantity };
    this.change({ kind: 'restore', id, item });
  }

  /** Sends what the tab's page before this one had to leave behind. */
  resume(): void {
    for (const change of takeChanges()) this.#waiting = withWaiting(this.#waiting, change);
    if (this.#waiting.length) {
      this.#show();
      this.#run();
    }
  }

  /**
   * Resolves when nothing is on its way, to whether all of it has succeeded. Each failure counts once: who has been led
   * to its message can go on without the change. A cart that could not be read is read again.
   */
  async settled(): Promise<boolean> {
    if (this.#state.isStale) await this.reload();
    while (this.#running) await this.#running;
    const { problems, isStale } = this.#state;
    const known = this.#knownProblems;
    this.#knownProblems = problems;
    return !isStale && Object.keys(problems).every((key) => problems[key] === known[key]);
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
      // The change is painted first, and others of the same moment are gathered.
      await nextPaint();
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
        if (!(await this.#send(next))) return;
      this.#settle(await this.#store.set(refreshCartAtom, { hasChanged: true }));
    } while (this.#waiting.length);
  }

  /** @returns false if the page is being left */
  async #send(change: CartChange): Promise<boolean> {
    this.#sent = change;
    this.#show();
    try {
      await sendChange(change, this.#store.get(loadedCartAtom));
      this.#answered.push({ change });
    } catch (error) {
      const failure = handleFailure(error, genericText(change));
      if (!failure) {
        this.#waiting.unshift(change);
        return false;
      }
      this.#answered.push({ change, failure });
    } finally {
      this.#sent = undefined;
    }
    return true;
  }

  /** After a read of the cart: forgets the changes that it has; of those that failed and that it lacks, says so. */
  #settle(isRead: boolean): void {
    const cart = this.#store.get(loadedCartAtom);
    const problems = { ...this.#state.problems };
    let { removed } = this.#state;
    const done: AnnouncedChange[] = [];
    for (const { change, failure } of this.#answered) {
      if (failure && !(isRead && cart && hasChange(cart, change))) {
        problems[keyOf(change)] = { change, message: failure.message, name: this.#lineOf(change)?.name };
        if (change.kind === 'remove') removed = removed.filter(({ line }) => line.id !== change.id);
      } else if (isRead) {
        done.push({ kind: change.kind, name: this.#lineOf(change)?.name });
        this.#tellPage(change);
        if (change.kind === 'restore') removed = removed.filter(({ line }) => line.id !== change.id);
      }
    }
    if (cart && done.length) announceCart(cart, done);
    this.#answered = isRead ? [] : this.#answered.filter(({ failure }) => !failure);
    this.#show({ problems, removed, isStale: !isRead });
  }

  #show(more: Partial<CartQueueState> = {}): void {
    const changes = [...this.#answered.map(({ change }) => change), ...this.#unanswered()];
    const before = this.#state;
    const isSame =
      changes.length === before.changes.length && changes.every((one, nth) => one === before.changes[nth]);
    // A change that is sent now is shown already.
    if (isSame && !Object.keys(more).length) return;
    this.#store.set(this.#stateAtom, { ...before, ...more, changes });
    if (isSame) return;
    this.#store.set(optimisticAtom, {
      apply(cart) {
        let shown = cart;
        for (const change of changes) shown = withChange(shown, change);
        return shown;
      },
    });
  }

  get #shownCart(): Cart | undefined {
    const cart = this.#store.get(loadedCartAtom);
    return cart && (this.#store.get(optimisticAtom)?.apply(cart) ?? cart);
  }

  #unanswered(): CartChange[] {
    return this.#sent ? [this.#sent, ...this.#waiting] : this.#waiting;
  }

  #removedWith(change: CartChange): readonly RemovedLine[] {
    const { removed } = this.#state;
    const line = this.#lineOf(change);
    if (change.kind === 'restore' && !this.#waiting.includes(change))
      return removed.filter((one) => one.line.id !== change.id);
    if (change.kind !== 'remove' || !line) return removed;
    const lines = this.#shownCart!.lineItems;
    const before = lines[lines.indexOf(line) + 1]?.id;
    return [...removed.filter((one) => one.line.id !== line.id), { line, before }];
  }

  #lineOf(change: CartChange): CartLineItem | undefined {
    const cart = this.#shownCart;
    const removed = this.#state.removed.map(({ line }) => line);
    return 'id' in change
      ? [...(cart?.lineItems ?? []), ...(cart?.savedForLater ?? []), ...removed].find(
          ({ id }) => id === change.id,
        )
      : undefined;
  }

  #tellPage(change: CartChange): void {
    if (!('id' in change)) return;
    const line = this.#lineOf(change);
    const isGone = change.kind === 'remove' || change.kind === 'unsave' || change.kind === 'save';
    const quantity = change.kind === 'quantity' ? change.quantity : isGone ? 0 : (line?.quantity ?? 1);
    emit('storefront:item-updated', { id: change.id, sku: line?.sku ?? '', quantity });
  }
}

// The one change with words of its own for a failure (cart §5).
function genericText({ kind }: CartChange) {
  return kind === 'zip' ? { genericErrorMessage: pageTexts(cartPageMessages).zipNotUpdated } : {};
}
