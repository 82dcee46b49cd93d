import { useState } from 'react';
import type { AnswerOf, Call } from '../../contract/call.ts';
import type { validateAndSaveAddress } from '../../contract/checkout/shipping.ts';
import {
  type AddressField,
  type AddressTexts,
  addressFields,
  sentTexts,
} from '../../domain/checkout/address.ts';
import type { AddressScope } from '../../domain/checkout/address-lines.ts';
import { type AddressComparison, compareAddresses } from '../../domain/checkout/address-suggestion.ts';
import { refusal } from '../../http/refusal.ts';
import type { AddressFormState } from './address-form.ts';

/** The typed address, the server's suggestion, and how they differ. */
export interface Suggestion extends Record<SuggestionChoice, AddressTexts> {
  compared: AddressComparison;
}

export type SuggestionChoice = 'typed' | 'suggested';

/** Validates a typed address with the server: valid, errors by field, or a suggested address. */
export function useAddressCheck({ refuse }: AddressFormState, order: AddressScope) {
  const [suggestion, setSuggestion] = useState<Suggestion>();

  return {
    suggestion,
    /** The shopper goes back to the form. */
    edit: () => setSuggestion(undefined),
    /**
     * @param saveInstead saves a suggestion that differs only in case and spacing, which is used without asking
     * @returns whether the address is valid; if not, the errors or the suggestion show
     * @throws RefusedError if the server refuses the address as a whole
     */
    async settle(
      call: Call,
      { isSuccess, message, fieldErrors, suggestedAddress }: AnswerOf<typeof validateAndSaveAddress>,
      typed: AddressTexts,
      saveInstead?: (suggested: AddressTexts) => Promise<boolean>,
    ): Promise<boolean> {
      const isWrong = !!fieldErrors && Object.keys(fieldErrors).length > 0;
      if (isSuccess || isWrong) setSuggestion(undefined);
      if (isSuccess) return true;
      if (isWrong) {
        const others = refuse(fieldErrors);
        if (others) throw refusal(call, others);
        return false;
      }
      if (!suggestedAddress) throw refusal(call, message);
      const suggested = suggestionOf(typed, suggestedAddress);
      const compared = compareAddresses(typed, suggested, order);
      if (saveInstead && compared.isSameToPost) return saveInstead(suggested);
      setSuggestion({ typed, suggested, compared });
      return false;
    },
  };
}

/** The suggestion does not include the name and other personal fields, which stay as typed. */
function suggestionOf(
  typed: AddressTexts,
  given: { [Field in AddressField]?: string | undefined },
): AddressTexts {
  const suggested = { ...typed };
  for (const field of addressFields)
    suggested[field] = given[field] || (field === 'address2' ? '' : typed[field]);
  return sentTexts(suggested);
}
