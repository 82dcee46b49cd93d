import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { clearFacet } from '../../src/domain/listing/listing-filters.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import { isRefused } from './listing-filters-form.ts';
import type { FacetView, FiltersParts } from './listing-filters-parts.ts';
import { ListingFiltersRange } from './listing-filters-range.tsx';
import { ListingFiltersValues } from './listing-filters-values.tsx';

interface FacetProps {
  facet: Facet;
  /** Selected ids as one string, so that memo() compares by value. */
  selected: string;
  parts: FiltersParts;
}

/** A facet: a drawer, initially open if the server says so or it has selected values. */
export const ListingFiltersFacet = memo(({ facet, selected: joined, parts }: FacetProps) => {
  const { texts, views, typed } = parts;
  const { id: facetId, name } = facet;
  const id = usePageId();
  const selected = joined ? joined.split(',') : [];
  const view = views.get(facetId) ?? { kept: new Set() };
  views.set(facetId, view);
  const [isOpenAtFirst] = useState(facet.isExpanded || !!joined);
  const [isLeftOpen, setIsOpen] = useState(view.isOpen);
  const [times, setTimes] = useState(typed.times);
  const isWrong = isRefused(typed, facetId);
  const isOpen = (times !== typed.times && isWrong) || (isLeftOpen ?? (isOpenAtFirst || isWrong));
  // Opens, even if the shopper has closed it, in the same render.
  if (times !== typed.times) {
    setTimes(typed.times);
    if (isWrong) setIsOpen(true);
  }
  if (isOpen) view.isRendered = true;
  for (const one of selected) view.kept.add(one);

  function handleToggle() {
    view.isOpen = !isOpen;
    setIsOpen(!isOpen);
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
            <span>{` (${selected.length}`}</span>
            <VisuallyHidden>{` ${texts.filtersSelected}`}</VisuallyHidden>
            <span>)</span>
          </span>
        )}
        <Icon name="down" />
      </button>
      <div className="si-listing-filters__drawer" id={id} inert={!isOpen}>
        {view.isRendered && (
          <Drawer facet={facet} view={view} isOpen={isOpen} selected={selected} parts={parts} />
        )}
      </div>
    </fieldset>
  );
});

interface DrawerProps extends Omit<FacetProps, 'selected'> {
  selected: readonly string[];
  view: FacetView;
  isOpen: boolean;
}

/** A facet's values, its range, and the button that clears it. */
function Drawer(props: DrawerProps): ReactNode {
  const { facet, selected, parts } = props;
  const { listing, texts, typed } = parts;

  function handleClear({ currentTarget }: MouseEvent) {
    // The pressed button will unmount.
    currentTarget.closest('fieldset')!.querySelector('button')!.focus({ preventScroll: true });
    listing.change((query) => clearFacet(query, facet.id));
  }

  return (
    <div className="si-listing-filters__body">
      {facet.filterItems.length > 0 && <ListingFiltersValues {...props} />}
      {(facet.isRangeFilterVisible || facet.isWidthFilterVisible) && (
        <ListingFiltersRange key={typed.times} facet={facet} parts={parts} />
      )}
      {selected.length > 0 && (
        <Button kind="link" onClick={handleClear}>
          {fillIn(texts.filtersClearFacet, facet.name)}
        </Button>
      )}
    </div>
  );
}
