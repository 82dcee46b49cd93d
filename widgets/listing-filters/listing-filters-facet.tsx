import { type MouseEvent, memo, useId, useState } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { clearFacet } from '../../src/domain/listing/listing-filters.ts';
import type { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import type { Change } from './listing-filters.tsx';
import { isRefused, ListingFiltersRange, type TypedRanges } from './listing-filters-range.tsx';
import { ListingFiltersValues } from './listing-filters-values.tsx';

/** How the shopper has left a facet. */
export interface FacetView {
  isOpen?: boolean;
  isShowingMore?: boolean;
  /** Its values are there: from the first time it is open on. */
  isDrawn?: boolean;
  /** What has been chosen once keeps its place. */
  kept: Set<string>;
}

interface FacetProps {
  facet: Facet;
  /** What is chosen, joined: of the same is the same. */
  selected: string;
  texts: typeof filtersMessages;
  views: Map<string, FacetView>;
  /** What the server's form held. */
  typed: TypedRanges;
  change: Change;
}

// Drawn anew only where it is another: a tick is of one facet.
/** A facet: a drawer that is open at first where the server says so, or something in it is chosen. */
export const ListingFiltersFacet = memo(
  ({ facet, selected: joined, texts, views, typed, change }: FacetProps) => {
    const { id: facetId, name, filterItems } = facet;
    const id = useId();
    const selected = joined ? joined.split(',') : [];
    const view = views.get(facetId) ?? { kept: new Set() };
    views.set(facetId, view);
    const [isOpenAtFirst] = useState(facet.isExpanded || !!joined);
    const [isLeftOpen, setIsOpen] = useState(view.isOpen);
    const isOpen = isLeftOpen ?? (isOpenAtFirst || isRefused(typed, facetId));
    if (isOpen) view.isDrawn = true;
    for (const one of selected) view.kept.add(one);

    function handleToggle() {
      view.isOpen = !isOpen;
      setIsOpen(!isOpen);
    }

    function handleClear({ currentTarget }: MouseEvent) {
      // The button pressed is gone.
      currentTarget.closest('fieldset')!.querySelector('button')!.focus({ preventScroll: true });
      change((before) => clearFacet(before, facetId));
    }

    return (
      <fieldset className="si-listing-filters__facet" aria-labelledby={`${id}-name`}>
        <button
          type="button"
          className="si-listing-filters__head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={handleToggle}
        >
          <span id={`${id}-name`}>{name}</span>
          {joined && (
            <span className="si-quiet">
              {` (${selected.length}`}
              <span className="si-visually-hidden"> {texts.filtersSelected}</span>)
            </span>
          )}
          <Icon name="down" />
        </button>
        <div className="si-listing-filters__drawer" id={id} inert={!isOpen}>
          {view.isDrawn && (
            <div className="si-listing-filters__body">
              {filterItems.length > 0 && (
                <ListingFiltersValues
                  facet={facet}
                  view={view}
                  isOpen={isOpen}
                  selected={selected}
                  texts={texts}
                  change={change}
                />
              )}
              {(facet.isRangeFilterVisible || facet.isWidthFilterVisible) && (
                <ListingFiltersRange
                  key={typed.sent}
                  facet={facet}
                  texts={texts}
                  typed={typed}
                  change={change}
                />
              )}
              {joined && (
                <Button kind="link" onClick={handleClear}>
                  {fillIn(texts.filtersClearFacet, name)}
                </Button>
              )}
            </div>
          )}
        </div>
      </fieldset>
    );
  },
);
