import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import type { AddressTexts } from '../../../src/domain/checkout/address.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { leftToPay } from '../../../src/domain/payment/payment-sums.ts';
import type { WalletName } from '../../../src/domain/payment/wallets.ts';
import { useOnChange, useOnMount } from '../../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../../src/page/context.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { hasUnsaved } from '../../../src/state/checkout/drafts.ts';
import { giftCardErrorsAtom } from '../../../src/state/checkout/gift-card-errors.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { useBilling } from '../../../src/state/payment/billing.ts';
import { closeWalletSheet, isApprovingAtom } from '../../../src/state/payment/open-wallet-sheet.ts';
import type { PartialPayment } from '../../../src/state/payment/partial-payment.ts';
import { savedCardPayment } from '../../../src/state/payment/saved-card-rows.ts';
import { useCardPayment } from '../../../src/state/payment/use-card-payment.ts';
import { type PaymentState, usePayment } from '../../../src/state/payment/use-payment.ts';
import { cardsToVerify, useVerification } from '../../../src/state/payment/verify-card.ts';
import type { Store } from '../../../src/state/store.ts';
import type { StepProps } from '../checkout-step-file.ts';
import { type Means, newCard, useMeans } from './payment-choice.state.ts';
import { offerCredit } from './payment-offer.state.ts';
import { usePaid } from './payment-paid.state.ts';
import { usePayPart } from './payment-part.state.ts';

/**
 * The payment step: Next pays in the chosen way, and then the step ends (checkout §4). Each way to pay keeps its typed
 * text while another is chosen.
 */
export function usePaymentStep(props: StepProps) {
  const { checkout, flow } = props;
  const store = useStore();
  const { state, attempt, forget } = useChange();
  const paying = usePaying(props);
  const billing = useBilling(checkout, flow);
  // After the choice of another card, the code of the former one is not needed.
  const codes = useVerification(flow, paying.isKept ? cardsToVerify(checkout.payment) : []);

  // Removes the messages when the total or the paying card has changed elsewhere.
  useOnChange(forget, String(paying.isPaid));

  /** Everything that Next sends besides the card's code: the address, then the payment (checkout §4). */
  async function pay(decided: AddressTexts | undefined): Promise<boolean | 'leaving'> {
    if (!(await billing.save(again, decided))) return false;
    const paid = await paying.pay(again);
    if (paid !== true) return paid;
    store.set(giftCardErrorsAtom, undefined);
    return paying.isKept || isDone();
  }

  /** Whether the card that has just paid leaves nothing to do on the step. */
  async function isDone(): Promise<boolean> {
    await flow.readAgain('possible');
    const { payment } = flow.checkout ?? checkout;
    const isToVerify = cardsToVerify(payment).length > 0;
    // The offer's answer goes on as Next does; if it is closed without an answer, the next press goes on.
    const isAsked = await offerCredit(store, payment, props.creditOffer, () => {
      // Back may have led to another step meanwhile.
      if (!isToVerify && flow.state.step === stepIndexes.payment) latest.current.next();
    });
    // The card that has just paid may need its code again: then Next waits for it (decision 90).
    return !isAsked && !isToVerify;
  }

  /** @param decided the billing address that the shopper has chosen from the typed and the suggested one */
  function next(decided?: AddressTexts): void {
    // A payment that was approved in a wallet is still in flight.
    if (store.get(isApprovingAtom)) return;
    closeWalletSheet(store);
    // Before anything is sent, the first wrong fields show their errors.
    if (!paying.isReady() || (!decided && !billing.isReady())) return;
    attempt(
      async () => {
        if (!(await codes.verifyAll(again))) return false;
        return nextStep(flow, stepIndexes.payment, {
          pay: () => pay(decided),
          hasChanged: () => hasUnsaved(store),
          again,
        });
      },
      undefined,
      again,
    );
  }
  const latest = useRef({ next });
  latest.current = { next };
  // Try Again reads the choice anew: this press may have paid, and its card is no longer in the fields.
  const again = () => latest.current.next();

  // The bank's page has led back here: the payment ends as it does with Next, which waits for it (decision 88).
  useOnMount(() => {
    const resumed = paying.resume();
    if (!resumed) return;
    attempt(
      async () => {
        const paid = await resumed;
        if (paid !== true) return paid && 'busy';
        store.set(giftCardErrorsAtom, undefined);
        if (!(await isDone()) || isPartPaid((flow.checkout ?? checkout).payment)) return false;
        return nextStep(flow, stepIndexes.payment, { hasChanged: () => hasUnsaved(store), again });
      },
      undefined,
      again,
    );
  });

  return {
    ...paying,
    billing,
    codes,
    choose(chosen: Means) {
      closeWalletSheet(store);
      paying.choose(chosen);
      forget();
    },
    chooseWallet(wallet: WalletName) {
      closeWalletSheet(store);
      paying.chooseWallet(wallet);
      forget();
    },
    state,
    next,
  };
}

