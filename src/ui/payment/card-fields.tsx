import { type ReactNode, type Ref, type RefCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { fillIn } from '../../domain/messages.ts';
import {
  type CardFieldName,
  type CardProblems,
  type CardText,
  cardFieldNames,
} from '../../domain/payment/card-flags.ts';
import type { CardMessages } from '../../domain/payment/card-messages.ts';
import type { CardType } from '../../domain/payment/card-names.ts';
import { settleCardNumber } from '../../domain/payment/card-number.ts';
import {
  type CardTypeOptions,
  isRewardsCard,
  isStoreCard,
  readCardKind,
} from '../../domain/payment/card-types.ts';
import { settleExpiry } from '../../domain/payment/expiry.ts';
import { securityCodeLength, settleSecurityCode } from '../../domain/payment/security-code.ts';
import { digitsOf, type Edit, type Typed } from '../../domain/payment/typed-text.ts';
import { Field } from '../field.tsx';
import { CardFieldsVoice } from './card-fields-messages.tsx';
import { type ShowCard, TypedCardPicture } from './card-fields-picture.tsx';
import { type TypedInput, watchTyping } from './card-fields-typing.ts';

/** What is asked of the fields; the values stand in them and nowhere else. */
export interface CardFieldsHandle {
  read(): CardText;
  focus(field: CardFieldName): void;
  /** Puts a field's text right by the rules as they are now. */
  settle(field: CardFieldName): void;
  /** Puts a text in as it is, to be settled. */
  fill(text: Partial<CardText>): void;
  /** Empties all, and forgets what could be undone. */
  wipe(): void;
}

export interface CardFieldsProps {
  ref: Ref<CardFieldsHandle>;
  texts: CardMessages;
  /** Whose card it is, where one of that type is asked for otherwise than any. */
  special: CardType | undefined;
  problems: CardProblems;
  /** What the one live region says. */
  said: string;
  options: CardTypeOptions;
  /** How long the number waits for a pause in typing (decision 32). */
  delayMs: number;
  onText(field: CardFieldName): void;
  onLeave(field: CardFieldName): void;
}

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', securityCode: 'cc-csc' } as const;

/**
 * Number, expiry and security code of a card: one field each, without a name, a value that React knows of, or an
 * attribute that holds any of it. A store card has the number alone.
 */
export function CardFields({ ref, ...props }: CardFieldsProps): ReactNode {
  const { texts, special, problems, said } = props;
  const latest = useRef(props);
  latest.current = props;
  const picture = useRef<ShowCard>(null);
  const inputs = useRef<Partial<Record<CardFieldName, TypedInput>>>({});

  const watch = useMemo(() => {
    const rules: Record<CardFieldName, (before: Typed | undefined, after: Typed, edit: Edit) => Typed> = {
      number: (before, after, edit) => settleCardNumber(before, after, edit, latest.current.options),
      expiry: settleExpiry,
      securityCode: (before, after, edit) => settleSecurityCode(before, after, edit, latest.current.special),
    };
    const watchField =
      (field: CardFieldName): RefCallback<HTMLInputElement> =>
      (input) => {
        if (!input) return undefined;
        const typed = watchTyping(input, {
          settle: rules[field],
          delayMs: () => (field === 'number' ? latest.current.delayMs : 0),
          onText() {
            if (field === 'number')
              picture.current?.(readCardKind(digitsOf(input.value), latest.current.options).shown);
            latest.current.onText(field);
          },
        });
        inputs.current[field] = typed;
        return () => {
          delete inputs.current[field];
          typed.stop();
        };
      };
    return {
      number: watchField('number'),
      expiry: watchField('expiry'),
      securityCode: watchField('securityCode'),
    };
  }, []);

  useImperativeHandle(ref, () => {
    const textOf = (field: CardFieldName) => inputs.current[field]?.input.value ?? '';
    return {
      read: () => ({
        number: textOf('number'),
        expiry: textOf('expiry'),
        securityCode: textOf('securityCode'),
      }),
      focus: (field) => inputs.current[field]?.input.focus(),
      settle: (field) => inputs.current[field]?.settleNow(),
      fill(text) {
        for (const field of cardFieldNames) {
          const typed = inputs.current[field];
          if (typed && text[field]) typed.input.value = text[field];
        }
      },
      wipe() {
        for (const field of cardFieldNames) inputs.current[field]?.wipe();
      },
    };
  }, []);

  const field = (name: CardFieldName, label: string, hint?: string, beside?: ReactNode) => (
    <Field label={label} hint={hint} error={problems[name]} isSpoken={false}>
      {(control) => (
        <div className="si-card-fields__field" data-field={name}>
          <input
            {...control}
            ref={watch[name]}
            className="si-input"
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete[name]}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-si-focus={name === 'number' ? '' : undefined}
            onBlur={() => props.onLeave(name)}
          />
          {beside}
        </div>
      )}
    </Field>
  );

  return (
    <div className="si-card-fields">
      {field(
        'number',
        texts.cardNumber,
        isRewardsCard(special) ? texts.cardRewards : undefined,
        <TypedCardPicture ref={picture} />,
      )}
      {isStoreCard(special) ? (
        <p className="si-card-fields__store">{texts.cardStore}</p>
      ) : (
        <div className="si-card-fields__pair">
          {field('expiry', texts.cardExpiry, texts.cardExpiryHint)}
          {field(
            'securityCode',
            texts.cardSecurityCode,
            fillIn(texts.cardSecurityCodeHint, securityCodeLength(special)),
          )}
        </div>
      )}
      <CardFieldsVoice>{said}</CardFieldsVoice>
    </div>
  );
}
