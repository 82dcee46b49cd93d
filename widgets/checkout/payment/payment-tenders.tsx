import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { offers } from '../../../src/page/offers.ts';
import { usePromoCode } from '../../../src/state/checkout/use-promo-code.ts';
import { appliedSavedCard, type CertificateCard } from '../../../src/state/payment/certificates.ts';
import { useAccountRewards } from '../../../src/state/payment/use-account-rewards.ts';
import { useGiftCards } from '../../../src/state/payment/use-gift-cards.ts';
import { useRewards } from '../../../src/state/payment/use-rewards.ts';
import { useTaxExemption } from '../../../src/state/payment/use-tax-exemption.ts';
import { useTenderCodes } from '../../../src/state/payment/use-tender-codes.ts';
import { Button } from '../../../src/ui/button.tsx';
import { PromoCode } from '../../../src/ui/cart/promo-code.tsx';
import { useKeptFocus } from '../../../src/ui/cart/use-kept-focus.ts';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { ErrorNote } from '../../../src/ui/error-note.tsx';
import { GiftCards, GiftCardsApplied } from '../../../src/ui/payment/gift-cards.tsx';
import { Rewards } from '../../../src/ui/payment/rewards.tsx';
import { TenderCodes, TenderCodesApplied } from '../../../src/ui/payment/tender-codes.tsx';
import { leadTo, type TenderCheck, TenderPart, useDisclosure } from '../../../src/ui/payment/tender-part.tsx';
import { promoStepMessages } from './payment.messages.ts';
import type { PaymentStep } from './payment.state.ts';

interface PaymentTendersProps {
  checkout: Checkout;
  step: Pick<PaymentStep, 'means' | 'card'>;
  ref: Ref<TenderCheck>;
}

/** Gift cards, codes and rewards, which pay before cards do (decision 85); promo code and tax exemption. */
export function PaymentTenders({ checkout, step, ref }: PaymentTendersProps): ReactNode {
  const { payment } = checkout;
  const place = useRef<HTMLDivElement>(null);
  const giftCards = useGiftCards(payment);
  const tenderCodes = useTenderCodes(payment);
  const { restriction: _, ...rewards } = useRewards(payment, {
    card: () => certificateCard(step, payment),
    wipeTyped: step.card.wipe,
  });
  const parts = {
    giftCards: useRef<TenderCheck>(null),
    promo: useRef<TenderCheck>(null),
    codes: useRef<TenderCheck>(null),
  };
  useAccountRewards(payment);
  useKeptFocus(place);
  useImperativeHandle(ref, () => ({
    isReady: () => Object.values(parts).every(({ current }) => current?.isReady() !== false),
  }));
  return (
    <div className="si-tenders" ref={place} tabIndex={-1}>
      <Rewards {...rewards} />
      {offers('offersGiftCards') ? (
        <GiftCards {...giftCards} ref={parts.giftCards} />
      ) : (
        giftCards.entries.length > 0 && <GiftCardsApplied {...giftCards} />
      )}
      <PaymentPromo checkout={checkout} ref={parts.promo} />
      {offers('offersTenderCodes') ? (
        <TenderCodes {...tenderCodes} ref={parts.codes} />
      ) : (
        <TenderCodesApplied {...tenderCodes} />
      )}
      <PaymentTax checkout={checkout} />
    </div>
  );
}

/** The card that is sent with a certificate (decision 86): the chosen or typed one, else the one that pays. */
function certificateCard(
  { means, card }: PaymentTendersProps['step'],
  payment: Checkout['payment'],
): CertificateCard | undefined {
  if (typeof means === 'string') return { kind: 'saved', id: means };
  return (means && card.valid()) ?? appliedSavedCard(payment);
}

/** The promo code: applied, or behind a button. */
function PaymentPromo({ checkout, ref }: { checkout: Checkout; ref: Ref<TenderCheck> }): ReactNode {
  const texts = useTexts(promoStepMessages);
  const promo = usePromoCode(checkout);
  const disclosure = useDisclosure();
  const field = useRef<HTMLInputElement>(null);

  useImperativeHandle(ref, () => ({
    isReady() {
      if (promo.code || promo.problem || !promo.typed.trim()) return true;
      const refuse = () => promo.refuse(texts.tenderNotApplied);
      leadTo(disclosure, { focus: () => field.current?.focus(), refuse });
      return false;
    },
  }));

  async function handleSubmit() {
    if (await promo.apply()) disclosure.close();
    else if (field.current?.form?.contains(document.activeElement)) field.current.focus();
  }

  const part = (
    <PromoCode
      texts={texts}
      code={promo.code}
      message={promo.message}
      problem={promo.problem}
      remove={
        <Button kind="link" isBusy={promo.isBusy} onClick={promo.remove}>
          {texts.removePromo}
        </Button>
      }
      form={{
        name: 'PromoCode',
        field,
        typed: promo.typed,
        error: promo.problem,
        isBusy: promo.isBusy,
        onType: promo.type,
        onSubmit: handleSubmit,
      }}
    />
  );
  if (promo.code) return part;
  if (!offers('offersPromoCodes')) return null;
  return (
    <TenderPart disclosure={disclosure} add={texts.promoAdd} hasApplied={false}>
      {part}
    </TenderPart>
  );
}

/** The box for a tax-exempt order (checkout §5). */
function PaymentTax({ checkout }: { checkout: Checkout }): ReactNode {
  const { texts, isExempt, isBusy, problem, toggle } = useTaxExemption(checkout.payment);
  if (!isExempt && !offers('offersTaxExemption')) return null;
  return (
    <div className="si-tenders__box">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label>
        <ChoiceBox
          type="checkbox"
          checked={isExempt}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => !isBusy && toggle(target.checked)}
        />
        <span>{texts.taxExempt}</span>
      </label>
      <ErrorNote>{problem}</ErrorNote>
    </div>
  );
}
