import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { nextPaint } from '../../hooks/next-paint.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { Button } from '../button.tsx';
import type { Elements } from '../elements.ts';

/** The fields of a part, behind the button that shows them. */
interface Disclosure {
  isOpen: boolean;
  /** Once opened, the fields stay in the page with the typed text. */
  wasOpened: boolean;
  place: RefObject<HTMLDivElement | null>;
  toggle: () => void;
  open: () => void;
  /** Closes the fields; the focus goes from them to the button. */
  close: () => void;
}

export function useDisclosure(isOpenAtFirst = false): Disclosure {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  const place = useRef<HTMLDivElement>(null);
  return {
    isOpen,
    wasOpened,
    place,
    toggle() {
      setOpen(!isOpen);
      setOpened(true);
    },
    open() {
      setOpen(true);
      setOpened(true);
    },
    close() {
      setOpen(false);
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || place.current?.contains(activeElement))
        place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
  };
}

/** What Next asks of a part. */
export interface TenderCheck {
  /**
   * Whether the field is empty, or its text is applied or refused. Otherwise the field shows, once, that its text is not
   * applied, and gets the focus.
   */
  isReady(): boolean;
}

/** Opens the part whose field has a text, shows the reason at the field, and focuses it. */
export async function leadTo(
  disclosure: Disclosure,
  { focus, refuse }: { focus: () => void; refuse: () => void },
): Promise<void> {
  disclosure.open();
  refuse();
  await nextPaint();
  focus();
}

interface TenderPartProps {
  disclosure: Disclosure;
  /** The button that shows the fields. */
  add: string;
  /** The list of applied ones, which stays in view. */
  applied?: Elements;
  hasApplied: boolean;
  children: ReactElement;
}

/** A way to pay besides cards: closed until the shopper asks for it. */
export function TenderPart({ disclosure, add, applied, hasApplied, children }: TenderPartProps): ReactNode {
  const id = usePageId();
  const { isOpen, wasOpened, place, toggle } = disclosure;
  return (
    <div className="si-tender" ref={place} data-state={isOpen || hasApplied ? 'open' : 'closed'}>
      {applied}
      <Button kind="link" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {add}
      </Button>
      <div className="si-tender__fields" id={id} hidden={!isOpen}>
        {wasOpened && children}
      </div>
    </div>
  );
}
