import { type Ref, type RefCallback, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { type CardFieldName, type CardInputs, cardFieldNames } from '../../domain/payment/card-flags.ts';
import type { CardType } from '../../domain/payment/card-names.ts';
import { settleCardNumber, type TypedCard, typedCard } from '../../domain/payment/card-number.ts';
import type { CardTypeOptions } from '../../domain/payment/card-types.ts';
import { settleExpiry } from '../../domain/payment/expiry.ts';
import { settleSecurityCode } from '../../domain/payment/security-code.ts';
import type { Edit, Typed } from '../../domain/payment/typed-text.ts';
import type { ShowCard } from './card-fields-picture.tsx';
import { type TypedInput, watchTyping } from './card-fields-typing.ts';

export interface CardInputsProps {
  /** The type of the card, if its form differs from the default. */
  special: CardType | undefined;
  options: CardTypeOptions;
  /** How long formatting the number waits for a pause in typing (decision 32). */
  delayMs: number;
  /** A field's text has changed; `card` is what the number shows. */
  onText(field: CardFieldName, card: TypedCard | undefined): void;
}

/**
 * Formats the fields while typing.
 * @returns the refs of the fields
 */
export function useCardInputs(
  ref: Ref<CardInputs>,
  picture: RefObject<ShowCard | null>,
  props: CardInputsProps,
): Record<CardFieldName, RefCallback<HTMLInputElement>> {
  const latest = useRef(props);
  latest.current = props;
  const [inputs] = useState(() => cardInputs(latest, picture));
  useImperativeHandle(ref, () => inputs.handle, [inputs]);
  return inputs.refs;
}

function cardInputs(latest: RefObject<CardInputsProps>, picture: RefObject<ShowCard | null>) {
  const inputs: Partial<Record<CardFieldName, TypedInput>> = {};
  const textOf = (field: CardFieldName) => inputs[field]?.input.value ?? '';
  const rules: Record<CardFieldName, (before: Typed | undefined, after: Typed, edit: Edit) => Typed> = {
    number: (before, after, edit) => settleCardNumber(before, after, edit, latest.current.options),
    expiry: settleExpiry,
    securityCode: (before, after, edit) => settleSecurityCode(before, after, edit, latest.current.special),
  };

  const refOf =
    (field: CardFieldName): RefCallback<HTMLInputElement> =>
    (input) => {
      if (!input) return undefined;
      const isNumber = field === 'number';
      const typed = watchTyping(input, {
        settle: rules[field],
        delayMs: () => (isNumber ? latest.current.delayMs : 0),
        onText() {
          const { options, onText } = latest.current;
          const card = isNumber ? typedCard(input.value, options) : undefined;
          if (card) picture.current?.(card.shown);
          onText(field, card);
        },
      });
      inputs[field] = typed;
      return () => {
        delete inputs[field];
        typed.dispose();
      };
    };

  const handle: CardInputs = {
    read: () => ({
      number: textOf('number'),
      expiry: textOf('expiry'),
      securityCode: textOf('securityCode'),
    }),
    focus: (field) => inputs[field]?.input.focus(),
    settle: (field) => inputs[field]?.settleNow(),
    fill(text) {
      for (const field of cardFieldNames) {
        const typed = inputs[field];
        if (typed && text[field]) typed.input.value = text[field];
      }
    },
    wipe() {
      for (const field of cardFieldNames) inputs[field]?.wipe();
    },
  };
  const refs = { number: refOf('number'), expiry: refOf('expiry'), securityCode: refOf('securityCode') };
  return { refs, handle };
}
