import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { listingTake } from '../../src/domain/listing/listing-query.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { hrefOf } from '../../src/state/listing/listing-address.ts';
import {
  arrivedCount,
  hasMore,
  type ListingSeed,
  type ListingState,
} from '../../src/state/listing/listing-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
import type { gridMessages } from './product-grid.messages.ts';

interface MoreProps {
  seed: Pick<ListingSeed, 'name' | 'kind' | 'pageSize' | 'defaultSort'>;
  listing: Listing;
  state: ListingState;
  texts: typeof gridMessages;
}

/** The number of products shown, and the button that adds the next. */
export function ProductGridMore({ seed, listing, state, texts }: MoreProps): ReactNode {
  const count = useRef<HTMLParagraphElement>(null);
  const { minisets = [], totalCount = minisets.length, shown, isLoadingMore, moreFailure } = state;
  const { pageSize = listingTake } = seed;
  const isThere = hasMore(state);
  const pressedAt = useRef<number>(undefined);
  const { length } = minisets;

  useLayoutEffect(() => {
    const first = pressedAt.current;
    if (first === undefined || (first === length && isThere)) return;
    pressedAt.current = undefined;
    // Moves the focus from the button, if it is still there, to the first new tile, or to the count if there is no
    // new tile and the button has gone.
    const { activeElement, body } = document;
    const more = count.current!.parentElement!;
    if (activeElement !== body && !more.contains(activeElement)) return;
    const list = more.parentElement!.querySelector('[role=list]')!;
    const link = list.children[first]?.querySelector<HTMLElement>('a[href]:not([role])') ?? count.current!;
    link.focus({ preventScroll: true });
    // Keyboard: scroll just enough to show the name. Pointer: do not scroll.
    if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest' });
  }, [length, isThere]);

  function handlePress() {
    pressedAt.current = length;
    listing.showMore();
  }

  const linkTo = (skip: number, text: string) => (
    <a href={hrefOf(seed, { ...shown, skip, take: pageSize })}>{text}</a>
  );
  const end = shown.skip + arrivedCount(state);
  return (
    <div className="si-product-grid__more">
      {shown.skip > 0 && linkTo(Math.max(0, shown.skip - pageSize), texts.showPrevious)}
      <p className="si-quiet" ref={count} tabIndex={-1}>
        {fillIn(texts.shownOf, formatCount(shown.skip + minisets.length), formatCount(totalCount))}
      </p>
      {moreFailure && (
        <Message kind="error" isSilent>
          {moreFailure}
        </Message>
      )}
      {isThere && (
        <Button kind="secondary" isBusy={isLoadingMore} busyText={texts.loadingMore} onClick={handlePress}>
          {texts.showMore}
        </Button>
      )}
      {!isThere && end < totalCount && linkTo(end, texts.showNext)}
    </div>
  );
}
