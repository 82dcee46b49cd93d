import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { addRange, typedRange } from '../../src/domain/listing/listing-filters.ts';
import type { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import type { Listing } from '../../src/state/listing/listing.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { isRefused, type TypedRanges } from './listing-filters-form.ts';

interface RangeProps {
  facet: Facet;
  texts: typeof filtersMessages;
  typed: TypedRanges;
  listing: Listing;
}

/** A range of prices or widths (checkout §5). Applied, it is a filter like others, and the fields are empty again. */
export function ListingFiltersRange({ facet, texts, typed, listing }: RangeProps): ReactNode {
  const { id, name, minValue, maxValue } = facet;
  const [ends, setEnds] = useState([typed.values[`${id}Min`] ?? '', typed.values[`${id}Max`] ?? ''] as const);
  const [isWrong, setIsWrong] = useState(isRefused(typed, id));
  const slotId = useId();
  const [min, max] = ends;
  const unit = facet.isWidthFilterVisible
    ? texts.filtersInches
    : pageContext().currency === 'CAD'
      ? 'CAD'
      : '$';
  const field = { unit, isWrong, slotId };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const range = typedRange(min, max);
    setIsWrong(!range);
    if (!range) return event.currentTarget.querySelector('input')!.focus();
    setEnds(['', '']);
    listing.change((query) => addRange(query, id, range));
  }

  function handleType(next: readonly [string, string]) {
    setIsWrong(false);
    setEnds(next);
  }

  return (
    <form
      className="si-listing-filters__range si-field"
      noValidate
      aria-label={name}
      data-state={isWrong ? 'error' : undefined}
      onSubmit={handleSubmit}
    >
      <RangeEnd
        {...field}
        label={texts.filtersMinimum}
        hint={minValue}
        value={min}
        onType={(value) => handleType([value, max])}
      />
      <RangeEnd
        {...field}
        label={texts.filtersMaximum}
        hint={maxValue}
        value={max}
        onType={(value) => handleType([min, value])}
      />
      <Button kind="secondary" type="submit">
        {texts.filtersAddRange}
      </Button>
      <div className="si-field__slot" id={slotId} role="alert">
        {isWrong && (
          <>
            <Icon name="alert" />
            {texts.filtersRangeWrong}
          </>
        )}
      </div>
    </form>
  );
}

interface EndProps {
  /** `{0}` is the unit. */
  label: string;
  unit: string;
  hint: number | undefined;
  value: string;
  isWrong: boolean;
  slotId: string;
  onType: (value: string) => void;
}

function RangeEnd({ label, unit, hint, value, isWrong, slotId, onType }: EndProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className="si-field__label" htmlFor={id}>
        {fillIn(label, unit)}
      </label>
      <input
        id={id}
        className="si-input"
        inputMode="numeric"
        autoComplete="off"
        placeholder={hint?.toString()}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={slotId}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
