import { useStore } from 'jotai';
import type { ReactElement } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { handedOverBy } from '../../src/page/quick-view-openers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { preloadQuickView } from '../../src/state/quick-view/quick-view.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { quickViewMessages } from './quick-view.messages.ts';
import type { Tiles } from './quick-view-tiles.ts';

/**
 * The buttons to the previous and the next product of the list from which the quick view was opened; nothing without a
 * list.
 */
export function QuickViewSteps({ openers, at, aim }: Tiles): ReactElement | null {
  const { open } = useIsland();
  const store = useStore();
  const texts = useTexts(quickViewMessages);
  const count = openers.length;
  if (count < 2) return null;
  const place = (step: number) => openers[at() + step];

  function preload(step: number) {
    const { sku, optionChoiceParameter } = handedOverBy(place(step));
    if (sku) preloadQuickView(store, { sku, optionChoiceParameter });
  }

  function go(step: number) {
    const next = place(step);
    if (!next) return;
    aim(next);
    const given = handedOverBy(next);
    announce(fillIn(texts.quickViewPlace, given.name ?? given.sku ?? '', at() + 1, count));
    open('quick-view', given).catch(() => {});
  }

  return (
    <div className="si-quick-view__steps">
      <Step to="previous" label={texts.quickViewPrevious} isAtEnd={!place(-1)} onNear={preload} onGo={go} />
      <Step to="next" label={texts.quickViewNext} isAtEnd={!place(1)} onNear={preload} onGo={go} />
    </div>
  );
}

interface StepProps {
  to: 'previous' | 'next';
  label: string;
  isAtEnd: boolean;
  /** Called when the shopper may be about to press the button. */
  onNear: (step: number) => void;
  onGo: (step: number) => void;
}

function Step({ to, label, isAtEnd, onNear, onGo }: StepProps) {
  const step = to === 'next' ? 1 : -1;
  const handleNear = () => isAtEnd || onNear(step);
  return (
    <button
      type="button"
      className="si-quick-view__step"
      aria-label={label}
      // Not `disabled`: it keeps the focus.
      aria-disabled={isAtEnd || undefined}
      onPointerEnter={handleNear}
      onFocus={handleNear}
      onClick={() => isAtEnd || onGo(step)}
    >
      <Icon name={to} />
    </button>
  );
}
