import { useState } from 'react';
import { fillIn } from '../domain/messages.ts';
import { type MissingOption, missingOptionMessages } from '../domain/product/missing-options.ts';
import { focusOption } from '../page/product-part.ts';
import { useTexts } from './use-texts.ts';

/**
 * Keeps a product from being added while options have no choice (checkout §4): a press says which option comes first, and
 * moves the focus to it.
 * @param host the host of the button; the options are in the same part of the page
 */
export function useMissingOptions(host: Element, missing: readonly MissingOption[] = []) {
  const texts = useTexts(missingOptionMessages);
  const [isAsked, setIsAsked] = useState(false);
  const [first] = missing;
  // Options that lose their choice later, after a reset, are named only at the next press.
  if (isAsked && !first) setIsAsked(false);

  function lead(): void {
    if (!first) return;
    setIsAsked(true);
    if (!focusOption(host, first.optionCode))
      console.error(
        `[storefront-islands] ${host.getAttribute('data-island')}: data-missing-options names the option ${JSON.stringify(first.optionCode)}, but nothing in this part of the page has data-option-code=${JSON.stringify(first.optionCode)}: a press cannot lead to it.`,
      );
  }

  return {
    isMissing: first !== undefined,
    /** The message from a press on, until every option has a choice. */
    message: isAsked && first ? fillIn(texts.chooseOption, first.title) : undefined,
    lead,
  };
}
