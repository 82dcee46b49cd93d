import { fillIn } from '../messages.ts';
import { type CardNameTexts, cardName } from './card-names.ts';
import { allCertificates } from './certificates.ts';
import { walletKey, type walletPaysMessages } from './payment-means-messages.ts';
import type { WalletName } from './wallets.ts';

interface Entry {
  type: string;
  lastFour: string;
  /** In cents; 0 where the server does not say. */
  appliedAmount: number;
  /** The same amount as the server's text. */
  appliedAmountString?: string | undefined;
}

/** What pays for an order, as the whole checkout says (decision 83). */
export interface PayingParts {
  /** The total of the order, in cents. */
  total?: number | undefined;
  /** The amount for cards or a wallet to pay, in cents, also once they pay it; missing if the server does not say. */
  amountDue?: number | undefined;
  /** The cards that pay now. */
  appliedCards?: readonly Entry[] | undefined;
  /** The wallet that pays, in place of cards. */
  wallet?: PayingWallet | undefined;
  giftCards: readonly { lastFour: string; appliedAmount: number }[];
  tenderCodes: readonly { label: string; appliedAmount: number }[];
  certificates: readonly Certificate[];
  /** The rewards accounts, whose certificates may pay, too. */
  rewardAccounts?: readonly { certificates: readonly Certificate[] }[];
}

interface PayingWallet {
  name: WalletName;
  account?: string | undefined;
  /** In cents; everything that is due if left out. */
  appliedAmount?: number | undefined;
}

interface Certificate {
  certificateNumber: string;
  amount?: number | undefined;
  isApplied: boolean;
}

/** A way to pay that is used, and the amount that it pays. */
export interface PaidPart {
  name: string;
  /** In cents; 0 where the server does not say. */
  cents: number;
  /** The server's text for the amount, if it sends no number. */
  words?: string | undefined;
}

/** The amount that one pays, in words; undefined if the server does not say. */
export const paidAmount = (
  { cents, words }: PaidPart,
  price: (cents: number) => string,
): string | undefined => (cents ? price(cents) : words);

/**
 * The name and the amount, or the name alone.
 * @param text for both: `{0}` is the name, `{1}` the amount
 */
export function paidText(part: PaidPart, text: string, price: (cents: number) => string): string {
  const amount = paidAmount(part, price);
  return amount ? fillIn(text, part.name, amount) : part.name;
}

export const paidPartMessages = {
  /** `{0}` are the last four digits. */
  paidByGiftCard: 'Gift card ending in {0}',
  /** Its last digits are not known. */
  paidByAnyGiftCard: 'Gift card',
  /** `{0}` is the number. */
  paidByCertificate: 'Reward certificate {0}',
};

/**
 * The amounts that gift cards, tender codes and certificates pay, in the order in which they are taken off (decision 85).
 * Certificates that the total already counts as rewards are left out.
 */
export function paidBeforeCards(
  { giftCards, tenderCodes, certificates, rewardAccounts = [], total, amountDue }: PayingParts,
  texts: typeof paidPartMessages,
): PaidPart[] {
  let rest = total;
  for (const { appliedAmount } of [...giftCards, ...tenderCodes])
    if (rest !== undefined) rest -= appliedAmount;
  return [
    ...giftCards.map(({ lastFour, appliedAmount: cents }) => ({
      name: lastFour ? fillIn(texts.paidByGiftCard, lastFour) : texts.paidByAnyGiftCard,
      cents,
    })),
    ...tenderCodes.map(({ label: name, appliedAmount: cents }) => ({ name, cents })),
    ...allCertificates({ certificates, rewardAccounts }).flatMap(
      ({ certificateNumber, amount = 0, isApplied }) =>
        isApplied && rest !== amountDue
          ? { name: fillIn(texts.paidByCertificate, certificateNumber), cents: amount }
          : [],
    ),
  ].filter(({ cents }) => cents > 0);
}

/**
 * The amount that each card pays. A single card pays everything that is due, even if the server does not say how much
 * that is.
 */
export function paidByCards(
  { amountDue = 0, appliedCards = [] }: Pick<PayingParts, 'amountDue' | 'appliedCards'>,
  texts: CardNameTexts,
): PaidPart[] {
  const isAlone = appliedCards.length === 1;
  return appliedCards.map((card) => ({
    name: cardName(card, texts),
    cents: card.appliedAmount || (isAlone && !card.appliedAmountString ? amountDue : 0),
    words: card.appliedAmountString,
  }));
}

/** The amount that the wallet pays, named with the shopper's account in it. */
export function paidByWallet(
  { amountDue, wallet }: Pick<PayingParts, 'amountDue' | 'wallet'>,
  texts: typeof walletPaysMessages,
): PaidPart[] {
  if (!wallet || amountDue === 0) return [];
  const { name, account, appliedAmount = amountDue ?? 0 } = wallet;
  const brand = texts[walletKey(name)];
  return [{ name: account ? fillIn(texts.walletAccount, brand, account) : brand, cents: appliedAmount }];
}

/** The amount that nothing pays yet, in cents: 0 if the amount due, or the amount that a card pays, is not known. */
export function leftToPay({
  amountDue = 0,
  appliedCards = [],
  wallet,
}: Pick<PayingParts, 'amountDue' | 'appliedCards' | 'wallet'>): number {
  let left = amountDue - (wallet ? (wallet.appliedAmount ?? amountDue) : 0);
  for (const { appliedAmount } of appliedCards) {
    if (!appliedAmount) return 0;
    left -= appliedAmount;
  }
  return Math.max(left, 0);
}
