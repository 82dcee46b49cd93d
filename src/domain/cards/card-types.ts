/** The server's names of the card types (cart §3). */
export type CardType =
  | 'MasterCard'
  | 'Visa'
  | 'AmericanExpress'
  | 'Discover'
  | 'DinersClub'
  | 'PLCCSynchrony'
  | 'CoBrandMasterCard'
  | 'Imprint'
  | 'Cup'
  | 'Jcb';

/** What a shopper calls each; the picture's name too. */
export const cardNames: Record<CardType, string> = {
  MasterCard: 'Mastercard',
  Visa: 'Visa',
  AmericanExpress: 'American Express',
  Discover: 'Discover',
  DinersClub: 'Diners Club',
  PLCCSynchrony: 'Store Card',
  CoBrandMasterCard: 'Rewards Mastercard',
  Imprint: 'Rewards Visa',
  Cup: 'UnionPay',
  Jcb: 'JCB',
};

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

/** `prefixes` are single ones, or a first and a last of the same length with a hyphen between. */
interface Rule extends CardKind {
  prefixes: string;
  /** Only with the feature flag. */
  isCbhcc?: true;
}

const visa = [13, 16, 19];
const discover = [16, 17, 18, 19];
const diners = [14, 16];
const rule = (prefixes: string, shown: CardType, lengths: readonly number[]): Rule => ({
  prefixes,
  shown,
  type: shown,
  lengths,
});

/** Cart §5, checkout §5, decisions 24–26. Where several fit, the longest prefix is the one. */
const rules: readonly Rule[] = [
  { ...rule('44136421', 'Imprint', visa), isCbhcc: true },
  rule('604588', 'PLCCSynchrony', [16]),
  rule('524304', 'CoBrandMasterCard', [16]),
  rule('2221-2720', 'MasterCard', [16]),
  rule('3528-3589', 'DinersClub', [16]),
  rule('6011', 'Discover', [16]),
  // To name it on submit takes three digits more.
  rule('4000-4999', 'Visa', visa),
  rule('622', 'Discover', discover),
  rule('810-817', 'Discover', discover),
  rule('644-649', 'Discover', [16]),
  rule('300-305', 'DinersClub', diners),
  rule('34', 'AmericanExpress', [15]),
  rule('37', 'AmericanExpress', [15]),
  rule('36', 'DinersClub', diners),
  rule('38-39', 'DinersClub', diners),
  rule('51-55', 'MasterCard', [16]),
  rule('65', 'Discover', [16]),
  // Looks and is grouped like one before it is known to be one.
  { ...rule('22-27', 'MasterCard', [16]), type: undefined },
  { ...rule('4', 'Visa', visa), type: undefined },
];

const ranges = rules
  .map(({ prefixes, isCbhcc = false, shown, type, lengths }) => {
    const [from = '', to = from] = prefixes.split('-');
    return { from, to, isCbhcc, kind: { shown, type, lengths } as CardKind };
  })
  .sort((a, b) => b.from.length - a.from.length);

// No range goes from one first digit to the next.
const byFirstDigit = [...'0123456789'].map((digit) => ranges.filter(({ from }) => from.startsWith(digit)));

const unknown: CardKind = { shown: undefined, type: undefined, lengths: [19] };

/** What a number is, by its first digits: the longest prefix that fits. */
export function readCardKind(digits: string, { isCbhccEnabled = false }: CardTypeOptions = {}): CardKind {
  for (const { from, to, isCbhcc, kind } of byFirstDigit[Number(digits[0])] ?? []) {
    if (digits.length < from.length || (isCbhcc && !isCbhccEnabled)) continue;
    const prefix = digits.slice(0, from.length);
    if (prefix >= from && prefix <= to) return kind;
  }
  return unknown;
}

/** The type as it is sent and compared: Diners Club, Cup and Jcb count as Discover (cart §3, decision 25). */
export function countedType(type: CardType): CardType {
  return type === 'DinersClub' || type === 'Cup' || type === 'Jcb' ? 'Discover' : type;
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
