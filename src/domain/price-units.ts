/** An amount that seems to be in dollars, where cents are meant. */
export interface WrongUnit {
  /** Such as `minisets.0.price`. */
  path: string;
  amount: number;
  /** The same amount as the text beside it has it. */
  formatted: string;
}

/** The amounts in an answer or in props that stand beside the same amount as text, a hundred times as much. */
export function wrongUnits(given: unknown, keys: readonly string[] = []): WrongUnit[] {
  if (given === null || typeof given !== 'object') return [];
  const fields = given as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, value]) => {
    const path = [...keys, key];
    if (typeof value !== 'number') return wrongUnits(value, path);
    const formatted = fields[`formatted${key.charAt(0).toUpperCase()}${key.slice(1)}`];
    if (value <= 0 || typeof formatted !== 'string' || centsIn(formatted) !== Math.round(value * 100))
      return [];
    return [{ path: path.join('.'), amount: value, formatted }];
  });
}

/** What to say of one. */
export const wrongUnitWords = ({ path, amount, formatted }: WrongUnit): string =>
  `${path} is ${amount} beside "${formatted}": money is in cents, so this is $${(amount / 100).toFixed(2)}`;

export const wrongUnitRemedy =
  'Write cents: 259900 for $2,599.00. Only a text, such as "2599", counts as dollars.';

/** The cents of a text such as `$2,599.00`; undefined for a range or another text. */
function centsIn(formatted: string): number | undefined {
  const [, dollars, cents = '00'] = /^\D*(\d[\d,]*)(?:\.(\d\d))?\D*$/.exec(formatted) ?? [];
  return dollars === undefined ? undefined : Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
}
