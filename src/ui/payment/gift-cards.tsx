import { type ReactNode, type Ref, type SubmitEvent, useImperativeHandle, useRef } from 'react';
import type { giftCardsMessages } from '../../domain/payment/payment-gift-cards-messages.ts';
import { Button } from '../button.tsx';
import { Message } from '../message.tsx';
import { SecretField, type SecretInput } from './secret-field.tsx';
import { type TenderEntry, TenderList } from './tender-list.tsx';
import { leadTo, type TenderCheck, TenderPart, useDisclosure } from './tender-part.tsx';

type Texts = typeof giftCardsMessages;

/** A gift card as it was typed. */
export interface TypedGiftCard {
  number: string;
  pin: string;
}

export interface GiftCardsProps {
  texts: Texts;
  entries: readonly TenderEntry[];
  /** The service is down, which one message says. */
  isDown: boolean;
  form: GiftCardFormProps['form'];
  ref?: Ref<TenderCheck>;
}

/** The gift cards that pay, and behind a button the form for another one. */
export function GiftCards({ texts, entries, isDown, form, ref }: GiftCardsProps): ReactNode {
  const disclosure = useDisclosure();
  const fields = useRef<GiftCardFormHandle>(null);
  useImperativeHandle(ref, () => ({
    isReady() {
      if (!fields.current?.hasText() || form.problem || isDown) return true;
      const { focus } = fields.current;
      leadTo(disclosure, { focus, refuse: () => form.refuse(texts.tenderNotApplied) });
      return false;
    },
  }));
  return (
    <TenderPart
      disclosure={disclosure}
      add={entries.length ? texts.giftCardAddAnother : texts.giftCardAdd}
      hasApplied={entries.length > 0 || isDown}
      applied={<GiftCardsApplied texts={texts} entries={entries} isDown={isDown} />}
    >
      <GiftCardForm ref={fields} texts={texts} form={form} onApplied={disclosure.close} />
    </TenderPart>
  );
}

/** The gift cards that pay, and the message that the service is down. */
export function GiftCardsApplied({
  texts,
  entries,
  isDown,
}: Omit<GiftCardsProps, 'form' | 'ref'>): ReactNode {
  return (
    <>
      <TenderList label={texts.giftCardsListLabel} entries={entries} remove={texts.remove} />
      {isDown && (
        <Message kind="error" isStill>
          {texts.giftCardsDown}
        </Message>
      )}
    </>
  );
}

export interface GiftCardFormHandle {
  fill(typed: TypedGiftCard): void;
  hasText(): boolean;
  focus(): void;
  submit(): void;
  check(): void;
}

interface GiftCardFormProps {
  texts: Texts;
  form: {
    problem: string | undefined;
    busy: 'apply' | 'check' | undefined;
    /** The card's balance, in words. */
    balance: string | undefined;
    /** @returns whether the card pays now */
    apply: (typed: TypedGiftCard) => Promise<boolean>;
    check: (typed: TypedGiftCard) => unknown;
    /** The shopper edits a field. */
    forget: () => void;
    /** Shows a reason at the number. */
    refuse: (reason: string) => void;
  };
  onApplied?: () => void;
  ref?: Ref<GiftCardFormHandle>;
}

/** Number and PIN of a gift card. Typed text stays until the card is applied. */
export function GiftCardForm({ texts, form, onApplied, ref }: GiftCardFormProps): ReactNode {
  const number = useRef<SecretInput>(null);
  const pin = useRef<SecretInput>(null);
  const element = useRef<HTMLFormElement>(null);
  const typed = (): TypedGiftCard => ({ number: number.current!.read(), pin: pin.current!.read() });

  async function apply() {
    if (!(await form.apply(typed()))) {
      // The focus stays if the shopper has moved it elsewhere, or a popup has opened.
      if (element.current?.contains(document.activeElement)) number.current?.focus();
      return;
    }
    number.current?.wipe();
    pin.current?.wipe();
    onApplied?.();
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // The form may stand inside a form of the page, which must not take this submit for its own.
    event.stopPropagation();
    apply();
  }

  useImperativeHandle(ref, () => ({
    fill(text) {
      number.current!.fill(text.number);
      pin.current!.fill(text.pin);
    },
    hasText: () => !!number.current!.read().trim(),
    focus: () => number.current!.focus(),
    submit: apply,
    check: () => form.check(typed()),
  }));

  return (
    <form className="si-gift-card-form" method="post" noValidate ref={element} onSubmit={handleSubmit}>
      <SecretField
        ref={number}
        label={texts.giftCardNumber}
        hint={form.balance}
        error={form.problem}
        onType={form.forget}
      />
      <SecretField ref={pin} label={texts.giftCardPin} onType={form.forget} />
      <div className="si-gift-card-form__actions">
        <Button
          type="submit"
          kind="secondary"
          isBusy={form.busy === 'apply'}
          busyText={texts.giftCardApplying}
        >
          {texts.giftCardApply}
        </Button>
        <Button kind="link" isBusy={form.busy === 'check'} onClick={() => form.check(typed())}>
          {texts.giftCardCheck}
        </Button>
      </div>
    </form>
  );
}
