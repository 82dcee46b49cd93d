import type { ReactNode } from 'react';
import type { OptionGroup } from '../../src/contract/special-order/option-groups.ts';
import { formatCount } from '../../src/domain/money.ts';
import { toggleValue, valuesOf, withoutFilters } from '../../src/domain/special-order/fabric-query.ts';
import { defaultFabricSort, fabricSorts } from '../../src/domain/special-order/selection.ts';
import { useIsMobile } from '../../src/hooks/use-is-mobile.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import type { SpecialOrder } from '../../src/state/special-order/special-order.ts';
import type { FabricList } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { ChoiceBox } from '../../src/ui/choice-box.tsx';
import { Chips } from '../../src/ui/listing/chips.tsx';
import { Select } from '../../src/ui/select.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { fabricMessages } from './special-order-fabrics.messages.ts';

interface FiltersProps {
  order: SpecialOrder;
  optionCode: string;
  list: FabricList;
  words: typeof fabricMessages;
}

/**
 * The filters and sorts of an option's fabrics, and the applied ones, each of which can be removed. On a phone filters and
 * sorts are two disclosures, of which one at most is open: at first the one that the server names (decision 119).
 */
export function SpecialOrderFilters({
  opened,
  ...props
}: FiltersProps & { opened: OptionGroup['sortFilterType'] }): ReactNode {
  const { order, optionCode, list, words } = props;
  const isMobile = useIsMobile();
  const { filters, query } = list;
  const toggle = (key: string, value: string) =>
    order.fabrics.change(optionCode, (before) => toggleValue(before, key, value));
  const values = filters.flatMap(({ key, values: its }) =>
    its
      .filter((value) => valuesOf(query, key).includes(value.key))
      .map((value) => ({
        id: `${key} ${value.key}`,
        name: value.title,
        remove: () => toggle(key, value.key),
      })),
  );
  const sort = sortsOf(list, words).find(({ key }) => key === query.sort && key !== defaultFabricSort);
  const sorted = sort && {
    id: 'sort',
    name: sort.title,
    remove: () => order.sortFabrics(optionCode, undefined),
  };
  const applied = [...values, ...(sorted ? [sorted] : [])];

  return (
    <>
      {isMobile ? (
        <div className="si-fabrics__filters">
          {filters.length > 0 && (
            <details name={optionCode} open={opened === 'filter'} className="si-fabrics__filter">
              <summary>{withCount(words.fabricsFilters, values.length)}</summary>
              <div className="si-fabrics__filters">
                <FabricFilters {...props} onToggle={toggle} />
              </div>
            </details>
          )}
          <details name={optionCode} open={opened === 'sort'} className="si-fabrics__filter">
            <summary>{words.fabricsSort}</summary>
            <FabricSort {...props} isTitled />
          </details>
        </div>
      ) : (
        <div className="si-fabrics__filters">
          <FabricFilters {...props} onToggle={toggle} />
          <FabricSort {...props} />
        </div>
      )}
      {applied.length > 0 && (
        <div className="si-fabrics__applied">
          <Chips
            label={words.fabricsClear}
            chips={applied}
            removeText={words.fabricsRemove}
            onRemove={(id) => applied.find((one) => one.id === id)?.remove()}
          />
          {values.length > 0 && (
            <Button kind="link" onClick={() => order.fabrics.change(optionCode, withoutFilters)}>
              {words.fabricsClear}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Each filter as a disclosure with its values, of which one at most is open. */
function FabricFilters({
  optionCode,
  list: { filters, query },
  onToggle,
}: FiltersProps & { onToggle: (key: string, value: string) => void }): ReactNode {
  return filters.map(({ key, title, values }) => (
    <details key={key} name={`${optionCode}-filters`} className="si-fabrics__filter">
      <summary>{withCount(title, valuesOf(query, key).length)}</summary>
      <ul aria-label={title}>
        {values.map((value) => (
          <li key={value.key}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
            <label className="si-fabrics__value">
              <ChoiceBox
                type="checkbox"
                checked={valuesOf(query, key).includes(value.key)}
                onChange={() => onToggle(key, value.key)}
              />
              <span>{value.title}</span>
              {value.count !== undefined && <span className="si-quiet">{formatCount(value.count)}</span>}
            </label>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** “Color (2)”; without a number if nothing is chosen. */
const withCount = (title: string, count: number) => (count ? `${title} (${count})` : title);

/** `isTitled`: “Sort by” stands above it already, so that its label is for screen readers alone. */
function FabricSort({
  order,
  optionCode,
  list,
  words,
  isTitled,
}: FiltersProps & { isTitled?: boolean }): ReactNode {
  const id = usePageId();
  return (
    <div className="si-fabrics__sort">
      <label htmlFor={id}>
        {isTitled ? <VisuallyHidden>{words.fabricsSort}</VisuallyHidden> : words.fabricsSort}
      </label>
      <Select
        id={id}
        value={list.query.sort ?? ''}
        onChange={({ target }) => order.sortFabrics(optionCode, target.value || undefined)}
      >
        {sortsOf(list, words).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
        <option value="">{words.sortNone}</option>
      </Select>
    </div>
  );
}

/** The server's sorts, with its names if it sends any; without sorts of the server, the usual four (decision 102). */
function sortsOf({ sorts }: Pick<FabricList, 'sorts'>, words: FiltersProps['words']) {
  const titles: Record<string, string> = {
    deliveryTime: words.sortDeliveryTime,
    nameAscending: words.sortNameAscending,
    priceAscending: words.sortPriceAscending,
    priceDescending: words.sortPriceDescending,
  };
  const all = sorts.length ? sorts : fabricSorts.map((key) => ({ key, title: undefined }));
  return all.map(({ key, title }) => ({
    key,
    title: title ?? (Object.hasOwn(titles, key) ? titles[key]! : key),
  }));
}
