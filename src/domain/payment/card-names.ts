import { fillIn } from '../messages.ts';

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

/** The card types that fields accept, and the one of the typed number. */
export interface CardMarks {
  accepted: readonly CardType[];
  recognized: CardType | undefined;
}

/** Texts that name cards: one for each type, and `cardName` for a card with its last four digits. */
export type CardNameTexts = Record<`cardType${CardType}` | 'cardName', string>;

/** The name of a card type for shoppers; the server's own name for an unknown type. */
export function cardTypeName(type: string, texts: Omit<CardNameTexts, 'cardName'>): string {
  const key = `cardType${type}`;
  return Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : type;
}

/** A type with a name of its own; undefined for an unknown one. */
export function knownCardType(type: string, texts: object): CardType | undefined {
  return Object.hasOwn(texts, `cardType${type}`) ? (type as CardType) : undefined;
}

/** The name of a card: "Visa ending in 1111", or its type alone where its digits are not known. */
export function cardName(
  { type, lastFour }: { type: string; lastFour: string },
  texts: CardNameTexts,
): string {
  const kind = cardTypeName(type, texts);
  return lastFour ? fillIn(texts.cardName, kind, lastFour) : kind;
}

/** The type as sent and compared: Diners Club, Cup and Jcb count as Discover (cart §3, decision 25). */
export function countedType(type: CardType): CardType {
  return type === 'DinersClub' || type === 'Cup' || type === 'Jcb' ? 'Discover' : type;
}
