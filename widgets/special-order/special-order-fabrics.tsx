import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { OptionGroup } from '../../src/contract/special-order/option-groups.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatCount } from '../../src/domain/money.ts';
import { searchChoices } from '../../src/domain/special-order/fabric-query.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { ChoiceRadios } from '../../src/ui/special-order/choice-radios.tsx';
import { useRadioGroups } from './special-order-choices.ts';
import { SpecialOrderCloth } from './special-order-cloth.tsx';
import { fabricMessages } from './special-order-fabrics.messages.ts';
import { SpecialOrderFailure } from './special-order-failure.tsx';
import { SpecialOrderFilters } from './special-order-filters.tsx';
import { SpecialOrderOffer } from './special-order-offer.tsx';
import type { SpecialOrderParts } from './special-order-parts.ts';

interface FabricsProps extends SpecialOrderParts {
  option: OptionGroup;
}

/** All fabrics of an option, with search, filters and order; a press chooses, and the page behind follows. */
export function SpecialOrderFabrics({ option, ...parts }: FabricsProps): ReactNode {
  const { order, state, texts } = parts;
  const { optionCode, title } = option;
  const words = useTexts(fabricMessages);
  const id = usePageId();
  const list = state.lists.get(optionCode)!;
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState(state.chosen.get(optionCode));
  const searched = useDeferredValue(typed);
  const found = useMemo(() => searchChoices(list.groups, searched), [list.groups, searched]);
  const radios = useRadioGroups(order, state, optionCode, found, texts);
  const count = radios.flatMap(({ choices }) => choices).length;
  const total = list.groups.flatMap(({ choices }) => choices).length + list.remaining;
  const isBusy = list.status === 'busy';
  const showAll = () => order.fabrics.change(optionCode, (query) => ({ ...query, isCapped: false }));

  function handleSearch(text: string) {
    setTyped(text);
    // A search is of all fabrics.
    if (text.trim() && list.remaining && !isBusy) showAll();
  }

  function handleChoice(code: string, onChosen: () => void) {
    order.chooseAfterPaint(optionCode, code, () => {
      onChosen();
      setLooked(code);
    });
  }

  return (
    <Dialog
      title={title}
      isTall
      onClose={() => order.openFabrics(undefined)}
      actions={
        <>
          <p className="si-fabrics__price">
            {state.status === 'busy' ? texts.summaryBusy : state.model?.formattedPrice}
          </p>
          <Button onClick={({ currentTarget }) => closeDialog(currentTarget)}>{words.fabricsDone}</Button>
        </>
      }
    >
      <div className="si-fabrics">
        <div className="si-fabrics__tools">
          <input
            className="si-input"
            type="search"
            autoComplete="off"
            aria-label={words.fabricsSearch}
            placeholder={words.fabricsSearch}
            value={typed}
            onChange={({ target }) => handleSearch(target.value)}
          />
          <SpecialOrderFilters
            order={order}
            optionCode={optionCode}
            list={list}
            opened={option.sortFilterType}
            words={words}
          />
          <p className="si-quiet" id={id} role="status">
            {isBusy ? words.fabricsBusy : fillIn(words.fabricsCount, formatCount(count), formatCount(total))}
          </p>
          {list.status === 'failed' && (
            <SpecialOrderFailure
              message={list.message}
              tryAgain={texts.tryAgain}
              onRetry={() => order.fabrics.retry(optionCode)}
            />
          )}
        </div>
        <SpecialOrderCloth {...parts} optionCode={optionCode} code={looked} words={words}>
          {state.offer?.optionCode === optionCode && <SpecialOrderOffer {...parts} />}
          {state.status === 'failed' && (
            <SpecialOrderFailure
              message={state.message}
              kept={texts.summaryKept}
              tryAgain={texts.tryAgain}
              onRetry={() => order.retry()}
            />
          )}
        </SpecialOrderCloth>
        <div className="si-fabrics__list" aria-busy={isBusy || undefined}>
          <ChoiceRadios
            labelledBy={id}
            look="tiles"
            groups={radios}
            chosen={state.chosen.get(optionCode)}
            onChoose={handleChoice}
          />
          {!count && !isBusy && <p>{words.fabricsNone}</p>}
          {list.remaining > 0 && (
            <Button kind="secondary" isBusy={isBusy} busyText={words.fabricsBusy} onClick={showAll}>
              {fillIn(words.fabricsShowAll, formatCount(total))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
