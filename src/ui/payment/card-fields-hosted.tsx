import type { ReactNode, RefCallback } from 'react';
import type { CardMessages } from '../../domain/payment/payment-messages.ts';
import { Skeleton } from '../skeleton.tsx';
import { CardFieldsVoice } from './card-fields-messages.tsx';

export interface CardFieldsHostedProps {
  /** Receives the element for the payment provider's fields. */
  placeRef: RefCallback<HTMLElement>;
  status: 'loading' | 'ready' | 'failed';
  texts: CardMessages;
  said: string;
}

/** The payment provider's own fields, with the shop's messages about the card. */
export function CardFieldsHosted({ placeRef, status, texts, said }: CardFieldsHostedProps): ReactNode {
  return (
    <div className="si-card-fields" data-kind="hosted">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has looks that pages change */}
      <div
        className="si-card-fields__hosted"
        role="group"
        aria-label={texts.cardFields}
        aria-busy={status === 'loading' || undefined}
        hidden={status === 'failed'}
      >
        {status === 'loading' && <Skeleton shape="field" />}
        {/* The provider's own styles: our reset and lock styles do not apply inside. */}
        <div ref={placeRef} data-server-content="" />
      </div>
      <CardFieldsVoice>{said}</CardFieldsVoice>
    </div>
  );
}
