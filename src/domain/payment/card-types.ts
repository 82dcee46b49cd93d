import type { CardType } from './card-names.ts';

/** The facts about a card that follow from the first digits of its number. */
export interface CardKind {
  /** The network whose picture shows while typing; undefined while unknown. */
  shown: CardType | undefined;
  /** The type to submit; undefined while unknown, or if the digits are of no type. */
  type: CardType | undefined;
  /** Valid lengths of the number, shortest first. */
  lengths: readonly number[];
}

export interface CardTypeOptions {
  /** The feature flag `cbhcc_EnableCbhcc`: the shop's household card is told apart from other Visas. */
  isCbhccEnabled?: boolean;
}

const visa = [13, 16, 19];

/** Prefixes, or ranges `first-last` of prefixes of one length, with their kind of card. */
const rule = (prefixes: string, shown: CardType, lengths: readonly number[], isNamed = true) => ({
  prefixes,
  kind: { shown, type: isNamed ? shown : undefined, lengths } as CardKind,
});

/** Cart §5, checkout §5, decisions 24–26. If several match, the longest prefix wins. */
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
  // Naming the type on submit takes three more digits.
  rule('4000-4999', 'Visa', visa),
  // These have another network's picture and grouping until enough digits are known.
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

// No range spans two first digits.
const byFirstDigit = [...'0123456789'].map((digit) => ranges.filter(({ from }) => from.startsWith(digit)));

const unknown: CardKind = { shown: undefined, type: undefined, lengths: [19] };

/** The kind of card by the longest matching prefix. */
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

/** A co-brand card earns rewards, which is shown (cart §4). */
export function isRewardsCard(type: CardType | undefined): boolean {
  return type === 'CoBrandMasterCard' || type === 'Imprint';
}

/** The type, if its form differs from the default: fewer fields, a longer code, or its own texts. */
export function specialType(type: CardType | undefined): CardType | undefined {
  return type === 'AmericanExpress' || isStoreCard(type) || isRewardsCard(type) ? type : undefined;
}
