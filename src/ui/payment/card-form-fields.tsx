import type { ReactNode, RefCallback } from 'react';
import type { CardMarks } from '../../domain/payment/card-names.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import { CardFieldsHosted } from './card-fields-hosted.tsx';

/** The shop's own fields, or the payment provider's. */
export type CardFormKind =
  | { kind: 'own' }
  | {
      kind: 'hosted';
      ref: RefCallback<HTMLElement>;
      status: 'loading' | 'ready' | 'failed';
      marks: CardMarks | undefined;
      /** Tries again to load them. */
      renew(): void;
    };

export interface CardFormFieldsProps extends CardFieldsProps {
  fields: CardFormKind;
}

/** The fields of a card form, the shop's or the provider's. */
export function CardFormFields({ fields, ...own }: CardFormFieldsProps): ReactNode {
  if (fields.kind === 'own') return <CardFields {...own} />;
  const { texts, announced, onCodeHelp } = own;
  return (
    <>
      <CardFieldsHosted {...fields} texts={texts} announced={announced} />
      {onCodeHelp && (
        <p>
          <Button kind="link" aria-haspopup="dialog" onClick={onCodeHelp}>
            {texts.securityCodeHelp}
          </Button>
        </p>
      )}
    </>
  );
}

export interface CardFormButtonProps extends ButtonProps {
  fields: CardFormKind;
  tryAgain: string;
}

/** Submits the card; if the provider's fields failed to load, the same button tries again. */
export function CardFormButton({ fields, tryAgain, ...submit }: CardFormButtonProps): ReactNode {
  if (fields.kind === 'own' || fields.status !== 'failed') return <Button type="submit" {...submit} />;
  return (
    <Button
      isWide={submit.isWide}
      onClick={(event) => {
        // The button becomes a submit button before the browser's default action of this press.
        event.preventDefault();
        fields.renew();
      }}
    >
      {tryAgain}
    </Button>
  );
}
