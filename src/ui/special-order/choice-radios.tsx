import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useState } from 'react';
import { isPlainPress } from '../../hooks/plain-press.ts';
import { radioFor } from '../radio-keys.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface RadioChoice {
  code: string;
  title: string;
  /** The product's page with this choice, for a new tab. */
  href: string;
  /** The surcharge, or the time of delivery. */
  note?: string | undefined;
  /** Why the choice is not possible, or not available. */
  reason?: string | undefined;
  /** `impossible`: not made with the other choices; `gone`: not available now. */
  mark?: 'impossible' | 'gone' | undefined;
  imagePath?: string | undefined;
}

export interface RadioGroup {
  title?: string | undefined;
  choices: readonly RadioChoice[];
}

export interface ChoiceRadiosProps {
  /** The id of the element that names the group. */
  labelledBy: string;
  /** `swatches` have their name as a tooltip, `tiles` below the picture; `texts` have no picture. */
  look: 'swatches' | 'tiles' | 'texts';
  groups: readonly RadioGroup[];
  chosen: string | undefined;
  /**
   * Called for a press of a choice, or an arrow key that leads to it. Until `onChosen` is called the group shows the
   * choice as chosen, unless it is impossible.
   */
  onChoose: (code: string, onChosen: () => void) => void;
}

/** A multiple of 3, 4 and 6 tiles per row, so that each part of the list ends with a full row. */
const partSize = 24;

/**
 * The values of an option as radio buttons that are links, so that each can be opened in a new tab. The arrow keys
 * choose, as in any group of radio buttons. Hundreds of tiles are laid out in parts, as they come into view.
 */
export function ChoiceRadios({ labelledBy, look, groups, chosen: known, onChoose }: ChoiceRadiosProps) {
  const [pressed, setPressed] = useState<string>();
  const chosen = pressed ?? known;
  const choices = groups.flatMap((group) => group.choices);
  const reached = (choices.find(({ code }) => code === chosen) ?? choices[0])?.code;

  function choose({ dataset }: HTMLElement) {
    const code = dataset.choiceCode!;
    if (dataset.state !== 'impossible') setPressed(code);
    onChoose(code, () => setPressed(undefined));
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const radio = (event.target as Element).closest<HTMLElement>('[role=radio]');
    if (!radio || !isPlainPress(event)) return;
    event.preventDefault();
    // Safari does not focus a pressed link.
    radio.focus({ preventScroll: true });
    choose(radio);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const radio = radioFor(event);
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    choose(radio);
  }

  return (
    <div
      className="si-choices"
      role="radiogroup"
      aria-labelledby={labelledBy}
      data-look={look}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {groups.map(({ title, choices: its }, nth) => (
        <div className="si-choices__group" key={title ?? nth}>
          {title && <p className="si-choices__title">{title}</p>}
          {partsOf(its).map((part) => (
            <div className="si-choices__part" key={part[0]!.code}>
              {part.map((choice) => (
                <Radio
                  key={choice.code}
                  {...choice}
                  look={look}
                  isChosen={choice.code === chosen}
                  isReached={choice.code === reached}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function partsOf(choices: readonly RadioChoice[]): RadioChoice[][] {
  const parts: RadioChoice[][] = [];
  for (let from = 0; from < choices.length; from += partSize)
    parts.push(choices.slice(from, from + partSize));
  return parts;
}

interface RadioProps extends RadioChoice, Pick<ChoiceRadiosProps, 'look'> {
  isChosen: boolean;
  isReached: boolean;
}

// Memoized, because there may be hundreds.
const Radio = memo(
  ({ code, title, href, note, reason, mark, imagePath, look, isChosen, isReached }: RadioProps) => {
    const hidden = look === 'swatches';
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link, which can be opened in a new tab
      <a
        className="si-choices__choice"
        role="radio"
        aria-checked={isChosen}
        tabIndex={isReached ? 0 : -1}
        href={href}
        title={hidden ? [title, reason].filter(Boolean).join(': ') : undefined}
        data-state={mark}
        data-choice-code={code}
        data-choice-name={title}
        data-choice-image={imagePath}
      >
        {look !== 'texts' && (
          <span className="si-choices__picture">
            {imagePath && (
              <img
                src={imagePath}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                decoding="async"
                onError={markBroken}
              />
            )}
          </span>
        )}
        {hidden ? (
          <VisuallyHidden>{[title, note, reason].filter(Boolean).join(', ')}</VisuallyHidden>
        ) : (
          <span className="si-choices__words">
            <span className="si-choices__name">{title}</span>
            {note && <span className="si-choices__note">{note}</span>}
            {reason && <span className="si-choices__reason">{reason}</span>}
          </span>
        )}
      </a>
    );
  },
);

// An attribute instead of state, so that a list of broken pictures does not render again for each.
function markBroken({ currentTarget }: SyntheticEvent) {
  currentTarget.setAttribute('data-broken', '');
}
