import { useStore } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type ListingKind, listingTake } from '../../src/domain/listing/listing-query.ts';
import type { gridMessages } from '../../src/domain/listing/product-grid.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { hasMore, type ListingState, showMore } from '../../src/state/listing/listing.ts';
import { addressOf } from '../../src/state/listing/listing-history.ts';
import { Button } from '../../src/ui/button.tsx';

interface MoreProps {
  name: string;
  kind: ListingKind;
  state: ListingState;
  texts: typeof gridMessages;
}

/** How many of the products are shown, and the button that adds the next. */
export function ProductGridMore({ name, kind, state, texts }: MoreProps): ReactNode {
  const store = useStore();
  const count = useRef<HTMLParagraphElement>(null);
  const { minisets = [], totalCount = minisets.length, shown, isLoadingMore } = state;
  const { locale } = pageContext();
  const isThere = hasMore(state);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // The last tiles have come, and the button pressed has gone.
    const { activeElement, body } = document;
    if (hadFocus.current && !isThere && (activeElement ?? body) === body)
      count.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isThere]);

  function handlePress() {
    hadFocus.current = true;
    showMore(store, name);
  }

  const leadTo = (skip: number, text: string) => (
    <a href={addressOf(name, kind, { ...shown, skip, take: listingTake })}>{text}</a>
  );
  const end = shown.skip + shown.take;
  const inWords = (number: number) => number.toLocaleString(locale);
  return (
    <div className="si-product-grid__more">
      {shown.skip > 0 && leadTo(Math.max(0, shown.skip - listingTake), texts.showPrevious)}
      <p className="si-quiet" ref={count} tabIndex={-1}>
        {fillIn(texts.shownOf, inWords(shown.skip + minisets.length), inWords(totalCount))}
      </p>
      {isThere && (
        <Button kind="secondary" isBusy={isLoadingMore} busyText={texts.loadingMore} onClick={handlePress}>
          {texts.showMore}
        </Button>
      )}
      {!isThere && end < totalCount && leadTo(end, texts.showNext)}
    </div>
  );
}
