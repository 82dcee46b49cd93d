import { type ReactNode, useState } from 'react';
import { compareLimit } from '../../src/domain/listing/listing-limits.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { limitOnPage } from '../../src/page/limits.ts';
import { Button } from '../../src/ui/button.tsx';
import type { CompareListProps } from './compare-list.island.ts';
import { compareMessages } from './compare-list.messages.ts';
import { useCompared } from './compare-list.state.ts';
import { CompareListTable } from './compare-list-table.tsx';

/** A bar with the number of chosen products, which opens their comparison; nothing until something is chosen. */
export function CompareList({ limit: ownLimit, heading }: CompareListProps): ReactNode {
  const limit = limitOnPage(compareLimit, ownLimit);
  const { compared, isFull, remove, clear, focusRemoved } = useCompared(limit);
  const texts = useTexts(compareMessages);
  const [isOpen, setIsOpen] = useState(false);
  const id = usePageId();
  const count = compared.length;

  function handleClear() {
    clear();
    announce(fillIn(texts.compareHint, limit));
  }

  function handleClose() {
    setIsOpen(false);
    if (!count) focusRemoved();
  }

  if (!count && !isOpen) return;
  return (
    <section className="si-compare-list" aria-labelledby={id}>
      <h2 className="si-visually-hidden" id={id}>
        {texts.compareHeading}
      </h2>
      <p className="si-compare-list__count" data-state={isFull ? 'full' : undefined}>
        {isFull ? fillIn(texts.compareFull, limit) : fillIn(texts.compareCount, count, limit)}
      </p>
      <Button kind="link" onClick={handleClear}>
        {texts.compareClear}
      </Button>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        {texts.compareHeading}
      </Button>
      {isOpen && (
        <CompareListTable
          title={heading ?? texts.compareHeading}
          products={compared}
          onRemove={remove}
          onClose={handleClose}
        />
      )}
    </section>
  );
}
