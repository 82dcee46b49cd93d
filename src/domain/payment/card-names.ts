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

/** The type as it is sent and compared: Diners Club, Cup and Jcb count as Discover (cart §3, decision 25). */
export function countedType(type: CardType): CardType {
  return type === 'DinersClub' || type === 'Cup' || type === 'Jcb' ? 'Discover' : type;
}
