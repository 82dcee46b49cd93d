import { fillIn } from '../messages.ts';

/** The fields of a saved card that decide whether it can be chosen (checkout §3). */
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

/** Reasons why a saved card cannot be chosen (checkout §4, §5). */
export type CardObstacle = 'cardExpired' | 'cardInUse' | 'cardNotReward';

/** Why a card cannot be chosen; permanent reasons come before those of this order. */
export function cardObstacle(
  { isExpired, isInUse, isRewardCard }: ChoosableCard,
  hasOnlyRewardCards = false,
): CardObstacle | undefined {
  if (isExpired) return 'cardExpired';
  if (isInUse) return 'cardInUse';
  return hasOnlyRewardCards && !isRewardCard ? 'cardNotReward' : undefined;
}

/**
 * The index of the card chosen at first: the wanted one if it can be chosen, else the first that can; -1 if none can.
 */
export function firstChoice(
  cards: readonly ChoosableCard[],
  wanted: number | undefined,
  hasOnlyRewardCards = false,
): number {
  const canBeChosen = (card: ChoosableCard | undefined) => card && !cardObstacle(card, hasOnlyRewardCards);
  if (wanted !== undefined && canBeChosen(cards[wanted])) return wanted;
  return cards.findIndex(canBeChosen);
}

/** A card's expiry date as printed on it: `04/29`; undefined for a store card, which has none. */
export function formatExpiry(expMonth: number, expYear: number): string | undefined {
  if (!expMonth || !expYear) return undefined;
  return `${`${expMonth}`.padStart(2, '0')}/${`${expYear % 100}`.padStart(2, '0')}`;
}

/** The details in a card's row: its expiry date and, behind its flag, a household card's design (checkout §3). */
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
