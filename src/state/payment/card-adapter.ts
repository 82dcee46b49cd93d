import { type RefCallback, type RefObject, useRef } from 'react';
import { firstProblem } from '../../domain/payment/card-flags.ts';
import type { CardMarks } from '../../domain/payment/card-names.ts';
import { providerBrands } from '../../domain/payment/provider-brands.ts';
import { pageContext } from '../../page/context.ts';
import type { CardProvider, HostedStatus } from '../../providers/adyen-fields.ts';
import { handleFailure } from '../failure.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './card-form.ts';
import { type HostedCard, useHostedFields } from './card-hosted.ts';
import type { Payment } from './payment.ts';

/** The card fields: one interface for the shop's own and the payment provider's. */
export interface CardAdapter {
  form: CardForm;
  /** The payment with the card, if it is valid; otherwise the fields show the errors. */
  enter(more: { saveToAccount: boolean }): Payment | undefined;
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
        marks: CardMarks | undefined;
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
  const contents = useRef({});
  const hosted = useHostedFields(provider, {
    // Removes the message that they are loading, not the server's error.
    onStatus(status) {
      const { problems, texts } = form.fields;
      if (status === 'ready' && problems.card === texts.cardFieldsLoading) form.forget();
    },
    onChange() {
      contents.current = {};
      form.forget();
    },
    onError(error) {
      form.fail(handleFailure(error)!.message);
    },
  });
  return pageContext().features.paymentProvider_EnableAdyen
    ? hostedAdapter(form, hosted, contents)
    : ownAdapter(form);
}

function ownAdapter(form: CardForm): CardAdapter {
  return {
    form,
    enter(more) {
      const card = form.submit(more);
      if (!card) return undefined;
      const { type, number } = card;
      return {
        pay: (attempt, { payWithCards }) => payWithCards({ cardOneData: card }, attempt),
        key: form.contents(),
        cards: [{ type, lastFour: number.slice(-4) }],
        savedCount: Number(card.saveToAccount),
        wipe: () => Object.assign(card, { number: '', cvv: '' }),
      };
    },
    wipe: form.wipe,
    problem: form.fields.problems.card,
    fields: { kind: 'own' },
  };
}

function hostedAdapter(form: CardForm, hosted: HostedCard, contents: RefObject<object>): CardAdapter {
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
      const payload = { adyenCardData: data, browserInfo, origin, saveToAccount };
      return {
        pay: (attempt, { payWithEncryptedCard }) => payWithEncryptedCard(payload, attempt),
        key: contents.current,
        cards: [{ type: providerBrands[String(data.brand)], lastFour }],
        savedCount: Number(saveToAccount),
      };
    },
    wipe: renew,
    problem: firstProblem(form.fields.problems),
    fields: { kind: 'hosted', ...hosted, renew },
  };
}
