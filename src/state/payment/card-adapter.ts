import type { RefCallback } from 'react';
import { areApplied } from '../../domain/payment/applied-cards.ts';
import { firstProblem } from '../../domain/payment/card-flags.ts';
import { providerBrands } from '../../domain/payment/provider-brands.ts';
import { pageContext } from '../../page/context.ts';
import type { CardProvider, HostedStatus } from '../../providers/adyen-fields.ts';
import { handleFailure } from '../failure.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './card-form.ts';
import { type HostedCard, useHostedFields } from './card-hosted.ts';
import { type Payment, payWithCards, payWithEncryptedCard } from './payment.ts';

/** An entered card, and how it pays for the order. */
export interface EnteredCard extends Payment {
  /** Its name for the shopper, if known. */
  lastFour: string | undefined;
}

/** The card fields: one interface for the shop's own and the payment provider's. */
export interface CardAdapter {
  form: CardForm;
  /** The card, if it is valid; otherwise the fields show the errors. */
  enter(more: { saveToAccount: boolean }): EnteredCard | undefined;
  /** Empties the fields and removes all errors. */
  wipe(): void;
  /** An error that no field shows. */
  problem: string | undefined;
  /** The props for rendering the fields. */
  fields:
    | { kind: 'own' }
    | {
        kind: 'hosted';
        ref: RefCallback<HTMLElement>;
        status: HostedStatus;
        /** Tries again to load them. */
        renew(): void;
      };
}

export interface CardAdapterOptions extends CardFormOptions {
  /** The payment provider, if its fields are to be used. */
  provider?: CardProvider | undefined;
}

/** The fields, chosen by `features.paymentProvider_EnableAdyen`. */
export function useCardAdapter({ provider, ...options }: CardAdapterOptions): CardAdapter {
  const form = useCardForm(options);
  const hosted = useHostedFields(provider, {
    // Removes the message that they are loading.
    onStatus: (status) => status === 'ready' && form.forget(),
    onChange: form.forget,
    onError(error) {
      form.fail(handleFailure(error)!.message);
    },
  });
  return pageContext().features.paymentProvider_EnableAdyen ? hostedAdapter(form, hosted) : ownAdapter(form);
}

function ownAdapter(form: CardForm): CardAdapter {
  return {
    form,
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
    wipe: form.wipe,
    problem: form.fields.problems.card,
    fields: { kind: 'own' },
  };
}

function hostedAdapter(form: CardForm, hosted: HostedCard): CardAdapter {
  function renew() {
    form.forget();
    hosted.renew();
  }
  return {
    form,
    enter({ saveToAccount }) {
      form.forget();
      if (hosted.status === 'loading') form.fail(form.fields.texts.cardFieldsLoading);
      const card = hosted.read();
      if (!card) return undefined;
      const { data, browserInfo, origin, lastFour } = card;
      const sent = { type: providerBrands[String(data.brand)], lastFour };
      return {
        lastFour,
        pay: () => payWithEncryptedCard({ adyenCardData: data, browserInfo, origin, saveToAccount }),
        isApplied: ({ appliedCards }) => areApplied([sent], appliedCards),
        savedCount: Number(saveToAccount),
      };
    },
    wipe: renew,
    problem: firstProblem(form.fields.problems),
    fields: { kind: 'hosted', ref: hosted.ref, status: hosted.status, renew },
  };
}
