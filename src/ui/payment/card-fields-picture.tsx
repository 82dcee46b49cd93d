import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import type { CardType } from '../../domain/payment/card-names.ts';
import type { cardTypeMessages } from '../../domain/payment/payment-messages.ts';

/** The logo of each network at 36 by 24; the stylesheet paints the background. */
const strokes: Partial<Record<CardType, string>> = {
  Visa: 'm5 8 2.5 8L12 8m3.5 0-2 8m8.5-7c-3.5-2-5 2-2 3s.5 5-3.2 3m6.7 1L28 8l2 8m-4.6-2.5h4',
  AmericanExpress: 'm6 16 3-8 3 8m-5-3h4m3 3V8l3 5 3-5v8m3-8 6 8m0-8-6 8',
  DinersClub: 'M18 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 8v8m4-8v8',
  PLCCSynchrony: 'M9 18V9l9-4 9 4v9m-12 0v-6h6v6',
  Imprint: 'm18 6 2 4 4 .5-3 3 1 4.5-4-2.5-4 2.5 1-4.5-3-3 4-.5z',
  Cup: 'M11 7v6q0 4 4 4t4-4V7m4 0v10',
  Jcb: 'M14 7v7q0 3-4 3m16-8q-6-4-6 3t6 3',
};

/** The x of each disc of a logo. */
const discs: Partial<Record<CardType, readonly number[]>> = {
  MasterCard: [14, 22],
  CoBrandMasterCard: [14, 22],
  Discover: [23],
};

const emptyCard = 'M2 8h32M7 16h8';

interface CardPictureProps {
  type: CardType | undefined;
  /** Left out if the name of the card stands beside the picture. */
  texts?: typeof cardTypeMessages;
}

/** The picture of a card by its network, named for screen readers if it has texts; an empty card where the network is unknown. */
export function CardPicture({ type, texts }: CardPictureProps): ReactNode {
  const stroke = type ? strokes[type] : emptyCard;
  return (
    <svg
      className="si-card-picture"
      data-card={type}
      viewBox="0 0 36 24"
      width="36"
      height="24"
      role={type && texts && 'img'}
      aria-label={type && texts?.[`cardType${type}`]}
      aria-hidden={type && texts ? undefined : true}
    >
      <rect x=".5" y=".5" width="35" height="23" rx="3" />
      {type && discs[type]?.map((x) => <circle key={x} cx={x} cy="12" r="6" />)}
      {stroke && <path d={stroke} />}
    </svg>
  );
}

export type ShowCard = (type: CardType | undefined) => void;

/** The picture next to the number: typing rerenders nothing else. */
export function TypedCardPicture({
  ref,
  texts,
}: Required<Pick<CardPictureProps, 'texts'>> & { ref: Ref<ShowCard> }): ReactNode {
  const [type, setType] = useState<CardType>();
  useImperativeHandle(ref, () => setType, []);
  return <CardPicture type={type} texts={texts} />;
}
