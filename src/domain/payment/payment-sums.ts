import { fillIn } from '../messages.ts';
import { type CardNameTexts, cardName } from './card-names.ts';
import { allCertificates } from './certificates.ts';
import { walletKey, type walletPaysMessages } from './payment-wallet-messages.ts';
import type { WalletName } from './wallets.ts';

interface Entry {
  type: string;
  lastFour: string;
  /** In cents; 0 where the server does not say. */
  appliedAmount: number;
  /** The same in the server's words. */
  appliedAmountString?: string | undefined;
}

/** What pays for an order, as the whole checkout says (decision 83). */
export interface PayingParts {
  /** The total of the order, in cents. */
  total?: number | undefined;
  /** What cards or a wallet have to pay, in cents, also once they pay it; missing where the server does not say. */
  amountDue?: number | undefined;
  /** The cards that pay now. */
  appliedCards?: readonly Entry[] | undefined;
  /** The wallet that pays, in place of cards. */
  wallet?: PayingWallet | undefined;
  giftCards: readonly { lastFour: string; appliedAmount: number }[];
  tenderCodes: readonly { label: string; appliedAmount: number }[];
  certificates: readonly Certificate[];
  /** Their certificates may pay, too. */
  rewardAccounts?: readonly { certificates: readonly Certificate[] }[];
}

interface PayingWallet {
  name: WalletName;
  account?: string | undefined;
  /** In cents; left out, all that is due. */
  appliedAmount?: number | undefined;
}

interface Certificate {
  certificateNumber: string;
  amount?: number | undefined;
  isApplied: boolean;
}

/** One means, and what it pays. */
export interface PaidPart {
  name: string;
  /** In cents; 0 where the server does not say. */
  cents: number;
  /** The amount in the server's words, where it sends no number. */
  words?: string | undefined;
}

/** What a means pays, in words; undefined where the server does not say. */
export const paidAmount = (
  { cents, words }: PaidPart,
  price: (cents: number) => string,
): string | undefined => (cents ? price(cents) : words);

/**
 * A means and what it pays, or the means alone.
 * @param text of both: `{0}` is the means, `{1}` the amount
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
 * What gift cards, tender codes and certificates pay of the total, in the order in which they are taken (decision 85).
 * Certificates that are off the total already, as rewards, are left out.
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

/** What each card pays; one alone pays all that is due, also where the server does not say how much that is. */
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

/** What the wallet pays, named with its account as the shopper knows it. */
export function paidByWallet(
  { amountDue, wallet }: Pick<PayingParts, 'amountDue' | 'wallet'>,
  texts: typeof walletPaysMessages,
): PaidPart[] {
  if (!wallet || amountDue === 0) return [];
  const { name, account, appliedAmount = amountDue ?? 0 } = wallet;
  const brand = texts[walletKey(name)];
  return [{ name: account ? fillIn(texts.walletAccount, brand, account) : brand, cents: appliedAmount }];
}

/** What no means pays yet, in cents: never below zero, and nothing where what is due, or what a card pays, is not known. */
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
