import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { ChoiceBox } from '../choice-box.tsx';
import { Icon } from '../icon.tsx';

/** A card as a row of the list. */
export interface CardRow {
  key: string;
  /** "Visa ending in 1111" */
  name: string;
  /** When it expires, or that it is new. */
  note?: string | undefined;
  isChosen: boolean;
  /** It cannot be chosen; it is still reached and read, with the reason where there is one. */
  isBlocked?: boolean;
  reason?: string | undefined;
  /** What stands below a chosen card. */
  children?: ReactNode;
}

export interface CardListProps {
  legend: string;
  /** `radio`: one of them; `checkbox`: several. */
  kind: 'radio' | 'checkbox';
  cards: readonly CardRow[];
  onChoose: (index: number) => void;
}

/**
 * Cards to choose from. What cannot be chosen is not passed over: the keyboard reaches it, and its reason is read. A list
 * that is another one keeps the focus that was in it.
 */
export function CardList({ legend, kind, cards, onChoose }: CardListProps) {
  const name = useId();
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
            </label>
            {(note || reason) && (
              <p className="si-card-list__about" id={aboutId}>
                {note}{' '}
                {reason && (
                  <span className="si-card-list__reason">
                    <Icon name="info" />
                    {reason}
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

/** Keeps the focus on the card where it is, also when what had it there is gone; else on the one in that card's place. */
function useKeptFocus(): RefObject<HTMLFieldSetElement | null> {
  const list = useRef<HTMLFieldSetElement>(null);
  const rowsOf = () => [...(list.current?.querySelectorAll(':scope > div') ?? [])];
  // Looked at while rendering: the very commit that shows another list may take away what has the focus.
  const rows = rowsOf();
  const index = rows.findIndex((row) => row.contains(document.activeElement));

  useLayoutEffect(() => {
    if (index < 0 || document.activeElement !== document.body) return;
    const now = rowsOf();
    const row = rows[index]!.isConnected ? rows[index] : now[Math.min(index, now.length - 1)];
    // Of an empty list, what it is a list of is read.
    if (!row) list.current!.tabIndex = -1;
    (row?.querySelector('input') ?? list.current!).focus();
  });
  return list;
}
