import type { ReactNode } from 'react';
import { type ListingQuery, noResultsReason } from '../../src/domain/listing/listing-query.ts';
import { searchPath } from '../../src/domain/listing/no-results.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { Button } from '../../src/ui/button.tsx';
import type { ProductGridProps } from './product-grid.island.ts';
import type { gridMessages } from './product-grid.messages.ts';

interface NoneProps extends Pick<ProductGridProps, 'kind' | 'headingLevel' | 'searchBox' | 'chatOpener'> {
  listing: Listing;
  shown: ListingQuery;
  /** As the answer says. */
  isKids: boolean | undefined;
  texts: typeof gridMessages;
  /** The pressed button will unmount. */
  onClear: () => void;
}

/** In place of tiles: a `no-results` island, and a button that clears the filters. */
export function ProductGridNone({
  kind,
  headingLevel,
  searchBox,
  chatOpener,
  listing,
  shown,
  isKids,
  texts,
  onClear,
}: NoneProps): ReactNode {
  const reason = noResultsReason(shown);
  const term = kind === 'search' && new URLSearchParams(location.search).get('query')?.trim();

  function handleClear() {
    onClear();
    listing.clear();
  }

  return (
    <div className="si-product-grid__none">
      {/* Above the recently viewed products, which come later. */}
      {reason && (
        <Button kind="secondary" onClick={handleClear}>
          {texts.clearEverything}
        </Button>
      )}
      <div
        data-island="no-results"
        data-reason={reason}
        data-term={term || undefined}
        data-search-box={searchBox}
        data-search-url={isKids === undefined ? undefined : searchPath(isKids)}
        data-chat-opener={chatOpener}
        data-heading-level={headingLevel}
      />
    </div>
  );
}
