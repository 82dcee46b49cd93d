import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { Facet, FilterItem } from '../../src/contract/listing/listing.ts';
import { firstValues, matchingValues, toggleFilter } from '../../src/domain/listing/listing-filters.ts';
import { searchedValuesLimit } from '../../src/domain/listing/listing-limits.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import { limitOnPage } from '../../src/page/limits.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { ListingFiltersBox } from './listing-filters-box.tsx';
import type { FacetView, FiltersParts } from './listing-filters-parts.ts';

/** Values that are rendered at once; the others are deferred. */
const urgentValues = 30;

interface ValuesProps {
  facet: Facet;
  view: FacetView;
  isOpen: boolean;
  selected: readonly string[];
  parts: FiltersParts;
}

/** A facet's values: the first ones, all of them on demand (decision 39), or those that match a search. */
export function ListingFiltersValues({ facet, view, isOpen, selected, parts }: ValuesProps): ReactNode {
  const { name, filterItems } = facet;
  const { listing, texts } = parts;
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed).trim();
  const [isShowingMore, setIsShowingMore] = useState(!!view.isShowingMore);
  const first = firstValues(filterItems, view.kept, facet.hasShowMore);
  const items = searched ? matchingValues(filterItems, searched) : isShowingMore ? filterItems : first;
  const rest = filterItems.length - first.length;
  const label = fillIn(texts.filtersSearch, name);
  const { list, focusLater } = useLaterFocus();

  function handleMore() {
    // The focus goes to the first value that this adds.
    if (!isShowingMore) focusLater(filterItems.findIndex((item) => !first.includes(item)));
    view.isShowingMore = !isShowingMore;
    setIsShowingMore(!isShowingMore);
  }

  // Values in view are rendered before the other hundreds.
  const renderedCount = Math.max(useDeferredValue(isOpen ? items.length : 0, 0), urgentValues);
  return (
    <>
      {filterItems.length >= limitOnPage(searchedValuesLimit) && (
        <input
          className="si-input"
          type="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className="si-listing-filters__values" ref={list}>
        {items.slice(0, renderedCount).map((item) => (
          <Value
            key={item.uniqueId}
            {...item}
            isSelected={selected.includes(item.uniqueId)}
            listing={listing}
          />
        ))}
      </ul>
      <p role="status" className="si-quiet">
        {items.length === 0 && texts.filtersNoMatch}
      </p>
      {rest > 0 && !searched && (
        <Button kind="link" aria-expanded={isShowingMore} onClick={handleMore}>
          {isShowingMore ? texts.filtersShowLess : fillIn(texts.filtersShowMore, rest)}
        </Button>
      )}
    </>
  );
}

/** Focuses the list's nth checkbox after the next render. */
function useLaterFocus() {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef(-1);
  useLayoutEffect(() => {
    if (next.current < 0) return;
    list.current!.querySelectorAll('input')[next.current]?.focus();
    next.current = -1;
  });
  const focusLater = (index: number) => {
    next.current = index;
  };
  return { list, focusLater };
}

interface ValueProps extends FilterItem {
  isSelected: boolean;
  listing: Listing;
}

// Memoized, because there may be hundreds.
const Value = memo(({ uniqueId, name, itemCount, disabled, hex, isSelected, listing }: ValueProps) => {
  const isDisabled = (disabled || itemCount === 0) && !isSelected;
  return (
    <li>
      <ListingFiltersBox
        isTicked={isSelected}
        isDisabled={isDisabled}
        update={(query, isTicked) => toggleFilter(query, uniqueId, isTicked)}
        listing={listing}
      >
        {hex && <span className="si-listing-filters__dot" style={{ background: hex }} />}
        <span>{name}</span>
        {itemCount !== undefined && <span className="si-quiet">{formatCount(itemCount)}</span>}
      </ListingFiltersBox>
    </li>
  );
});
