import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { gridMessages } from '../../src/domain/listing/listing-messages.ts';
import { type ListingKind, listingTake } from '../../src/domain/listing/listing-query.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { hrefOf } from '../../src/state/listing/listing-address.ts';
import { hasMore, type ListingState } from '../../src/state/listing/listing-state.ts';
import { Button } from '../../src/ui/button.tsx';

interface MoreProps {
  name: string;
  kind: ListingKind;
  listing: Listing;
  state: ListingState;
  texts: typeof gridMessages;
}

/** The number of products shown, and the button that adds the next. */
export function ProductGridMore({ name, kind, listing, state, texts }: MoreProps): ReactNode {
  const count = useRef<HTMLParagraphElement>(null);
  const { minisets = [], totalCount = minisets.length, shown, isLoadingMore } = state;
  const isThere = hasMore(state);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    // After the last tiles the pressed button is removed: the count takes the focus.
    const { activeElement, body } = document;
    if (wasPressed.current && !isThere && (activeElement ?? body) === body)
      count.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isThere]);

  function handlePress() {
    wasPressed.current = true;
    listing.showMore();
  }

  const linkTo = (skip: number, text: string) => (
    <a href={hrefOf({ name, kind }, { ...shown, skip, take: listingTake })}>{text}</a>
  );
  const end = shown.skip + shown.take;
  return (
    <div className="si-product-grid__more">
      {shown.skip > 0 && linkTo(Math.max(0, shown.skip - listingTake), texts.showPrevious)}
      <p className="si-quiet" ref={count} tabIndex={-1}>
        {fillIn(texts.shownOf, formatCount(shown.skip + minisets.length), formatCount(totalCount))}
      </p>
      {isThere && (
        <Button kind="secondary" isBusy={isLoadingMore} busyText={texts.loadingMore} onClick={handlePress}>
          {texts.showMore}
        </Button>
      )}
      {!isThere && end < totalCount && linkTo(end, texts.showNext)}
    </div>
  );
}
