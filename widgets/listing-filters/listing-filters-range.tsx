import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Facet } from '../../src/contract/listing/listing.ts';
import { addRange, typedRange } from '../../src/domain/listing/listing-filters.ts';
import type { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import type { Change } from './listing-filters.tsx';

/** What was typed into the ranges of the server's form. */
export interface TypedRanges {
  values: Readonly<Record<string, string>>;
  /** How often it was sent; what it was sent with and still holds was refused. */
  sent: number;
}

/** What was typed for each facet; no `range` where it is none. */
export const rangesOf = (values: TypedRanges['values']) =>
  Object.keys(values).flatMap((key) => {
    const id = /^(.+)Min$/.exec(key)?.[1];
    const ends = [values[key]!, values[`${id}Max`] ?? ''] as const;
    return id && ends.join('').trim() ? [{ id, range: typedRange(...ends) }] : [];
  });

/** Whether what was typed for a facet was sent, and is no range. */
export const isRefused = ({ values, sent }: TypedRanges, facetId: string): boolean =>
  sent > 0 && rangesOf(values).some(({ id, range }) => id === facetId && !range);

interface RangeProps {
  facet: Facet;
  texts: typeof filtersMessages;
  typed: TypedRanges;
  change: Change;
}

/** A range of prices or widths (checkout §5). Added, it is a filter like others, and the fields are empty again. */
export function ListingFiltersRange({ facet, texts, typed, change }: RangeProps): ReactNode {
  const { id, name, minValue, maxValue } = facet;
  const [ends, setEnds] = useState([typed.values[`${id}Min`] ?? '', typed.values[`${id}Max`] ?? ''] as const);
  const [isWrong, setIsWrong] = useState(isRefused(typed, id));
  const fieldId = useId();
  const [min, max] = ends;
  const unit = facet.isWidthFilterVisible
    ? texts.filtersInches
    : pageContext().currency === 'CAD'
      ? 'CAD'
      : '$';

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const range = typedRange(min, max);
    setIsWrong(!range);
    if (!range) return event.currentTarget.querySelector('input')!.focus();
    setEnds(['', '']);
    change((query) => addRange(query, id, range));
  }

  const field = (end: 0 | 1, label: string, hint: number | undefined) => (
    <div>
      <label className="si-field__label" htmlFor={`${fieldId}${end}`}>
        {fillIn(label, unit)}
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
          setEnds(end ? [min, value] : [value, max]);
        }}
      />
    </div>
  );

  return (
    <form
      className="si-listing-filters__range si-field"
      noValidate
      aria-label={name}
      data-state={isWrong ? 'error' : undefined}
      onSubmit={handleSubmit}
    >
      {field(0, texts.filtersMinimum, minValue)}
      {field(1, texts.filtersMaximum, maxValue)}
      <Button kind="secondary" type="submit">
        {texts.filtersAddRange}
      </Button>
      <div className="si-field__slot" id={`${fieldId}-slot`} role="alert">
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
