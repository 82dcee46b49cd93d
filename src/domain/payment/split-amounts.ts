import { plainText } from '../plain-text.ts';
import { amountLimit } from './payment-limits.ts';

/**
 * Parses a typed amount in dollars to cents: `12`, `12.5`, `$1,234.50`; undefined unless it is finite, above 0
 * (checkout §5) and at least a cent.
 */
export function parseAmount(text: string): number | undefined {
  const [, whole, decimals = ''] =
    /^(?:CAD|USD)?\s*[$]?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})?(?:\.(\d{0,2}))?$/.exec(plainText(text)) ?? [];
  if (!whole && !decimals) return undefined;
  const cents = Number((whole ?? '').replace(/,/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 && cents <= amountLimit.most ? cents : undefined;
}

/** An amount as text for its field: `1799.00`. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The amount that the other card has to pay, in cents; undefined if it is nothing. */
export function restOf(totalCents: number, amountCents: number | undefined): number | undefined {
  const rest = totalCents - (amountCents ?? totalCents);
  return rest > 0 ? rest : undefined;
}

/** The problem with a split: an amount that is not above 0, or a sum other than the total (checkout §5). */
export type SplitProblem = 'firstAmount' | 'secondAmount' | 'sum';

/** @param amountsCents the parsed amounts; undefined where a field holds no amount */
export function splitProblem(
  [first, second]: readonly [number | undefined, number | undefined],
  totalCents: number,
): SplitProblem | undefined {
  const isAmount = (cents: number | undefined) => Number.isFinite(cents) && cents! > 0;
  if (!isAmount(first)) return 'firstAmount';
  if (!isAmount(second)) return 'secondAmount';
  return first! + second! === totalCents ? undefined : 'sum';
}

/**
 * Splits a total in two: one amount as given, if it leaves something for the other; otherwise halves, with the odd
 * cent in the first.
 * @param kept the amount that the shopper typed last, and for which of the two
 */
export function splitTotal(
  totalCents: number,
  kept?: { index: 0 | 1; cents: number | undefined },
): [number, number] {
  const rest = kept && restOf(totalCents, kept.cents);
  if (kept?.cents !== undefined && rest !== undefined)
    return kept.index === 0 ? [kept.cents, rest] : [rest, kept.cents];
  const half = Math.ceil(totalCents / 2);
  return [half, totalCents - half];
}
