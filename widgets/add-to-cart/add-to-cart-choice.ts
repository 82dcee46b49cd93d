import { type RefObject, useEffect, useState } from 'react';
import { isInHouse, personalizationText } from '../../src/domain/personalization/personalization.ts';
import { announce } from '../../src/page/announce.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAdding } from '../../src/state/cart/adding.ts';
import { DesignError } from '../../src/state/personalization/personalization.ts';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { usePersonalization } from './add-to-cart.state.ts';

/** Validates and adds the chosen item; `quantity` is the shopper's, not the host's. */
export function useChoice(form: RefObject<HTMLFormElement | null>, choice: AddToCartProps, quantity: number) {
  const island = useIsland();
  const { state, add, forget } = useAdding(island);
  const { personalization, lines, errors, check, enter } = usePersonalization(choice, island.serverValues);
  const [choiceError, setChoiceError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  // What the last add was of: the page may have changed the product or its options since.
  const [added, setAdded] = useState<string>();
  const chosen = `${choice.sku} ${choice.optionChoiceParameter}`;
  const status = state.status === 'busy' || added === chosen ? state.status : 'idle';
  const failed = state.status === 'failed' && added === chosen ? state : undefined;
  useHiddenFailure(state.status === 'failed' && !failed ? state.message : undefined);
  // The server's error about a design shows at the line that it is about (checkout §8).
  const marked = failed?.error instanceof DesignError ? failed.error.marked : [];
  const lineErrors = lines.map(
    ({ elementName }, index) => errors[index] ?? (marked.includes(elementName) ? failed?.message : undefined),
  );

  useEffect(() => {
    const place = '[aria-invalid][name], .si-add-to-cart__message[tabindex]';
    if (refusals) form.current!.querySelector<HTMLElement>(place)?.focus();
  }, [form, refusals]);

  function handleEnter(index: number, text: string) {
    forget();
    enter(index, text);
  }

  function submit() {
    const message = check();
    // If another widget has the lines, the message shows here and takes the focus.
    setChoiceError(lines.length ? undefined : message);
    if (message) {
      setRefusals(refusals + 1);
      return;
    }
    setAdded(chosen);
    const text = !isInHouse(personalization.type) && personalizationText(personalization.lines);
    const personalized = text && { personalizationText: text, isPersonalized: true };
    const { terms, hasCustomOrderConfirmation } = choice;
    add({
      choice: { ...choice, quantity, ...personalized },
      personalization,
      hasCustomOrderConfirmation,
      terms,
    });
  }

  return {
    status,
    lines,
    lineErrors,
    choiceError,
    error: choiceError ?? (lineErrors.some(Boolean) ? undefined : failed?.message),
    handleEnter,
    submit,
  };
}

/** Announces a failure that shows nowhere, because the page has changed the product meanwhile. */
function useHiddenFailure(message: string | undefined): void {
  useEffect(() => {
    if (message) announce(message);
  }, [message]);
}