/** Whether the card that has just paid was the first of two; with a server that never says what pays there is only one. */
const isPartPaid = (payment: CheckoutPayment): boolean => !!payment.appliedCards && leftToPay(payment) > 0;

export type PaymentStep = ReturnType<typeof usePaymentStep>;

/** Presses Next again. */
type Again = () => unknown;

/** The paid part, the ways to pay, and the payment in the chosen way. */
function usePaying({ checkout: { payment }, flow, cardProvider }: StepProps) {
  const island = useIsland();
  // The step shows only once this is known.
  const { savedCards, amountDue = 0 } = payment;
  const paid = usePaid(payment);
  const { applied, part } = paid;
  const store = useStore();
  const [wallet, setWallet] = useState<WalletName>();
  const [isWalletMissed, setWalletMissed] = useState(false);
  const choice = useMeans(payment, paid);
  const { means } = choice;
  const saved = usePayment(island);
  const card = useCardPayment(island, {
    provider: cardProvider,
    allowsSaving: pageContext().account.isSignedIn,
    savedCardCount: savedCards.length,
    amountDue,
    onHostedEdit: choice.chooseTyped,
  });
  const firstPart = usePayPart(amountDue, !part && !!payment.appliedCards);

  // A partial payment with the card that pays everything is another payment.
  const isKept = choice.isKept && !firstPart.isOn && !wallet;

  async function payWith(part: PartialPayment | undefined, again: Again): Promise<PaymentState | undefined> {
    const savedCard = savedCards.find(({ id }) => id === means);
    if (savedCard) return saved.pay(savedCardPayment(savedCard, amountDue, part), again);
    return card.payWithCard(part, again);
  }

  async function pay(again: Again): Promise<boolean | 'leaving'> {
    if (isKept) return true;
    const begun = firstPart.part;
    if (payment.wallet?.name === 'applePay') await takeApplePayBack(store);
    return settle(await payWith(part ?? begun, again), !!begun);
  }

  /** @param isPart the first of two cards pays */
  async function settle(outcome: PaymentState | undefined, isPart: boolean): Promise<boolean | 'leaving'> {
    if (outcome?.status === 'leaving') return 'leaving';
    if (outcome?.status !== 'applied') return false;
    choice.choose(undefined);
    paid.note(isPart);
    if (isPart) {
      firstPart.end();
      // The step stays for the other card; the read gives the amount that is left.
      await flow.readAgain();
      return false;
    }
    choice.setOpen(false);
    return true;
  }

  /** @returns undefined if no bank's page has led back here */
  function resume(): Promise<boolean | 'leaving'> | undefined {
    return card.resume()?.then((outcome) => {
      if (outcome.status === 'failed') {
        // The error shows at the fields of a new card, because only the server knows which card it was.
        choice.choose(newCard);
        choice.setOpen(true);
      }
      return settle(outcome, false);
    });
  }

  return {
    ...paid,
    ...choice,
    isKept,
    card,
    firstPart,
    /** Nothing is left for a card to pay. */
    isNothingDue: amountDue === 0 && !applied.length,
    setOpen(isOpen: boolean) {
      choice.setOpen(isOpen);
      if (!isOpen) firstPart.end();
    },
    choose(next: Means) {
      choice.choose(next);
      setWallet(undefined);
      saved.forget();
    },
    /** The wallet that is chosen in place of a card. */
    wallet,
    chooseWallet(chosen: WalletName) {
      setWallet(chosen);
      setWalletMissed(false);
    },
    /** Next was pressed, but not the chosen wallet. */
    isWalletMissed,
    /** The failure of a saved card; that of a typed one shows at its fields. */
    failure: saved.state,
    isInDoubt: saved.isDoubtful,
    /** Whether the chosen way can pay; if not, its fields show why. */
    isReady() {
      setWalletMissed(!!wallet);
      if (wallet) return false;
      return isKept || (firstPart.isReady() && (means !== newCard || card.isReady()));
    },
    pay,
    resume,
  };
}

/** Removes Apple Pay, because a card pays in its place (decision 96). */
async function takeApplePayBack(store: Store): Promise<void> {
  const { removeApplePay } = await import(
    /* The wallets among the ways to pay. */ '../../../src/state/payment/use-wallet-means.ts'
  );
  await removeApplePay(store);
}
