import { formatPrice } from '../money.ts';

/** The most a field of an amount is read as: past it a number is no longer exact. */
const most = 1e12;

/**
 * The cents that an amount in dollars stands for, as a shopper types it: `12`, `12.5`, `$1,234.50`; undefined where it is
 * not a finite number above 0 (checkout §5) or says less than a cent.
 */
export function parseAmount(text: string): number | undefined {
  const [, whole, decimals = ''] =
    /^(?:CAD|[$])?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})?(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (!whole && !decimals) return undefined;
  const cents = Number((whole ?? '').replace(/,/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 && cents <= most ? cents : undefined;
}

/** An amount as its field has it: `1799.00`. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** What names the currency beside such a field: what amounts begin with, `$` or `CAD` (cart §5). */
export function currencySign(currency: 'USD' | 'CAD'): string {
  return formatPrice(0, { currency }).replace('0.00', '').trim();
}

/** What the other of two cards pays, in cents; undefined where nothing is left for it. */
export function restOf(totalCents: number, amountCents: number | undefined): number | undefined {
  const rest = totalCents - (amountCents ?? totalCents);
  return rest > 0 ? rest : undefined;
}

/** What is wrong with what two cards pay: one that is no amount above 0, or a sum that is not the total (checkout §5). */
export type SplitProblem = 'firstAmount' | 'secondAmount' | 'sum';

/** @param amountsCents as they were read: undefined where a field says no amount */
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
 * Two amounts of a total: what was given for one of them, where something is left for the other; else halves, with the
 * odd cent in the first.
 * @param kept the amount that the shopper gave last, and for which of the two
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
