import { useStore } from 'jotai';
import { useState } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { canBeHad } from '../../src/domain/product/availability.ts';
import type { MissingOption } from '../../src/domain/product/missing-options.ts';
import type { QuickViewAddress } from '../../src/domain/product/quick-view-address.ts';
import { nextPaint } from '../../src/hooks/next-paint.ts';
import { useOnChange, useOnMount } from '../../src/hooks/use-on-mount.ts';
import { preloadOverlay } from '../../src/page/preload-overlay.ts';
import { askQuickView, knownQuickView } from '../../src/state/quick-view/quick-view.ts';
import { track, trackedValue } from '../../src/state/track.ts';
import { useRead } from '../../src/state/use-read.ts';
import type { QuickViewProps } from './quick-view.island.ts';

/** The widgets in the quick view, which are loaded during the request for the product. */
const shownWidgets = ['product-gallery', 'add-to-cart', 'add-to-registry', 'availability', 'product-details'];

/**
 * The product of the quick view. After another choice of the same product, the known data stays until the answer, and
 * after a failure; of several changes only the last one counts.
 */
export function useProduct({ sku, optionChoiceParameter: given }: QuickViewProps) {
  const { optionChoiceParameter, choose } = useChoice(sku, given);
  const asked: QuickViewAddress = { sku, optionChoiceParameter };
  const store = useStore();
  const { state, read } = useRead<QuickViewModel>();
  const [last, setLast] = useState<{ sku: string; model: QuickViewModel }>();
  const isPainted = usePainted();
  const known = knownQuickView(store, asked);
  const model = isPainted ? (known ?? (last?.sku === sku ? last.model : undefined)) : undefined;

  async function ask(): Promise<void> {
    const ended = await read(() => askQuickView(store, asked));
    if (ended?.status === 'done') setLast({ sku, model: ended.answer });
  }

  useOnChange(() => void ask(), `${sku} ${optionChoiceParameter}`);
  useOnChange(() => {
    const { name, price } = model ?? {};
    if (model) track('view_item', trackedValue([{ sku, name, price, variant: optionChoiceParameter }]));
  }, model && sku);

  return {
    shown: asked,
    model,
    isBusy: state.status === 'busy' && !known,
    state: known ? undefined : state,
    choose,
    ask,
  };
}

/** Whether the layer has been painted: its content, and the code for it, come after its first frame. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useOnMount(() => {
    nextPaint().then(() => {
      for (const name of shownWidgets) preloadOverlay(name);
      setPainted(true);
    });
  });
  return isPainted;
}

/** The options of the product: those of the tile, until the shopper chooses others, also after going to another and back. */
function useChoice(sku: string, given: string | undefined) {
  const of = `${sku} ${given}`;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    optionChoiceParameter: chosen.get(of) ?? given,
    choose: (wanted: string) => setChosen((others) => new Map(others).set(of, wanted)),
  };
}

/** The product to add: the chosen one, or the group's (decision 107). The chosen one is added even before its answer. */
export function addedOf(model: QuickViewModel, optionChoiceParameter: string | undefined) {
  const chosen = model.choices.find((one) => one.optionChoiceParameter === optionChoiceParameter);
  return {
    sku: chosen?.sku ?? model.grouperMatchingSku ?? model.sku,
    optionChoiceParameter: chosen?.optionChoiceParameter ?? model.optionChoiceParameter,
    stock: model.isNla || !canBeHad(chosen ? chosen.availability : model.availability) ? 'out' : 'in',
  };
}

/** The options of a product made to order that have no choice yet, which keep it from being added (checkout §4). */
export function missingOf({ specialOrder }: QuickViewModel): MissingOption[] {
  return (specialOrder?.optionGroups ?? [])
    .filter(({ fabricChoiceGroups }) => {
      const choices = fabricChoiceGroups.flatMap((group) => group.choices);
      return choices.length > 0 && !choices.some(({ isSelected }) => isSelected);
    })
    .map(({ optionCode, title }) => ({ optionCode, title }));
}

let parts = 0;
const newPart = (sku: string) => ({ sku, part: `quick-view-${++parts}` });

/** The name of the part of the page that shows the product (decision 63): another one each time, so that it begins anew. */
export function usePart(sku: string): string {
  const [shown, setShown] = useState(() => newPart(sku));
  if (shown.sku === sku) return shown.part;
  const next = newPart(sku);
  setShown(next);
  return next.part;
}
