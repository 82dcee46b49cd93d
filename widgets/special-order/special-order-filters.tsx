import type { ReactNode } from 'react';
import { formatCount } from '../../src/domain/money.ts';
import { toggleValue, valuesOf, withoutFilters } from '../../src/domain/special-order/fabric-query.ts';
import { defaultFabricSort, fabricSorts } from '../../src/domain/special-order/selection.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import type { SpecialOrder } from '../../src/state/special-order/special-order.ts';
import type { FabricList } from '../../src/state/special-order/special-order-state.ts';
import { Button } from '../../src/ui/button.tsx';
import { ChoiceBox } from '../../src/ui/choice-box.tsx';
import { Chips } from '../../src/ui/listing/chips.tsx';
import { Select } from '../../src/ui/select.tsx';
import type { fabricMessages } from './special-order-fabrics.messages.ts';

interface FiltersProps {
  order: SpecialOrder;
  optionCode: string;
  list: FabricList;
  words: typeof fabricMessages;
}

/** The filters and sorts of an option's fabrics, and the applied ones, each of which can be removed. */
export function SpecialOrderFilters({ order, optionCode, list, words }: FiltersProps): ReactNode {
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
      <div className="si-fabrics__filters">
        {filters.map(({ key, title, values: its }) => (
          <details key={key} name={`${optionCode}-filters`} className="si-fabrics__filter">
            <summary>
              {valuesOf(query, key).length ? `${title} (${valuesOf(query, key).length})` : title}
            </summary>
            <ul aria-label={title}>
              {its.map((value) => (
                <li key={value.key}>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
                  <label className="si-fabrics__value">
                    <ChoiceBox
                      type="checkbox"
                      checked={valuesOf(query, key).includes(value.key)}
                      onChange={() => toggle(key, value.key)}
                    />
                    <span>{value.title}</span>
                    {value.count !== undefined && (
                      <span className="si-quiet">{formatCount(value.count)}</span>
                    )}
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <FabricSort order={order} optionCode={optionCode} list={list} words={words} />
      </div>
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

function FabricSort({ order, optionCode, list, words }: FiltersProps): ReactNode {
  const id = usePageId();
  return (
    <div className="si-fabrics__sort">
      <label htmlFor={id}>{words.fabricsSort}</label>
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
