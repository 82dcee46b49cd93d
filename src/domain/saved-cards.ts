import { type CardFlags, firstProblem, flaggedProblems } from './cards/card-errors.ts';
import type { CardMessages } from './cards/card-messages.ts';
import { type CardType, cardNames, countedType } from './cards/card-types.ts';
import { fillIn } from './messages.ts';

/** A saved card as far as its choice goes (checkout §3). */
interface ChoosableCard {
  isExpired: boolean;
  isInUse: boolean;
  isRewardCard: boolean;
}

/** What keeps a saved card from being chosen (checkout §4, §5). */
export type CardObstacle = 'cardExpired' | 'cardInUse' | 'cardNotReward';

/** Why a card cannot be chosen; what no other order would mend comes first. */
export function cardObstacle(
  { isExpired, isInUse, isRewardCard }: ChoosableCard,
  hasOnlyRewardCards = false,
): CardObstacle | undefined {
  if (isExpired) return 'cardExpired';
  if (isInUse) return 'cardInUse';
  return hasOnlyRewardCards && !isRewardCard ? 'cardNotReward' : undefined;
}

/** The card that is chosen at first: the wanted one, where it can be, else the first that can; -1 where none can. */
export function firstChoice(
  cards: readonly ChoosableCard[],
  wanted: number | undefined,
  hasOnlyRewardCards = false,
): number {
  const canBeChosen = (card: ChoosableCard | undefined) => card && !cardObstacle(card, hasOnlyRewardCards);
  if (wanted !== undefined && canBeChosen(cards[wanted])) return wanted;
  return cards.findIndex(canBeChosen);
}

/** When a card expires, as its front has it: `04/29`; undefined for a store card, which does not. */
export function formatExpiry(expMonth: number, expYear: number): string | undefined {
  if (!expMonth || !expYear) return undefined;
  return `${`${expMonth}`.padStart(2, '0')}/${`${expYear % 100}`.padStart(2, '0')}`;
}

/** Whether the account takes another card: below its limit, where there is one (checkout §5, decision 44). */
export function canSaveCard(count: number, limit: number | undefined): boolean {
  return limit === undefined || count < limit;
}

/** How many cards pay together, and up to how many saved ones another may be added there (checkout §9). */
export const cardsTogether = 2;
export const cardsToChooseFrom = 5;

/** A card that is known by its end. */
interface EndedCard {
  /** The server's name of the type. */
  type: string;
  lastFour: string;
}

/** What a shopper calls a card: "Visa ending in 1111". */
export function cardName({ type, lastFour }: EndedCard, cardNameText: string): string {
  const name = Object.hasOwn(cardNames, type) ? cardNames[type as CardType] : type;
  return fillIn(cardNameText, name, lastFour);
}

/** Whether these cards, and no others, pay: by their ends, and by how much of the order each pays where that is given. */
export function areApplied(
  cards: readonly (EndedCard & { appliedAmount?: number | undefined })[],
  applied: readonly (EndedCard & { appliedAmount: number })[],
): boolean {
  const isSame = (one: (typeof cards)[number], other: (typeof applied)[number]) =>
    one.lastFour === other.lastFour &&
    countedType(one.type as CardType) === countedType(other.type as CardType) &&
    (one.appliedAmount === undefined || one.appliedAmount === other.appliedAmount);
  const areFound = cards.every((card) => applied.some((other) => isSame(card, other)));
  return areFound && cards.length === applied.length;
}

/** What the server's flags say of a saved card: none of its data is missing, so what is flagged is not valid. */
export function savedCardProblem(flags: CardFlags | undefined, texts: CardMessages): string | undefined {
  const whole = { number: '0', expiry: '01/01', securityCode: '0' };
  return flags && firstProblem(flaggedProblems(flags, whole, texts));
}
