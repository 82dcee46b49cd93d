import { type ReactNode, type Ref, type RefCallback, useRef } from 'react';
import { fillIn } from '../../domain/messages.ts';
import type { CardFieldName, CardInputs, CardProblems } from '../../domain/payment/card-flags.ts';
import { isRewardsCard, isStoreCard } from '../../domain/payment/card-types.ts';
import type { CardMessages } from '../../domain/payment/payment-card-messages.ts';
import { securityCodeLength } from '../../domain/payment/security-code.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type CardInputsProps, useCardInputs } from './card-fields-inputs.ts';
import { CardFieldsLiveRegion } from './card-fields-messages.tsx';
import { type ShowCard, TypedCardPicture } from './card-fields-picture.tsx';

export interface CardFieldsProps extends CardInputsProps {
  ref: Ref<CardInputs>;
  texts: CardMessages;
  problems: CardProblems;
  /** The text of the live region. */
  announced: string;
  onLeave(field: CardFieldName): void;
  /** Opens the help of the security code. */
  onCodeHelp(): void;
}

/**
 * Number, expiry and security code of a card: one field each, without a name, a React-controlled value, or an
 * attribute with the text. A store card has only the number.
 */
export function CardFields({ ref, ...props }: CardFieldsProps): ReactNode {
  const { texts, special, announced } = props;
  const picture = useRef<ShowCard>(null);
  const refs = useCardInputs(ref, picture, props);
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
            <button
              type="button"
              className="si-card-fields__help"
              aria-haspopup="dialog"
              onClick={props.onCodeHelp}
            >
              <VisuallyHidden>{texts.securityCodeHelp}</VisuallyHidden>
              <Icon name="info" />
            </button>
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
  children?: ReactNode;
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
