import { vi } from 'vitest';
import type { Approval, WalletFault, WalletOrder, WalletSheet } from '../../../src/providers/wallet.ts';

const order: WalletOrder = {
  amount: '1799.00',
  currency: 'USD',
  country: 'US',
  isEstimate: false,
  needsAddress: false,
};

/** The shop's side of one sheet: the callbacks that an adapter calls, and changes of the order meanwhile. */
export function openSheet({ enter }: { enter?: () => Promise<unknown> } = {}) {
  const life = new AbortController();
  let now = order;
  let follower: ((order: WalletOrder) => void) | undefined;
  const approve = vi.fn(async (_: Approval) => true);
  const cancel = vi.fn();
  const fail = vi.fn((_: WalletFault) => {});
  const sheet: WalletSheet = {
    signal: life.signal,
    order: () => now,
    async enter() {
      await enter?.();
      return now;
    },
    follow(changed) {
      follower = changed;
    },
    refusedCountry: () => undefined,
    approve,
    cancel,
    fail,
  };
  function change(part: Partial<WalletOrder>): void {
    now = { ...now, ...part };
    follower?.(now);
  }
  return { sheet, life, change, approve, cancel, fail };
}
