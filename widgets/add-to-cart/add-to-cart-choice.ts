import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Adding } from '../../src/domain/cart/add-to-cart.ts';
import {
  isInHouse,
  type Personalization,
  personalizationText,
} from '../../src/domain/personalization/personalization.ts';
import { announce } from '../../src/page/announce.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hasStepsBefore, loadBeforeAdd, useAdding } from '../../src/state/cart/adding.ts';
import { DesignError } from '../../src/state/personalization/personalization.ts';
import { selectOptionAtom } from '../../src/state/product/selected-products.ts';
import type { AddToCartProps } from './add-to-cart.island.ts';
import { usePersonalization } from './add-to-cart.state.ts';

/** The attributes of a host that adds one product. */
export type OneToAdd = Omit<AddToCartProps, 'skus'>;

/** Validates and adds the chosen item; `quantity` is the shopper's, not the host's. */
export function useChoice(form: RefObject<HTMLFormElement | null>, choice: OneToAdd, quantity: number) {
  const island = useIsland();
  const { state, add } = useAdding(island);
  const entered = usePersonalization(choice, island.serverValues);
  const { personalization, lines, refused, check } = entered;
  const [refusals, setRefusals] = useState(0);
  // The choice that was added last; the page or the shopper may have changed it since.
  const [added, setAdded] = useState<string>();
  const chosen = encodeJson([choice, quantity, personalization.lines.map(({ text }) => text)]);
  const latest = useRef(chosen);
  latest.current = chosen;
  const status = state.status === 'busy' || added === chosen ? state.status : 'idle';
  const isFailed = state.status === 'failed' && !state.hasPopup && added === chosen;
  const failed = isFailed ? state : undefined;
  // The server's error about a design shows at the line that it is about (checkout §8).
  const marked = failed?.error instanceof DesignError ? failed.error.marked : [];
  const lineErrors = lines.map(
    ({ elementName }) =>
      refused?.errors.get(elementName) ?? (marked.includes(elementName) ? failed?.message : undefined),
  );

  useSelected(choice);
  usePreload(hasStepsBefore({ ...choice, personalization }));

  useEffect(() => {
    const place = '[aria-invalid][name], .si-note[tabindex]';
    if (refusals) form.current!.querySelector<HTMLElement>(place)?.focus();
  }, [form, refusals]);

  /** The add of a press; undefined if the personalization has an error, to which the focus goes. */
  function read(): Adding | undefined {
    const isFine = entered.checkEditor();
    const meant = check();
    if (!meant || !isFine) {
      // An error in an editor has the focus already.
      if (isFine) setRefusals(refusals + 1);
      return undefined;
    }
    return addingAs(choice, quantity, meant);
  }

  async function submit(adding: Adding) {
    setAdded(chosen);
    const ended = await add(adding);
    // Announces the failure, which shows nowhere: the shopper has chosen something else by now.
    if (ended.status === 'failed' && !ended.hasPopup && latest.current !== chosen) announce(ended.message);
  }

  // If another widget has the lines, the message shows here and takes the focus.
  const choiceError = lines.length ? undefined : refused?.message;

  return {
    status,
    lines,
    lineErrors,
    choiceError,
    /** Blocked while the text has a shown error (cart §5, decision 101). */
    isBlocked: (!!choiceError && !refused?.isOfServer) || entered.isHeld || lineErrors.some(Boolean),
    error: choiceError ?? (lineErrors.some(Boolean) ? undefined : failed?.message),
    leadsTo: failed?.leadsTo,
    handleEnter: entered.enter,
    /** A press of the blocked button moves the focus to the error in an editor on the page. */
    handleBlocked: entered.checkEditor,
    read,
    submit,
  };
}

function addingAs(choice: OneToAdd, quantity: number, personalization: Personalization): Adding {
  const text = !isInHouse(personalization.type) && personalizationText(personalization.lines);
  const personalized = text && { personalizationText: text, isPersonalized: true };
  const { terms, hasCustomOrderConfirmation } = choice;
  return {
    choice: { ...choice, quantity, ...personalized },
    personalization,
    hasCustomOrderConfirmation,
    terms,
  };
}

/** Preloads the steps before an add, so that the press does not wait for them; the press itself loads them otherwise. */
function usePreload(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) loadBeforeAdd().catch(() => {});
  }, [isWanted]);
}

/** Adds the host's attributes to the page's selected product (checkout §3). */
function useSelected({ sku, isInstallationServiceRequired, installationServiceType }: OneToAdd): void {
  const select = useSetAtom(selectOptionAtom);
  useEffect(() => {
    select({
      sku,
      ...(isInstallationServiceRequired && { isInstallationServiceRequired, installationServiceType }),
    });
  }, [select, sku, isInstallationServiceRequired, installationServiceType]);
}
