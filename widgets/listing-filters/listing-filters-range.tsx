import { type FormEvent, type ReactNode, useState } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { addRange, typedRange } from '../../src/domain/listing/listing-filters.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { currencySign } from '../../src/domain/money.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { pageContext } from '../../src/page/context.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { isRefused, typeRange } from './listing-filters-form.ts';
import type { FiltersParts } from './listing-filters-parts.ts';

interface RangeProps {
  facet: Facet;
  parts: FiltersParts;
}

/**
 * A range of prices or widths (checkout §5). Once applied, it is a filter like others, and the fields are emptied.
 */
export function ListingFiltersRange({ facet, parts }: RangeProps): ReactNode {
  const { id, name, minValue, maxValue } = facet;
  const { listing, texts, typed, noteTyped } = parts;
  const [ends, setEnds] = useState([typed.values[`${id}Min`] ?? '', typed.values[`${id}Max`] ?? ''] as const);
  const [isWrong, setIsWrong] = useState(isRefused(typed, id));
  const fieldId = usePageId();
  const [min, max] = ends;

  function type(next: readonly [string, string]) {
    setEnds(next);
    noteTyped(typeRange(typed, id, next));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const range = typedRange(min, max);
    setIsWrong(!range);
    if (!range) return event.currentTarget.querySelector('input')!.focus();
    type(['', '']);
    listing.change((query) => addRange(query, id, range));
  }

  const field = (end: 0 | 1, label: string, hint: number | undefined) => (
    <div>
      <label className="si-field__label" htmlFor={`${fieldId}${end}`}>
        {fillIn(label, unitOf(facet, texts))}
      </label>
      <input
        id={`${fieldId}${end}`}
        className="si-input"
        inputMode="numeric"
        autoComplete="off"
        placeholder={hint?.toString()}
        value={ends[end]}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${fieldId}-slot`}
        onChange={({ target: { value } }) => {
          setIsWrong(false);
          type(end ? [min, value] : [value, max]);
        }}
      />
    </div>
  );

  const state = isWrong ? 'error' : undefined;
  return (
    <form
      className={formClass}
      method="post"
      noValidate
      aria-label={name}
      data-state={state}
      onSubmit={handleSubmit}
    >
      {field(0, texts.filtersMinimum, minValue)}
      {field(1, texts.filtersMaximum, maxValue)}
      <Button kind="secondary" type="submit">
        {texts.filtersAddRange}
      </Button>
      <div className="si-field__slot" id={`${fieldId}-slot`} role="alert">
        {isWrong && <Icon name="alert" />}
        {isWrong && <span>{texts.filtersRangeWrong}</span>}
      </div>
    </form>
  );
}

const formClass = 'si-listing-filters__range si-field';

function unitOf({ isWidthFilterVisible }: Facet, { filtersInches }: FiltersParts['texts']): string {
  return isWidthFilterVisible ? filtersInches : currencySign(pageContext());
}
