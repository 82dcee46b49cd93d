import type { ReactElement } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { quickViewMessages } from './quick-view.messages.ts';
import type { Steps } from './quick-view-steps.state.ts';

/**
 * The buttons to the previous and the next product of the list from which the quick view was opened; nothing without a
 * list.
 */
export function QuickViewSteps({ count, isAtEnd, isWaiting, preload, go }: Steps): ReactElement | null {
  const texts = useTexts(quickViewMessages);
  if (count < 2 && isAtEnd(1)) return null;
  const steps = { isAtEnd, preload, go };
  return (
    <div className="si-quick-view__steps">
      <Step to="previous" label={texts.quickViewPrevious} {...steps} />
      <Step to="next" label={texts.quickViewNext} {...steps} isBusy={isWaiting} />
    </div>
  );
}

interface StepProps extends Pick<Steps, 'isAtEnd' | 'preload' | 'go'> {
  to: 'previous' | 'next';
  label: string;
  /** Further products are loading. */
  isBusy?: boolean;
}

function Step({ to, label, isBusy, ...steps }: StepProps) {
  const step = to === 'next' ? 1 : -1;
  const isAtEnd = steps.isAtEnd(step);
  /** The shopper may be about to press the button. */
  const handleNear = () => isAtEnd || steps.preload(step);
  return (
    <button
      type="button"
      className="si-quick-view__step"
      aria-label={label}
      aria-busy={isBusy || undefined}
      // Not `disabled`: it keeps the focus.
      aria-disabled={isAtEnd || undefined}
      onPointerEnter={handleNear}
      onFocus={handleNear}
      onClick={() => isAtEnd || isBusy || steps.go(step)}
    >
      <Icon name={to} />
    </button>
  );
}
