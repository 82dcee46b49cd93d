import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { Facet, FilterItem } from '../../src/contract/listing/listing.ts';
import {
  firstValues,
  matchingValues,
  searchedValues,
  toggleFilter,
} from '../../src/domain/listing/listing-filters.ts';
import type { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { Button } from '../../src/ui/button.tsx';
import type { Change } from './listing-filters.tsx';
import { ListingFiltersBox } from './listing-filters-box.tsx';
import type { FacetView } from './listing-filters-facet.tsx';

const drawnAtOnce = 30;

interface ValuesProps {
  facet: Facet;
  view: FacetView;
  isOpen: boolean;
  selected: readonly string[];
  texts: typeof filtersMessages;
  change: Change;
}

/** A facet's values: the first ones, all of them on demand (decision 39), and those that match what is searched for. */
export function ListingFiltersValues({
  facet,
  view,
  isOpen,
  selected,
  texts,
  change,
}: ValuesProps): ReactNode {
  const { name, filterItems } = facet;
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const [isShowingMore, setIsShowingMore] = useState(!!view.isShowingMore);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(-1);
  const first = firstValues(filterItems, view.kept);
  const items = searched.trim() ? matchingValues(filterItems, searched) : isShowingMore ? filterItems : first;
  // Of hundreds, those in view are drawn first.
  const drawnCount = Math.max(useDeferredValue(isOpen ? items.length : 0, 0), drawnAtOnce);
  const rest = filterItems.length - first.length;
  const label = fillIn(texts.filtersSearch, name);

  // The focus goes on with what has come.
  useLayoutEffect(() => {
    if (firstNew.current < 0) return;
    list.current!.querySelectorAll('input')[firstNew.current]?.focus();
    firstNew.current = -1;
  });

  function handleMore() {
    if (!isShowingMore) firstNew.current = filterItems.findIndex((item) => !first.includes(item));
    view.isShowingMore = !isShowingMore;
    setIsShowingMore(!isShowingMore);
  }

  return (
    <>
      {filterItems.length >= (pageContext().limits.facetSearch ?? searchedValues) && (
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
        {items.slice(0, drawnCount).map((item) => (
          <Value
            key={item.uniqueId}
            {...item}
            isSelected={selected.includes(item.uniqueId)}
            change={change}
          />
        ))}
      </ul>
      <p role="status" className="si-quiet">
        {items.length === 0 && texts.filtersNoMatch}
      </p>
      {rest > 0 && !searched.trim() && (
        <Button kind="link" aria-expanded={isShowingMore} onClick={handleMore}>
          {isShowingMore ? texts.filtersShowLess : fillIn(texts.filtersShowMore, rest)}
        </Button>
      )}
    </>
  );
}

interface ValueProps extends FilterItem {
  isSelected: boolean;
  change: Change;
}

// Drawn anew only where it is another: there may be hundreds.
const Value = memo(({ uniqueId, name, itemCount, disabled, hex, isSelected, change }: ValueProps) => {
  const isDisabled = (disabled || !itemCount) && !isSelected;
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-listing-filters__value" data-state={isDisabled ? 'disabled' : undefined}>
        <ListingFiltersBox
          isTicked={isSelected}
          isDisabled={isDisabled}
          update={(query, isTicked) => toggleFilter(query, uniqueId, isTicked)}
          change={change}
        />
        {hex && <span className="si-listing-filters__dot" style={{ background: hex }} />}
        <span>{name}</span>
        <span className="si-quiet">{itemCount}</span>
      </label>
    </li>
  );
});
