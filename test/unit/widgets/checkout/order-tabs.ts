import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Checkout } from '../../../../src/contract/checkout/checkout.ts';
import type { OpenIsland } from '../../../../src/testing/render-island.ts';

/** The page whose code is running, because both tabs share one window here. */
export const running = new AsyncLocalStorage<Visit>();

/** Each tab has its own storage, and its pages are left independently. */
export function separateTabs(): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => running.getStore()?.tab.kept.get(key) ?? null,
    setItem: (key: string, text: string) => running.getStore()?.keep(key, text),
    removeItem: (key: string) => running.getStore()?.keep(key),
  });
  vi.spyOn(location, 'assign').mockImplementation((url) => running.getStore()?.leave(`${url}`));
}

/** The address of the order's confirmation. */
export const confirmed = /\/checkout\/confirmation$/;

/** Whether an answer lists an attempt that has ordered. */
export async function tellsOrdered(answer: Response, attemptId: string | undefined): Promise<boolean> {
  const { attempts } = (await answer.clone().json()) as Partial<Checkout>;
  return !!attempts?.some((one) => one.attemptId === attemptId && one.outcome === 'done');
}

/** A tab with its successive pages. */
export class Tab {
  visit: Visit | undefined;
  /** The tab's session storage, which outlives its pages. */
  readonly kept = new Map<string, string>();
  /** The last attempt that one of its pages has sent. */
  last: string | undefined;
  /** The shopper has seen the outcome of that attempt. */
  isTold = false;
}

/** A page of the last step in a tab, from its load until it is left or closed. */
export class Visit {
  isClosed = false;
  left: string | undefined;
  /**
   * The attempt whose outcome this page shows: one that it sent, or that it reads after a reload or because another
   * tab sent it.
   */
  last: string | undefined;
  /** The page says that the outcome is not known yet. */
  isUnknown = false;
  presses = 0;
  sent = 0;
  readonly tab: Tab;
  island!: OpenIsland;

  constructor(tab: Tab, doubtful: string | undefined) {
    this.tab = tab;
    // A page says nothing about an attempt whose outcome the shopper has already seen.
    this.last = tab.last && !tab.isTold ? tab.last : doubtful;
  }

  keep(key: string, text?: string): void {
    if (this.isClosed) return;
    if (text === undefined) this.tab.kept.delete(key);
    else this.tab.kept.set(key, text);
  }

  leave(url: string): void {
    if (this.isClosed) return;
    this.left = url;
    if (this.last === this.tab.last && confirmed.test(url)) this.tab.isTold = true;
  }

  get button() {
    return this.island.host.querySelector<HTMLButtonElement>(
      '.si-checkout__review .si-button[data-kind=primary]',
    );
  }

  /** Another step, such as the confirmation, has no such button. */
  get isBusy() {
    return !this.left && this.button?.dataset.state === 'busy';
  }

  get isReady() {
    return !this.left && this.button?.dataset.state === 'idle';
  }

  get isConfirmed() {
    return this.left
      ? confirmed.test(this.left)
      : !!this.island.host.querySelector('[data-step=confirmation]');
  }

  get said(): string {
    return [...this.island.host.querySelectorAll('[role=alert]')].map((one) => one.textContent).join(' ');
  }
}
