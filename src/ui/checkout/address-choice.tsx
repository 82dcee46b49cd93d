import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { addressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { Button } from '../button.tsx';
import { ChoiceBox } from '../choice-box.tsx';

export interface AddressChoiceOption {
  key: string;
  /** The lines of the address, the name first. */
  lines: readonly string[];
  /** Shown above the lines, such as whose gift registry it is. */
  title?: string | undefined;
}

export interface AddressChoiceProps {
  legend: string;
  options: readonly AddressChoiceOption[];
  /** The last option: an address that is typed below. */
  newKey: string;
  newLabel: string;
  /** The key of the chosen one; undefined if there is none yet. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** The number of addresses shown at first, besides the chosen one. */
const shownAtFirst = 5;

/** Known addresses to choose from, and a new one. */
export function AddressChoice(props: AddressChoiceProps): ReactNode {
  const { legend, options, newKey, newLabel, chosen, onChoose } = props;
  const texts = useTexts(addressMessages);
  const name = usePageId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? options : options.filter(({ key }, nth) => nth < shownAtFirst || key === chosen);
  // The pressed button has unmounted.
  useLayoutEffect(() => {
    if (showsAll) group.current!.querySelectorAll('input')[shownAtFirst]?.focus();
  }, [showsAll]);

  const box = (key: string) => (
    <ChoiceBox type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
  );
  return (
    <fieldset className="si-choice" ref={group}>
      <legend className="si-choice__legend">{legend}</legend>
      {shown.map(({ key, title, lines }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option" key={key}>
          {box(key)}
          <span className="si-address-card">
            {title && <span className="si-quiet">{title}</span>}
            {lines.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
              <span key={nth}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </span>
        </label>
      ))}
      {shown.length < options.length && (
        <Button kind="link" onClick={() => setShowsAll(true)}>
          {fillIn(texts.showAllAddresses, options.length)}
        </Button>
      )}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-choice__option">
        {box(newKey)}
        <span>{newLabel}</span>
      </label>
    </fieldset>
  );
}
