import type { ReactNode, RefCallback } from 'react';
import type { CardMarks } from '../../domain/payment/card-names.ts';
import type { CardMessages } from '../../domain/payment/payment-card-messages.ts';
import { Skeleton } from '../skeleton.tsx';
import { CardFieldsLiveRegion } from './card-fields-messages.tsx';
import { CardPicture } from './card-fields-picture.tsx';

export interface CardFieldsHostedProps {
  /** Receives the element for the payment provider's fields. */
  ref: RefCallback<HTMLElement>;
  status: 'loading' | 'ready' | 'failed';
  marks: CardMarks | undefined;
  texts: CardMessages;
  announced: string;
}

/** The payment provider's own fields, with the shop's marks of the accepted cards and its messages about the card. */
export function CardFieldsHosted({ ref, status, marks, texts, announced }: CardFieldsHostedProps): ReactNode {
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
        <ul className="si-card-marks" aria-label={marks?.accepted.length ? texts.cardsAccepted : undefined}>
          {marks?.accepted.map((type) => (
            <li key={type} aria-current={marks.recognized && type === marks.recognized}>
              <CardPicture type={type} texts={texts} />
            </li>
          ))}
        </ul>
        {status === 'loading' && <Skeleton shape="field" />}
        {/* The provider's fields have their own styles: our reset and lock styles do not apply inside. */}
        <div ref={ref} data-server-content="" />
      </div>
      <CardFieldsLiveRegion>{announced}</CardFieldsLiveRegion>
    </div>
  );
}
