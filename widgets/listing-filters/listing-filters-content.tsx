import type { ReactNode } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import {
  type Chip,
  isOfFacet,
  offeredSwitches,
  withoutChip,
} from '../../src/domain/listing/listing-filters.ts';
import type { ListingKind } from '../../src/domain/listing/listing-query.ts';
import type { ListingState } from '../../src/state/listing/listing-state.ts';
import { Chips } from '../../src/ui/listing/chips.tsx';
import { ListingFailure } from '../../src/ui/listing/listing-failure.tsx';
import { ListingFiltersBox } from './listing-filters-box.tsx';
import { ListingFiltersFacet } from './listing-filters-facet.tsx';
import type { FiltersParts } from './listing-filters-parts.ts';

interface ContentProps {
  kind: ListingKind;
  state: ListingState;
  facets: readonly Facet[];
  chips: Chip[];
  parts: FiltersParts;
  /** Next to the products: a failure then shows in the toolbar, if that is in view. */
  isBeside: boolean;
}

/**
 * The content of the filters, in the page or in the panel: a failure, the applied ones, availability, and the facets.
 */
export function ListingFiltersContent({
  kind,
  state,
  facets,
  chips,
  parts,
  isBeside,
}: ContentProps): ReactNode {
  const { query, failure } = state;
  const { listing, texts } = parts;
  const offered = offeredSwitches(kind, query, state.availabilities);

  return (
    <>
      {failure && !(isBeside && listing.hasMounted('listing-toolbar', true)) && (
        <ListingFailure message={failure} tryAgain={texts.tryAgain} onRetry={() => listing.retry()} />
      )}
      <Chips
        label={texts.filtersApplied}
        chips={chips}
        removeText={texts.filtersRemove}
        none={texts.filtersNone}
        onRemove={(id) => listing.change((before) => withoutChip(before, id))}
      />
      {offered.length > 0 && (
        <fieldset className="si-listing-filters__switches" aria-label={texts.filtersAvailability}>
          {offered.map(([key, text]) => (
            <ListingFiltersBox
              key={key}
              role="switch"
              isTicked={query[key]}
              update={(before, isTicked) => ({ ...before, [key]: isTicked })}
              listing={listing}
            >
              <span>{texts[text]}</span>
            </ListingFiltersBox>
          ))}
        </fieldset>
      )}
      {facets.map((facet) => (
        <ListingFiltersFacet
          key={facet.id}
          facet={facet}
          selected={query.filters.filter((id) => isOfFacet(id, facet.id)).join()}
          parts={parts}
        />
      ))}
    </>
  );
}
