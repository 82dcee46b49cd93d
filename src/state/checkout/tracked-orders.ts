import { atom } from 'jotai';
import * as v from 'valibot';
import { encodeJson } from '../../page/encode-json.ts';
import { sharedAtom, sharedStore } from '../store.ts';
import { readStored, type StorageArea, writeStored } from '../stored-atom.ts';

/** The storage key of the orders that this browser has reported to the page's analytics. */
const trackedKey = 'storefront-islands:purchase';

/** Older orders are forgotten, and the oldest of more than these. */
const keptMs = 90 * 24 * 3_600_000;
const keptOrders = 20;

const stored = v.array(v.object({ order: v.string(), at: v.number() }));

/** Those of this page: storage may be full or blocked. It has no dependencies, so each store computes it once. */
const reportedAtom = sharedAtom('reportedOrders', () => atom(() => new Set<string>()));

/**
 * Runs `report` unless this browser has reported the order before, in whatever tab and visit: known by a hash of its
 * number in local storage; where that is full or blocked, in session storage, so only by this tab.
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

/** 53 bits of a text that nobody has to keep secret: two of a browser's orders never share it by chance. */
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
