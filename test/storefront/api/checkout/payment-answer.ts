import { formatPrice } from '../../../../src/domain/money.ts';
import { certificatesOf } from '../../cart/certificates.ts';
import { type Address, isSameAddress } from '../../checkout/address.ts';
import { accountAddresses } from '../../checkout/address-book.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import type { OpenOrder } from '../../checkout/open-order.ts';
import { isTaxExempt } from '../../checkout/tax-exemption.ts';
import { rewardAccounts, tnsSessionOf } from '../../payments/account-rewards.ts';
import { billingOf } from '../../payments/billing.ts';
import { certificateErrors } from '../../payments/certificate-changes.ts';
import { isServiceDown } from '../../payments/gift-card-changes.ts';
import { type HeldCard, heldCards } from '../../payments/order-cards.ts';
import { creditOffer, hasOnlyRewardCards, onlyRewardCardsMessage } from '../../payments/order-payment.ts';
import type { PaymentParts } from '../../payments/parts.ts';
import { rewardsMessage } from '../../payments/rewards-message.ts';
import { cardsOf, isRewardCard, shownCard } from '../../payments/saved-cards.ts';
import { walletIn } from '../../payments/wallet-type.ts';
import { hasWallets } from '../../payments/wallets.ts';

/** The payment of an open order, as the contract has it (decision 83). */
export function paymentAnswer(buyer: Buyer, order: OpenOrder, parts: PaymentParts) {
  const { shop, sessionId, view, account } = buyer;
  const all = heldCards(shop, sessionId, parts.dueCents);
  const held = all.filter((card) => !walletIn(card));
  const wallet = all.find((card) => card.isApplied && card.isValid && walletIn(card));
  const applied = held.filter(({ isApplied }) => isApplied);
  const saved = cardsOf(shop, account);
  const option = creditOffer(shop, sessionId);
  const billing = billingOf(buyer, order);
  const isOnlyRewards = hasOnlyRewardCards(shop, sessionId);
  return {
    options: [
      'credit-debit-card-option',
      ...(hasWallets(buyer)
        ? ['paypal-venmo-pay-option', 'apple-pay-option', 'card-network-pay-option']
        : []),
    ],
    wallet: wallet && { ...walletIn(wallet)!, appliedAmount: wallet.appliedCents },
    savedCards: saved.map((card) =>
      shownCard(
        card,
        applied.flatMap(({ token }) => token ?? []),
      ),
    ),
    cards: held.map((card) => cardAnswer(card, { view, saved: saved.map(({ token }) => token) })),
    giftCards: parts.giftCards.map(({ entryId, lastFour, appliedCents, balanceCents }) => ({
      id: entryId,
      lastFour,
      appliedAmount: appliedCents,
      balance: balanceCents,
    })),
    tenderCodes: parts.tenderCodes.map(({ entryId, label, appliedCents, errorMessage }) => ({
      id: entryId,
      label,
      appliedAmount: appliedCents,
      errorMessage,
    })),
    ...rewardsAnswer(buyer),
    rewardsOrderSummaryMessage: applied.some(({ type }) => isRewardCard(type))
      ? rewardsMessage(buyer, order)
      : null,
    offer: option ? { selectedOption: option, hasFinanceOpted: option === 2 } : null,
    billingAddress: billing.address ? withId(buyer, billing.address) : null,
    isBillingSameAsShipping: billing.isSameAsShipping,
    isTaxExemptionApplied: isTaxExempt(buyer),
    isGiftCardServiceUnavailable: isServiceDown(buyer),
    tnsSession: tnsSessionOf(buyer) ?? null,
    total: parts.totalCents,
    amountDue: parts.dueCents,
    hasOnlyRewardCards: isOnlyRewards,
    rewardsErrorMessage: isOnlyRewards ? onlyRewardCardsMessage : null,
    appliedCards: applied.map(({ type, lastFour, appliedCents }) => ({
      type,
      lastFour,
      appliedAmount: appliedCents,
    })),
  };
}

/** An address of the account has its id, by which the page knows which one it is. */
function withId({ shop, account }: Buyer, address: Address) {
  const known = accountAddresses(shop, account).find((one) => isSameAddress(one, address));
  return { ...address, ...(known && { addressId: known.addressId }) };
}

function cardAnswer(card: HeldCard, { view, saved }: { view: Buyer['view']; saved: readonly string[] }) {
  const at = card.token === undefined ? -1 : saved.indexOf(card.token);
  return {
    slot: card.slot === 1 ? 'CardOne' : 'CardTwo',
    id: card.id,
    type: card.type,
    lastFour: card.lastFour,
    expMonth: card.expMonth,
    expYear: card.expYear,
    cbhccDesignType: null,
    appliedAmount: card.appliedCents,
    appliedAmountString: formatPrice(card.appliedCents, view),
    basketPaymentId: card.basketPaymentId,
    basketPaymentGuid: card.id,
    storedPaymentMethodId: card.token ?? null,
    selectionIndex: at < 0 ? null : at,
    hasVerifyData: card.needsVerification,
    isApplied: card.isApplied,
    isAutoApplied: false,
    isVerificationApplied: card.isVerified,
    isPrimary: card.slot === 1,
    isValid: card.isValid,
    saveToAccount: card.isSaved,
    verifyCreditCard: card.needsVerification,
  };
}

/** The shopper's certificates: those of the account, and those of each rewards account that has been read. */
function rewardsAnswer(buyer: Buyer) {
  const accounts = rewardAccounts(buyer);
  const errors = certificateErrors(buyer);
  const answer = ({ certificateNumber, amount, isApplied }: Held) => ({
    certificateNumber,
    amount,
    isApplied,
    errorMessage: isApplied ? null : (errors.get(certificateNumber) ?? null),
  });
  const ofAccounts = accounts.flatMap(({ certificates }) => certificates);
  const others = certificatesOf(buyer.shop, buyer.sessionId).filter(
    ({ certificateNumber }) => !ofAccounts.some((one) => one.certificateNumber === certificateNumber),
  );
  return {
    certificates: others.map(answer),
    rewardAccounts: accounts.map((account) => ({
      ...account,
      certificates: account.certificates.map(answer),
    })),
    redeemRewardsTitle: others.length + accounts.length > 0 ? 'Redeem Your Rewards' : null,
  };
}

type Held = ReturnType<typeof certificatesOf>[number];
