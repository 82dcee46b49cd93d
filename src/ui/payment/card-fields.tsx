import {
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { fillIn } from '../../domain/messages.ts';
import { type CardFieldName, type CardProblems, cardFieldNames } from '../../domain/payment/card-flags.ts';
import type { CardType } from '../../domain/payment/card-names.ts';
import { settleCardNumber, type TypedCard, typedCard } from '../../domain/payment/card-number.ts';
import { type CardTypeOptions, isRewardsCard, isStoreCard } from '../../domain/payment/card-types.ts';
import { settleExpiry } from '../../domain/payment/expiry.ts';
import type { CardMessages } from '../../domain/payment/payment-card-messages.ts';
import { securityCodeLength, settleSecurityCode } from '../../domain/payment/security-code.ts';
import type { Edit, Typed } from '../../domain/payment/typed-text.ts';
import type { CardFieldsHandle } from '../../hooks/card-fields-handle.ts';
import type { Elements } from '../elements.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { CardFieldsLiveRegion } from './card-fields-messages.tsx';
import { type ShowCard, TypedCardPicture } from './card-fields-picture.tsx';
import { type TypedInput, watchTyping } from './card-fields-typing.ts';

interface FieldElementsProps {
  /** The type of the card, if its form differs from the default. */
  special: CardType | undefined;
  options: CardTypeOptions;
  /** How long formatting the number waits for a pause in typing (decision 32). */
  delayMs: number;
  /** A field's text has changed; `card` is what the number shows. */
  onText(field: CardFieldName, card: TypedCard | undefined): void;
}

export interface CardFieldsProps extends FieldElementsProps {
  ref: Ref<CardFieldsHandle>;
  texts: CardMessages;
  problems: CardProblems;
  /** The text of the live region. */
  announced: string;
  onLeave(field: CardFieldName): void;
  /** Opens the help of the security code. */
  onCodeHelp: (() => void) | undefined;
}

/**
 * Number, expiry and security code of a card: one field each, without a name, a React-controlled value, or an
 * attribute with the text. A store card has only the number.
 */
export function CardFields({ ref, ...props }: CardFieldsProps): ReactNode {
  const { texts, special, announced } = props;
  const picture = useRef<ShowCard>(null);
  const refs = useFieldElements(ref, picture, props);
  return (
    <div className="si-card-fields">
      <CardField
        {...props}
        name="number"
        inputRef={refs.number}
        label={texts.cardNumber}
        hint={isRewardsCard(special) ? texts.cardRewards : undefined}
      >
        <TypedCardPicture ref={picture} texts={texts} />
      </CardField>
      {isStoreCard(special) ? (
        <p className="si-card-fields__store">{texts.cardStore}</p>
      ) : (
        <div className="si-card-fields__pair">
          <CardField
            {...props}
            name="expiry"
            inputRef={refs.expiry}
            label={texts.cardExpiry}
            hint={texts.cardExpiryHint}
          />
          <CardField
            {...props}
            name="securityCode"
            inputRef={refs.securityCode}
            label={texts.cardSecurityCode}
            hint={fillIn(texts.cardSecurityCodeHint, securityCodeLength(special))}
          >
            {props.onCodeHelp && (
              <button
                type="button"
                className="si-card-fields__help"
                aria-haspopup="dialog"
                onClick={props.onCodeHelp}
              >
                <VisuallyHidden>{texts.securityCodeHelp}</VisuallyHidden>
                <Icon name="info" />
              </button>
            )}
          </CardField>
        </div>
      )}
      <CardFieldsLiveRegion>{announced}</CardFieldsLiveRegion>
    </div>
  );
}

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', securityCode: 'cc-csc' } as const;

interface CardFieldProps extends Pick<CardFieldsProps, 'problems' | 'onLeave'> {
  name: CardFieldName;
  inputRef: RefCallback<HTMLInputElement>;
  label: string;
  hint?: string | undefined;
  /** Next to the input. */
  children?: Elements;
}

function CardField({ name, inputRef, label, hint, problems, onLeave, children }: CardFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={problems[name]} isAnnounced={false}>
      {(control) => (
        <div className="si-card-fields__field" data-field={name}>
          <input
            {...control}
            ref={inputRef}
            className="si-input"
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete[name]}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-si-focus={name === 'number' ? '' : undefined}
            onBlur={() => onLeave(name)}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

/**
 * Formats the fields while typing.
 * @returns the refs of the fields
 */
function useFieldElements(
  ref: Ref<CardFieldsHandle>,
  picture: RefObject<ShowCard | null>,
  props: FieldElementsProps,
): Record<CardFieldName, RefCallback<HTMLInputElement>> {
  const latest = useRef(props);
  latest.current = props;
  const [inputs] = useState(() => fieldElements(latest, picture));
  useImperativeHandle(ref, () => inputs.handle, [inputs]);
  return inputs.refs;
}

function fieldElements(latest: RefObject<FieldElementsProps>, picture: RefObject<ShowCard | null>) {
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

  const handle: CardFieldsHandle = {
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
