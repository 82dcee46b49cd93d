import type { CardType } from './card-names.ts';

/** What the first digits of a number say. */
export interface CardKind {
  /** Whose picture shows while it is typed; undefined until the digits say so. */
  shown: CardType | undefined;
  /** What it is called on submit; undefined where the digits are of no type, or not yet. */
  type: CardType | undefined;
  /** How many digits a whole number may have, fewest first. */
  lengths: readonly number[];
}

export interface CardTypeOptions {
  /** The feature flag `cbhcc_EnableCbhcc`: the shop's household card is told from other Visas. */
  isCbhccEnabled?: boolean;
}

const visa = [13, 16, 19];

/** Prefixes, or a first and a last of the same length with a hyphen between, and the kind of card that they say. */
const rule = (prefixes: string, shown: CardType, lengths: readonly number[], isNamed = true) => ({
  prefixes,
  kind: { shown, type: isNamed ? shown : undefined, lengths } as CardKind,
});

/** Cart §5, checkout §5, decisions 24–26. Where several fit, the longest prefix is the one. */
const rules = [
  rule('44136421', 'Imprint', visa),
  rule('604588', 'PLCCSynchrony', [16]),
  rule('524304', 'CoBrandMasterCard', [16]),
  rule('2221-2720 51-55', 'MasterCard', [16]),
  rule('3528-3589', 'DinersClub', [16]),
  rule('300-305 36 38-39', 'DinersClub', [14, 16]),
  rule('6011 644-649 65', 'Discover', [16]),
  rule('622 810-817', 'Discover', [16, 17, 18, 19]),
  rule('34 37', 'AmericanExpress', [15]),
  // To name it on submit takes three digits more.
  rule('4000-4999', 'Visa', visa),
  // These look and are grouped like one before it is known to be one.
  rule('4', 'Visa', visa, false),
  rule('22-27', 'MasterCard', [16], false),
];

const ranges = rules
  .flatMap(({ prefixes, kind }) =>
    prefixes.split(' ').map((range) => {
      const [from = '', to = from] = range.split('-');
      return { from, to, kind };
    }),
  )
  .sort((a, b) => b.from.length - a.from.length);

// No range goes from one first digit to the next.
const byFirstDigit = [...'0123456789'].map((digit) => ranges.filter(({ from }) => from.startsWith(digit)));

const unknown: CardKind = { shown: undefined, type: undefined, lengths: [19] };

/** What a number is, by its first digits: the longest prefix that fits. */
export function readCardKind(digits: string, { isCbhccEnabled = false }: CardTypeOptions = {}): CardKind {
  for (const { from, to, kind } of byFirstDigit[Number(digits[0])] ?? []) {
    const prefix = digits.slice(0, from.length);
    const isFitting = prefix.length === from.length && prefix >= from && prefix <= to;
    if (isFitting && (isCbhccEnabled || kind.type !== 'Imprint')) return kind;
  }
  return unknown;
}

/** A store card has neither an expiry nor a security code (decision 28). */
export function isStoreCard(type: CardType | undefined): boolean {
  return type === 'PLCCSynchrony';
}

/** A co-brand card earns rewards, and says so (cart §4). */
export function isRewardsCard(type: CardType | undefined): boolean {
  return type === 'CoBrandMasterCard' || type === 'Imprint';
}

/** The type, if a card of it is asked for otherwise than any: by fewer fields, a longer code, words of its own. */
export function specialType(type: CardType | undefined): CardType | undefined {
  return type === 'AmericanExpress' || isStoreCard(type) || isRewardsCard(type) ? type : undefined;
}
