import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CardType } from '../../domain/payment/card-names.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { ChoiceBox } from '../choice-box.tsx';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon.tsx';
import { CardPicture } from './card-fields-picture.tsx';

/** A card as a row of the list. */
export interface CardRow {
  key: string;
  /** "Visa ending in 1111" */
  name: string;
  /** For its mark; undefined for an unknown type. */
  type: CardType | undefined;
  /** Another way to pay than a card: it has no mark. */
  isOther?: boolean;
  /** Its expiry date, or a note that it is new. */
  note?: string | undefined;
  isChosen: boolean;
  /** It cannot be chosen; it can still be focused and read, with the reason if there is one. */
  isBlocked?: boolean;
  reason?: string | undefined;
  /** Content below a chosen card. */
  children?: Elements;
}

export interface CardListProps {
  legend: string;
  /** `radio`: one of them; `checkbox`: several. */
  kind: 'radio' | 'checkbox';
  cards: readonly CardRow[];
  onChoose: (index: number) => void;
}

/**
 * Cards to choose from. Disabled ones can still be focused, and their reason is read. When the list changes, the
 * focus stays in it.
 */
export function CardList({ legend, kind, cards, onChoose }: CardListProps) {
  const name = usePageId();
  const list = useKeptFocus();
  const chosen = cards.findIndex(({ isChosen }) => isChosen);
  return (
    <fieldset className="si-card-list" ref={list}>
      <legend className="si-card-list__legend">{legend}</legend>
      {cards.map((card, index) => {
        const { isChosen, isBlocked = false, note, reason } = card;
        const aboutId = `${name}-${index}`;
        return (
          <div className="si-card-list__card" key={card.key} data-state={isBlocked ? 'blocked' : undefined}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
            <label className="si-card-list__choice">
              <ChoiceBox
                type={kind}
                name={kind === 'radio' ? name : undefined}
                checked={isChosen}
                aria-disabled={isBlocked || undefined}
                aria-describedby={note || reason ? aboutId : undefined}
                data-si-focus={index === Math.max(chosen, 0) || undefined}
                onChange={() => !isBlocked && onChoose(index)}
              />
              <span>{card.name}</span>
              {!card.isOther && <CardPicture type={card.type} />}
            </label>
            {(note || reason) && (
              <p className="si-card-list__about" id={aboutId}>
                {note && <span>{`${note} `}</span>}
                {reason && (
                  <span className="si-card-list__reason">
                    <Icon name="info" />
                    <span>{reason}</span>
                  </span>
                )}
              </p>
            )}
            {card.children}
          </div>
        );
      })}
    </fieldset>
  );
}

/**
 * Keeps the focus on the card in its place, even if the focused element was removed; otherwise moves it to the card
 * that took that place.
 */
function useKeptFocus(): RefObject<HTMLFieldSetElement | null> {
  const list = useRef<HTMLFieldSetElement>(null);
  const rowsOf = () => [...(list.current?.querySelectorAll(':scope > div') ?? [])];
  // Read while rendering, because the commit that shows another list may remove the focused element.
  const rows = rowsOf();
  const index = rows.findIndex((row) => row.contains(document.activeElement));

  useLayoutEffect(() => {
    if (index < 0 || document.activeElement !== document.body) return;
    const now = rowsOf();
    const row = rows[index]!.isConnected ? rows[index] : now[Math.min(index, now.length - 1)];
    // For an empty list, its label is read.
    if (!row) list.current!.tabIndex = -1;
    (row?.querySelector('input') ?? list.current!).focus();
  });
  return list;
}
