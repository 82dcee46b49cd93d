/** The levels that ship complete and a holiday hold need (checkout §4, §9). */
export const standardServiceLevel = 1;

/** The choices for a shipment as form values: texts, empty where nothing is chosen. */
export interface ShipmentChoices {
  /** The code of a service level. */
  level: string;
  isComplete: boolean;
  /** A held delivery: `YYYY-MM-DD`, or a range as `YYYY-MM-DD..YYYY-MM-DD`. */
  hold: string;
  /** The id of a trip; `contact` if the shop calls to arrange one. */
  trip: string;
}

/** The trip of a shopper who wants to be called. */
export const contactMe = 'contact';

/**
 * The choices after one of them has changed: ship complete and a holiday hold force the standard level, and another
 * level ends both (checkout §4).
 */
export function withChoice(choices: ShipmentChoices, changed: Partial<ShipmentChoices>): ShipmentChoices {
  const next = { ...choices, ...changed };
  if (changed.isComplete || changed.hold) return { ...next, level: `${standardServiceLevel}` };
  if (changed.level !== undefined && changed.level !== `${standardServiceLevel}`)
    return { ...next, isComplete: false, hold: '' };
  return next;
}

/** A chosen hold as it is sent; undefined for none. */
export function readHold(
  hold: string,
): { selectedShippingDate: string } | { selectedRange: { from: string; to: string } } | undefined {
  const [from = '', to] = hold.split('..');
  if (!from) return undefined;
  return to === undefined ? { selectedShippingDate: from } : { selectedRange: { from, to } };
}

/** The form's text for the hold that the server knows. */
export function holdText(
  hold:
    | { selectedShippingDate?: string | undefined; selectedRange?: { from: string; to: string } | undefined }
    | undefined,
): string {
  const { selectedShippingDate: date, selectedRange: range } = hold ?? {};
  return date ?? (range ? `${range.from}..${range.to}` : '');
}
