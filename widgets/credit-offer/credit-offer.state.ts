import { useStore } from 'jotai';
import { useState } from 'react';
import {
  afterSave,
  type CreditOffer,
  type CreditOption,
  declineTerms,
  hasToShowTerms,
  initialCreditOffer,
  showTerms,
} from '../../src/domain/payment/credit-offer.ts';
import { announce } from '../../src/page/announce.ts';
import { openOverlay } from '../../src/page/overlays.ts';
import { pageTexts } from '../../src/page/texts.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { useAttempt } from '../../src/state/attempt.ts';
import type { Failure } from '../../src/state/failure.ts';
import {
  creditOfferAtom,
  hasFinanceOptedAtom,
  saveCreditOffer,
} from '../../src/state/payment/credit-offer.ts';
import type { CreditOfferProps } from './credit-offer.island.ts';
import { creditOfferMessages } from './credit-offer.messages.ts';

/** The choice, its terms, and how it is saved (checkout §4). */
export function useCreditOffer(island: IslandHandle, { terms, onUpdate }: CreditOfferProps) {
  const store = useStore();
  const [offer, setOffer] = useState<CreditOffer>(initialCreditOffer);
  const { state: saving, attempt, forget } = useAttempt<'saved'>();
  const isBusy = saving.status === 'busy';

  function move(next: CreditOffer) {
    setOffer(next);
    forget();
    store.set(hasFinanceOptedAtom, next.hasFinanceOpted);
  }

  async function save() {
    if (isBusy) return;
    const outcome = await attempt(async () => {
      await saveCreditOffer(offer.option);
      return 'saved';
    });
    if (outcome.status === 'saved') {
      const { hasFinanceOpted } = afterSave(offer);
      store.set(hasFinanceOptedAtom, hasFinanceOpted);
      store.set(creditOfferAtom, { selectedOption: offer.option, hasFinanceOpted });
      island.close();
      onUpdate?.({ selectedOption: offer.option, hasFinanceOpted });
    } else if (island.signal.aborted) {
      withdrawTerms();
      if (outcome.status === 'failed') announceFailure(island.name, outcome);
    }
  }

  /** If the save fails, the terms are not opted for. */
  function withdrawTerms() {
    store.set(hasFinanceOptedAtom, (was) => offer.step === 'choice' && was);
  }

  return {
    offer,
    saving,
    handleChoose: (option: CreditOption) => isBusy || setOffer({ ...offer, option }),
    handleContinue: () => (hasToShowTerms(offer, !!terms) ? move(showTerms(offer)) : save()),
    handleAccept: save,
    handleDecline: () => isBusy || move(declineTerms(offer)),
    handleClose() {
      // If a save is in progress, its result decides.
      if (!isBusy) withdrawTerms();
      island.close();
    },
  };
}

/** The popup is closed: the failure is announced on the page, and the popup opens again to show it. */
function announceFailure(name: string, { message, hasPopup }: Failure): void {
  const errorMessage = `${pageTexts(creditOfferMessages).creditOfferNotSaved} ${message}`;
  announce(errorMessage);
  if (!hasPopup) openOverlay(name, { errorMessage });
}
