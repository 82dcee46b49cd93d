import { atom } from 'jotai';
import * as v from 'valibot';
import { encodeJson } from '../../page/encode-json.ts';
import { sharedAtom, sharedStore } from '../store.ts';
import { readStored, type StorageArea, writeStored } from '../stored-atom.ts';

/** The storage key of the orders that this browser has reported to the page's analytics. */
const trackedKey = 'storefront-islands:purchase';

/** Older orders are deleted; of too many orders, the oldest. */
const keptMs = 90 * 24 * 3_600_000;
const keptOrders = 20;

const stored = v.array(v.object({ order: v.string(), at: v.number() }));

/**
 * The orders that this page has reported: storage may be full or blocked. It has no dependencies, so each store computes
 * it once.
 */
const reportedAtom = sharedAtom('reportedOrders', () => atom(() => new Set<string>()));

/**
 * Runs `report` unless this browser has reported the order before, in any tab or visit. Local storage has a hash of the
 * order's number; if it is full or blocked, session storage has it, and only this tab knows.
 */
export function onceForOrder(orderNumber: string, report: () => void, now = Date.now()): void {
  const order = hashOf(orderNumber);
  const ofPage = sharedStore().get(reportedAtom);
  if (ofPage.has(order)) return;
  const kept = (area: StorageArea) => {
    const read = v.safeParse(stored, readStored(area, trackedKey));
    return read.success ? read.output.filter(({ at }) => now - at < keptMs) : [];
  };
  ofPage.add(order);
  if ([...kept('local'), ...kept('session')].some((one) => one.order === order)) return;
  const keepIn = (area: StorageArea) =>
    writeStored(area, trackedKey, encodeJson([...kept(area).slice(1 - keptOrders), { order, at: now }]));
  if (!keepIn('local')) keepIn('session');
  report();
}

/** A hash of 53 bits, which need not be secure: two orders of a browser do not collide by chance. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
