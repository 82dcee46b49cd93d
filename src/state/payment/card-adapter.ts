import type { RefCallback } from 'react';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import { areApplied } from '../../domain/payment/applied-cards.ts';
import { type CardFlags, firstProblem } from '../../domain/payment/card-flags.ts';
import { providerBrands } from '../../domain/payment/provider-brands.ts';
import { pageContext } from '../../page/context.ts';
import type { CardProvider, HostedStatus } from '../../providers/adyen-fields.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './card-form.ts';
import { useHostedFields } from './card-hosted.ts';
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
  /** Empties the fields, and takes back what was said of them. */
  wipe(): void;
  /** What is wrong that no field says. */
  problem: string | undefined;
  /** What stands for the fields on the page. */
  fields:
    | { kind: 'own'; form: CardForm }
    | {
        kind: 'hosted';
        ref: RefCallback<HTMLElement>;
        status: HostedStatus;
        /** Tries once more to have them. */
        renew(): void;
        form: CardForm;
      };
}

export interface CardAdapterOptions extends CardFormOptions {
  /** The payment provider, where its fields are to be used. */
  provider?: CardProvider | undefined;
}

/** The fields that `features.paymentProvider_EnableAdyen` asks for. */
export function useCardAdapter({ provider, ...options }: CardAdapterOptions): CardAdapter {
  const { features, messages } = pageContext();
  const isHosted = features.paymentProvider_EnableAdyen ?? false;
  const form = useCardForm(options);
  const fail = () => form.fail(withOverrides(errorMessages, messages).genericErrorMessage);
  const hosted = useHostedFields(provider, {
    onStatus(status) {
      if (status === 'failed') fail();
      // That they are on their way, where that was said.
      if (status === 'ready') form.forget();
    },
    onChange: form.forget,
    onTrouble: fail,
  });
  const { problems, texts } = form.fields;

  function renew() {
    form.forget();
    hosted.renew();
  }

  if (!isHosted)
    return {
      enter(more) {
        const card = form.submit(more);
        if (!card) return undefined;
        const { type, number } = card;
        const sent = { type, lastFour: number.slice(-4) };
        return {
          lastFour: sent.lastFour,
          pay: () => payWithCards({ cardOneData: card }),
          isApplied: ({ appliedCards }) => areApplied([sent], appliedCards),
          savedCount: Number(card.saveToAccount),
          wipe: () => Object.assign(card, { number: '', cvv: '' }),
        };
      },
      show: form.show,
      wipe: form.wipe,
      problem: problems.card,
      fields: { kind: 'own', form },
    };
  return {
    enter({ saveToAccount }) {
      form.forget();
      if (hosted.status === 'loading') form.fail(texts.cardFieldsLoading);
      const card = hosted.read();
      if (!card) return undefined;
      const { data, lastFour } = card;
      const sent = { type: providerBrands[String(data.brand)], lastFour };
      return {
        lastFour,
        pay: () => payWithEncryptedCard({ adyenCardData: data, saveToAccount }),
        isApplied: ({ appliedCards }) => areApplied([sent], appliedCards),
        savedCount: Number(saveToAccount),
      };
    },
    show: form.show,
    wipe: renew,
    problem: firstProblem(problems),
    fields: { kind: 'hosted', ...hosted, renew, form },
  };
}
