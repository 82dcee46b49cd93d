import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { CardFlags } from '../domain/cards/card-errors.ts';
import { pageContext } from '../page/context.ts';
import type { CardProvider, HostedFields } from './adyen-fields.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './card-form.ts';
import { type Payment, payWithCards, payWithEncryptedCard } from './payment.ts';

/** A card that a form holds, and how the order is paid with it. */
export interface EnteredCard extends Payment {
  /** For the shopper: whose card it is, where that is known. */
  lastFour: string | undefined;
}

/** Where a shopper enters a card: one interface for the shop's own fields and the payment provider's. */
export interface CardAdapter {
  /** The card, if nothing is wrong with it; otherwise the fields say what is. */
  enter(more: { saveToAccount: boolean }): EnteredCard | undefined;
  /** Shows what the server finds wrong with it. */
  show(flags: CardFlags): void;
  /** Empties the fields. */
  wipe(): void;
  /** What stands for the fields on the page. */
  fields:
    | { kind: 'own'; form: CardForm }
    | { kind: 'hosted'; ref: RefCallback<HTMLElement>; isReady: boolean; form: CardForm };
}

export interface CardAdapterOptions extends CardFormOptions {
  /** The payment provider, where its fields are to be used. */
  provider?: CardProvider | undefined;
  /** The provider's fields cannot be had. */
  onFail(error: Error): void;
}

/** The fields that `features.paymentProvider_EnableAdyen` asks for. */
export function useCardAdapter({ provider, onFail, ...options }: CardAdapterOptions): CardAdapter {
  const isHosted = pageContext().features.paymentProvider_EnableAdyen ?? false;
  const form = useCardForm(options);
  const hosted = useHostedFields(isHosted ? provider : undefined, onFail);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page asks for is found out once
  useEffect(() => {
    if (isHosted && !provider)
      onFail(
        Error(
          'features.paymentProvider_EnableAdyen is on, but nothing says where the provider’s fields come from: give {scriptUrl, styleUrl?, config} as `provider` in the host’s props',
        ),
      );
  }, []);

  if (!isHosted)
    return {
      enter(more) {
        const card = form.submit(more);
        if (!card) return undefined;
        const lastFour = card.number.slice(-4);
        return { lastFour, pay: () => payWithCards({ cardOneData: card }), isApplied: isPaidBy(lastFour) };
      },
      show: form.show,
      wipe: form.wipe,
      fields: { kind: 'own', form },
    };
  return {
    enter({ saveToAccount }) {
      const card = hosted.read();
      if (!card) return undefined;
      const { data, lastFour } = card;
      return {
        lastFour,
        pay: () => payWithEncryptedCard({ adyenCardData: data, saveToAccount }),
        isApplied: isPaidBy(lastFour),
      };
    },
    show: form.show,
    wipe: hosted.renew,
    fields: { kind: 'hosted', ref: hosted.ref, isReady: hosted.isReady, form },
  };
}

// This card and no other: what paid before may have the same end, and a second card beside it.
const isPaidBy =
  (lastFour: string | undefined): Payment['isApplied'] =>
  ({ appliedCards: [card, other] }) =>
    card?.lastFour === lastFour && !other;

/** The provider's fields in their place. They are made anew to be emptied: nobody else can. */
function useHostedFields(provider: CardProvider | undefined, onFail: (error: Error) => void) {
  const [isReady, setReady] = useState(false);
  const [round, setRound] = useState(0);
  const made = useRef<HostedFields>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads nothing that changes
  useEffect(() => {
    if (!provider) return;
    // The back-forward cache would keep what is in them.
    const handlePageHide = () => made.current?.remove();
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && renew();
    addEventListener('pagehide', handlePageHide);
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pagehide', handlePageHide);
      removeEventListener('pageshow', handlePageShow);
    };
  }, [provider]);

  function renew() {
    setReady(false);
    setRound((was) => was + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are made once a round, with who listens then
  const ref = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !provider) return undefined;
      let isOver = false;
      let remove = () => {};
      const fail = (error: Error) => {
        if (!isOver) onFail(error);
      };
      import('./adyen-fields.ts')
        .then(({ showHostedFields }) =>
          showHostedFields(provider, {
            place,
            onReady: () => {
              if (!isOver) setReady(true);
            },
            onFail: fail,
          }),
        )
        .then((fields) => {
          remove = fields.remove;
          if (isOver) remove();
          else made.current = fields;
        }, fail);
      return () => {
        isOver = true;
        made.current = undefined;
        remove();
      };
    },
    [provider, round],
  );

  return { ref, isReady, renew, read: () => made.current?.read() };
}
