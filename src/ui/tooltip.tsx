import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePageId } from '../hooks/use-page-id.ts';
import { Icon } from './icon.tsx';

export interface TooltipProps {
  /** Names the button, such as "About delivery". */
  label: string;
  /** Short text without links or buttons, which belong in a Dialog. */
  children: ReactNode;
}

/**
 * A short explanation behind an "i". Shown on hover, focus and tap; stays while the pointer is on it; Escape hides it and
 * leaves a dialog around it open.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = usePageId();
  const [isOpen, setIsOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  const wasOpenAtTouch = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen) return;
    keepInView(bubble.current!);
    // On the document: a tooltip shown by hover can be dismissed too. The dialog around it must not see the key.
    function handleEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
    // Safari does not focus a tapped button, so a tap elsewhere causes no blur.
    function handlePress({ target }: Event) {
      if (!bubble.current!.parentElement!.contains(target as Node)) setIsOpen(false);
    }
    document.addEventListener('keydown', handleEscape, true);
    document.addEventListener('pointerdown', handlePress, true);
    return () => {
      document.removeEventListener('keydown', handleEscape, true);
      document.removeEventListener('pointerdown', handlePress, true);
    };
  }, [isOpen]);

  function handlePointer({ pointerType, type }: PointerEvent) {
    // Touch has no hover: a tap toggles the tooltip, whatever the focus event of the tap has done.
    if (type === 'pointerdown') wasOpenAtTouch.current = pointerType === 'touch' && isOpen;
    else if (pointerType !== 'touch') setIsOpen(type === 'pointerenter');
  }

  return (
    <span className="si-tooltip" onPointerEnter={handlePointer} onPointerLeave={handlePointer}>
      <button
        type="button"
        className="si-tooltip__button"
        aria-label={label}
        aria-describedby={id}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onPointerDown={handlePointer}
        onClick={() => setIsOpen(!wasOpenAtTouch.current)}
      >
        <Icon name="info" />
      </button>
      <span className="si-tooltip__bubble" role="tooltip" id={id} ref={bubble} hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
}

/** Shifts the bubble sideways into the viewport, and below its button if there is no room above. */
function keepInView(bubble: HTMLElement): void {
  bubble.style.setProperty('--si-shift', '0px');
  bubble.removeAttribute('data-below');
  const { left, right, top } = bubble.getBoundingClientRect();
  const tooFar = Math.max(0, right + 8 - document.documentElement.clientWidth);
  bubble.style.setProperty('--si-shift', `${Math.max(-tooFar, 8 - left) || -tooFar}px`);
  if (top < 0) bubble.setAttribute('data-below', '');
}
