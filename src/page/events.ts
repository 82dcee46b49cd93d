import type { TrackDetail } from './track-events.ts';

/**
 * A failure in `storefrontIslands.failures`: the facts that a page may send to its monitoring. It has no message, because
 * that may quote what the page or the shopper has given.
 */
export interface Failure {
  widget: string;
  /** As in `storefront:island-failed`. */
  phase: string;
  /** The version of the loader script. */
  version: string;
  /** The script that failed, with line and column where they are known; without its query. */
  file: string;
  /** The error's name, such as `TypeError`. */
  error: string;
}

/** The public page events and their details, plain objects without card data or tokens (embedding contract). */
export interface PageEvents {
  'storefront:island-mounted': { island: string };
  'storefront:island-failed': {
    island: string;
    phase: string;
    error: unknown;
    version?: string;
    file?: string;
  };
  'storefront:item-added': { items: { sku: string; quantity: number }[] };
  'storefront:item-updated': { id: string; sku: string; quantity: number };
  'storefront:cart-changed': { count: number; subtotal: number };
  'storefront:payment-changed': { cards: { type: string; lastFour: string; amount: number }[] };
  'storefront:registry-changed': { registryId: string; count?: number };
  'storefront:signed-in': { email?: string };
  'storefront:listing-changed': { listing: string; url: string; count: number };
  'storefront:step-changed': { step: string; index: number };
  'storefront:track': TrackDetail;
  'storefront:error': { action: string; api: string; message: string; basketId?: string };
}

declare global {
  interface DocumentEventMap extends StorefrontEventMap {}
  interface HTMLElementEventMap extends StorefrontEventMap {}
  interface WindowEventMap extends StorefrontEventMap {}
}
type StorefrontEventMap = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> };

/**
 * Dispatches a bubbling, cancelable CustomEvent from `target`.
 * @returns false when a listener called preventDefault().
 */
export function emit<Name extends keyof PageEvents>(
  name: Name,
  detail: PageEvents[Name],
  target: EventTarget = document,
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, cancelable: true });
  return target.dispatchEvent(event);
}
