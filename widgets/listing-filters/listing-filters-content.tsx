import type { MouseEvent, ReactNode } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { type Chip, isOfFacet, switches, withoutChip } from '../../src/domain/listing/listing-filters.ts';
import type { ListingKind } from '../../src/domain/listing/listing-query.ts';
import type { ListingState } from '../../src/state/listing/listing-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Chips } from '../../src/ui/listing/chips.tsx';
import type { FiltersParts } from './listing-filters.tsx';
import { ListingFiltersBox } from './listing-filters-box.tsx';
import { ListingFiltersFacet } from './listing-filters-facet.tsx';

interface ContentProps {
  kind: ListingKind;
  state: ListingState;
  facets: readonly Facet[];
  chips: Chip[];
  parts: FiltersParts;
}

/**
 * The content of the filters, in the page or in the panel: a failure, the applied ones, availability, and the facets.
 */
export function ListingFiltersContent({ kind, state, facets, chips, parts }: ContentProps): ReactNode {
  const { query, failure } = state;
  const { listing, texts } = parts;

  function handleRetry({ currentTarget }: MouseEvent) {
    // The pressed button will unmount, so the chips take the focus.
    (currentTarget.closest('div')!.nextElementSibling as HTMLElement).focus({ preventScroll: true });
    listing.retry();
  }

  return (
    <>
      {failure && (
        <div className="si-listing-filters__failure">
          <Icon name="alert" />
          <p>
            {failure}
            <Button kind="link" onClick={handleRetry}>
              {texts.tryAgain}
            </Button>
          </p>
        </div>
      )}
      <Chips
        label={texts.filtersApplied}
        chips={chips}
        removeText={texts.filtersRemove}
        none={texts.filtersNone}
        onRemove={(id) => listing.change((before) => withoutChip(before, id))}
      />
      {kind !== 'seo' && (
        <fieldset className="si-listing-filters__switches" aria-label={texts.filtersAvailability}>
          {switches.slice(0, kind === 'search' ? 2 : 1).map(([key, text]) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
            <label className="si-listing-filters__value" key={key}>
              <ListingFiltersBox
                role="switch"
                isTicked={query[key]}
                update={(before, isTicked) => ({ ...before, [key]: isTicked })}
                listing={listing}
              />
              {texts[text]}
            </label>
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
