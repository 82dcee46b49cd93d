import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { clearAll } from '../../src/domain/listing/listing-filters.ts';
import type { ListingKind, ListingQuery } from '../../src/domain/listing/listing-query.ts';
import type { gridMessages } from '../../src/domain/listing/product-grid.ts';
import { changeListing } from '../../src/state/listing/listing.ts';
import { Button } from '../../src/ui/button.tsx';
import type { ProductGridProps } from './product-grid.island.ts';
import { noResultsReason } from './product-grid.state.ts';

interface NoneProps extends Pick<ProductGridProps, 'headingLevel' | 'searchBox' | 'chatOpener'> {
  name: string;
  kind: ListingKind;
  shown: ListingQuery;
  texts: typeof gridMessages;
  /** What is pressed is gone with the answer. */
  onClear: () => void;
}

/** Nothing is left: a `no-results` island says so, and everything that was asked for can be taken back. */
export function ProductGridNone({
  name,
  kind,
  shown,
  headingLevel,
  searchBox,
  chatOpener,
  texts,
  onClear,
}: NoneProps): ReactNode {
  const store = useStore();
  const reason = noResultsReason(shown);
  const term = kind === 'search' && new URLSearchParams(location.search).get('query')?.trim();

  function handleClear() {
    onClear();
    changeListing(store, name, clearAll);
  }

  return (
    <div className="si-product-grid__none">
      {/* Above what was viewed before, which comes later. */}
      {reason && (
        <Button kind="secondary" onClick={handleClear}>
          {texts.clearEverything}
        </Button>
      )}
      <div
        // Its attributes are read once.
        key={`${reason}`}
        data-island="no-results"
        data-reason={reason}
        data-term={term || undefined}
        data-search-box={searchBox}
        data-chat-opener={chatOpener}
        data-heading-level={headingLevel}
      />
    </div>
  );
}
