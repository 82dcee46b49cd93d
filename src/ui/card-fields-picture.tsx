import type { ReactNode } from 'react';
import { type CardType, cardNames } from '../domain/cards/card-types.ts';

/** What tells the networks apart at 36 by 24: a ground and a sign. */
const signs: Record<CardType, [ground: string, sign: ReactNode]> = {
  Visa: ['#1A2B6B', <path key="v" d="m9 8 3 8 4-8m3 0-2 8m9-7c-4-2-5 2-2 3s1 5-3 3" />],
  MasterCard: ['#2B2B2B', <Circles key="m" left="#D6342C" right="#E89A2B" />],
  CoBrandMasterCard: ['#6A635A', <Circles key="c" left="#D6342C" right="#E89A2B" />],
  AmericanExpress: ['#2A6DB0', <path key="a" d="m6 16 3-8 3 8m-5-3h4m3 3V8l3 5 3-5v8m3-8 6 8m0-8-6 8" />],
  Discover: ['#F3EEE6', <circle key="d" cx="23" cy="12" r="6" fill="#DD7A26" stroke="none" />],
  DinersClub: ['#2F5C8F', <path key="n" d="M18 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 8v8m4-8v8" />],
  PLCCSynchrony: ['#26231F', <path key="p" d="M9 18V9l9-4 9 4v9m-12 0v-6h6v6" />],
  Imprint: ['#3F4A5C', <path key="i" d="m18 6 2 4 4 .5-3 3 1 4.5-4-2.5-4 2.5 1-4.5-3-3 4-.5z" />],
  Cup: ['#0D6C6C', <path key="u" d="M11 7v6q0 4 4 4t4-4V7m4 0v10" />],
  Jcb: ['#2C6B3A', <path key="j" d="M14 7v7q0 3-4 3m16-8q-6-4-6 3t6 3" />],
};

function Circles({ left, right }: { left: string; right: string }) {
  return (
    <g stroke="none">
      <circle cx="14" cy="12" r="6" fill={left} />
      <circle cx="22" cy="12" r="6" fill={right} fillOpacity=".85" />
    </g>
  );
}

/** A card by its network, with its name for those who do not see it; without one an empty card that says nothing. */
export function CardPicture({ type }: { type: CardType | undefined }): ReactNode {
  const [ground, sign] = type ? signs[type] : ['none', <path key="e" d="M2 8h32M7 16h8" />];
  return (
    <svg
      className="si-card-picture"
      data-card={type}
      viewBox="0 0 36 24"
      width="36"
      height="24"
      role={type ? 'img' : undefined}
      aria-label={type ? cardNames[type] : undefined}
      aria-hidden={type ? undefined : true}
    >
      <rect x=".5" y=".5" width="35" height="23" rx="3" fill={ground} />
      {sign}
    </svg>
  );
}
