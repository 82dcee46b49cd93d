import { type RefObject, useEffect, useRef, useState } from 'react';
import { isInHouse, personalizationText } from '../../src/domain/personalization/personalization.ts';
import { announce } from '../../src/page/announce.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hasStepsBefore, loadBeforeAdd, useAdding } from '../../src/state/cart/adding.ts';
import { DesignError } from '../../src/state/personalization/personalization.ts';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { usePersonalization } from './add-to-cart.state.ts';

/** Validates and adds the chosen item; `quantity` is the shopper's, not the host's. */
export function useChoice(form: RefObject<HTMLFormElement | null>, choice: AddToCartProps, quantity: number) {
  const island = useIsland();
  const { state, add } = useAdding(island);
  const { personalization, lines, refused, check, enter } = usePersonalization(choice, island.serverValues);
  const [refusals, setRefusals] = useState(0);
  // The choice that was last added, because the page or the shopper may have changed it since.
  const [added, setAdded] = useState<string>();
  const chosen = encodeJson([choice, quantity, personalization.lines.map(({ text }) => text)]);
  const latest = useRef(chosen);
  latest.current = chosen;
  const status = state.status === 'busy' || added === chosen ? state.status : 'idle';
  const failed = state.status === 'failed' && added === chosen ? state : undefined;
  // The server's error about a design shows at the line that it is about (checkout §8).
  const marked = failed?.error instanceof DesignError ? failed.error.marked : [];
  const lineErrors = lines.map(
    ({ elementName }) =>
      refused?.errors.get(elementName) ?? (marked.includes(elementName) ? failed?.message : undefined),
  );

  usePreload(hasStepsBefore({ ...choice, personalization }));

  useEffect(() => {
    const place = '[aria-invalid][name], .si-note[tabindex]';
    if (refusals) form.current!.querySelector<HTMLElement>(place)?.focus();
  }, [form, refusals]);

  async function submit() {
    if (check()) {
      setRefusals(refusals + 1);
      return;
    }
    setAdded(chosen);
    const text = !isInHouse(personalization.type) && personalizationText(personalization.lines);
    const personalized = text && { personalizationText: text, isPersonalized: true };
    const { terms, hasCustomOrderConfirmation } = choice;
    const ended = await add({
      choice: { ...choice, quantity, ...personalized },
      personalization,
      hasCustomOrderConfirmation,
      terms,
    });
    // Announced, because it is shown nowhere: something else is chosen by now.
    if (ended.status === 'failed' && latest.current !== chosen) announce(ended.message);
  }

  // If another widget has the lines, the message shows here and takes the focus.
  const choiceError = lines.length ? undefined : refused?.message;

  return {
    status,
    lines,
    lineErrors,
    choiceError,
    error: choiceError ?? (lineErrors.some(Boolean) ? undefined : failed?.message),
    leadsTo: failed?.leadsTo,
    handleEnter: enter,
    submit,
  };
}

/** Preloads the steps before an add, so that the press does not wait for them; the press itself loads them otherwise. */
function usePreload(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) loadBeforeAdd().catch(() => {});
  }, [isWanted]);
}
