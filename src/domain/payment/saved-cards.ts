import { fillIn } from '../messages.ts';

/** A saved card as far as its choice goes (checkout §3). */
interface ChoosableCard {
  isExpired: boolean;
  isInUse: boolean;
  isRewardCard: boolean;
}

interface CardFacts {
  expMonth: number;
  expYear: number;
  cbhccDesignType?: string | undefined;
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

/** What else a row says of a card: when it expires, and the design of a household card behind its flag (checkout §3). */
export function cardNote(
  { expMonth, expYear, cbhccDesignType }: CardFacts,
  texts: { cardExpires: string; cardDesign: string },
  isCbhccEnabled = false,
): string | undefined {
  const expiry = formatExpiry(expMonth, expYear);
  const design = isCbhccEnabled && cbhccDesignType;
  const notes = [expiry && fillIn(texts.cardExpires, expiry), design && fillIn(texts.cardDesign, design)];
  return notes.filter(Boolean).join(' · ') || undefined;
}

/** How many cards pay together, and up to how many saved ones another may be added there (checkout §9). */
export const cardsTogether = 2;
export const cardsToChooseFrom = 5;
