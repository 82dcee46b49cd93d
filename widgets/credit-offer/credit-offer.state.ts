import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { withOverrides } from '../../src/domain/messages.ts';
import {
  afterSave,
  type CreditOffer,
  type CreditOption,
  declineTerms,
  hasToShowTerms,
  initialCreditOffer,
  showTerms,
} from '../../src/domain/payment/credit-offer.ts';
import { creditOfferMessages } from '../../src/domain/payment/credit-offer-messages.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { hasFinanceOptedAtom, saveCreditOffer } from '../../src/state/payment/credit-offer.ts';
import type { CreditOfferProps } from './credit-offer.island.ts';

type Saving = { status: 'idle' | 'busy' } | { status: 'failed'; message: string };

/** The choice, its terms, and the saving of it (checkout §4). */
export function useCreditOffer(island: IslandHandle, { terms, onUpdate }: CreditOfferProps) {
  const store = useStore();
  const [offer, setOffer] = useState<CreditOffer>(initialCreditOffer);
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const isBusy = useRef(false);

  function move(next: CreditOffer) {
    setOffer(next);
    setSaving({ status: 'idle' });
    store.set(hasFinanceOptedAtom, next.hasFinanceOpted);
  }

  function handleChoose(option: CreditOption) {
    if (!isBusy.current) setOffer({ ...offer, option });
  }

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving({ status: 'busy' });
    const outcome = await saveCreditOffer(offer.option, island);
    isBusy.current = false;
    if (outcome !== 'saved') {
      setSaving(outcome ? { status: 'failed', message: outcome.message } : { status: 'idle' });
      if (island.signal.aborted) {
        forgetTerms();
        if (outcome) sayOutside(outcome);
      }
      return;
    }
    const { hasFinanceOpted } = afterSave(offer);
    store.set(hasFinanceOptedAtom, hasFinanceOpted);
    island.close();
    onUpdate?.({ selectedOption: offer.option, hasFinanceOpted });
  }

  /** Terms that came to nothing are not opted for. */
  function forgetTerms() {
    store.set(hasFinanceOptedAtom, (was) => offer.step === 'choice' && was);
  }

  /** The popup is closed: it is said on the page, and shown by another. */
  function sayOutside({ message, hasPopup }: { message: string; hasPopup: boolean }) {
    const labels = withOverrides(creditOfferMessages, pageContext().messages);
    const said = `${labels.creditOfferNotSaved} ${message}`;
    announce(said);
    if (!hasPopup) island.open(island.name, { errorMessage: said }).catch(() => {});
  }

  return {
    offer,
    saving,
    handleChoose,
    handleContinue: () => (hasToShowTerms(offer, !!terms) ? move(showTerms(offer)) : save()),
    handleAccept: save,
    handleDecline: () => isBusy.current || move(declineTerms(offer)),
    handleClose() {
      // What is being saved decides for itself.
      if (!isBusy.current) forgetTerms();
      island.close();
    },
  };
}
