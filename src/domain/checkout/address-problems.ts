import type { EmailMessages } from '../account/account-messages.ts';
import { invalidEmailMessage, isEmail, isEmailTooLong } from '../account/email.ts';
import { isName } from '../account/name.ts';
import type { Country } from '../delivery/country.ts';
import { postalCodeMessages } from '../delivery/delivery-code-messages.ts';
import { postalCodeError } from '../delivery/postal-code.ts';
import { fillIn } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { withOverrides } from '../with-overrides.ts';
import {
  type AddressField,
  type AddressTexts,
  addressFields,
  isMilitaryCity,
  isShopCountry,
  phoneDigits,
  withoutExtension,
} from './address.ts';
import type { AddressMessages } from './checkout-address-messages.ts';
import { postalCodeAbroadLimit } from './checkout-limits.ts';
import { militaryRegions, regionCode } from './regions.ts';

/** Decides which fields an address form shows. */
export interface AddressQuestion {
  /** The shopper is a guest, who has to give an email address. */
  isGuest: boolean;
  /** The shopper can choose between several countries. */
  isInternational: boolean;
  /** A known address is chosen: only a guest's email is needed. */
  isKnown?: boolean | undefined;
}

export interface AddressRules extends AddressQuestion {
  texts: AddressMessages & EmailMessages;
  /** The page’s own texts by key, for those of a postal code, which depend on the country. */
  messages: Record<string, string>;
  /** The page context’s `emailTldMax`. */
  tldMax?: number | undefined;
}

/** Error messages by field, with the typed text in them. */
export type AddressProblems = Partial<Record<AddressField, string>>;

/** The fields that are asked for. */
export const askedFields = ({ isGuest, isInternational, isKnown }: AddressQuestion): AddressField[] =>
  addressFields.filter((field) => {
    if (field === 'email') return isGuest;
    return !isKnown && (field !== 'country' || isInternational);
  });

/** The problems of the fields that are asked for; an object without keys for a valid address. */
export function addressProblems(typed: AddressTexts, rules: AddressRules): AddressProblems {
  const found: AddressProblems = {};
  for (const field of askedFields(rules)) {
    const problem = addressProblem(field, typed, rules);
    if (problem) found[field] = problem;
  }
  return found;
}

/** The problem of one field; undefined if there is none. */
export function addressProblem(
  field: AddressField,
  typed: AddressTexts,
  rules: AddressRules,
): string | undefined {
  const { texts } = rules;
  const text = plainText(typed[field]);
  const { country } = typed;
  switch (field) {
    case 'country':
      return text ? undefined : texts.countryMissing;
    case 'firstName':
      return text ? nameProblem(text, texts) : texts.firstNameMissing;
    case 'lastName':
      return text ? nameProblem(text, texts) : texts.lastNameMissing;
    case 'address1':
      return lineProblem(text, texts);
    case 'postalCode':
      if (isShopCountry(country))
        return postalCodeError(text, country, withOverrides(postalCodeMessages[country], rules.messages));
      return text.length > postalCodeAbroadLimit.most
        ? fillIn(texts.postalCodeTooLong, text, text.length)
        : undefined;
    case 'city':
      return cityProblem(typed, texts);
    case 'state':
      return isShopCountry(country) ? stateProblem(typed, country, texts) : undefined;
    case 'phone':
      return text ? phoneProblem(text, country, texts) : texts.phoneMissing;
    case 'email':
      return emailProblem(text, texts, rules.tldMax);
    default:
      return undefined;
  }
}

/** Decision 34: the message names the characters that are not allowed. */
function nameProblem(text: string, texts: AddressMessages): string | undefined {
  if (isName(text)) return undefined;
  const sign = [...text].find((one) => !/[\p{L}\p{M}'’.() /-]/u.test(one));
  return sign ? fillIn(texts.nameSign, text, sign) : fillIn(texts.nameOrder, text);
}

function lineProblem(text: string, texts: AddressMessages): string | undefined {
  if (!text) return texts.addressMissing;
  if (/^[\d\s#.,-]+$/.test(text)) return fillIn(texts.addressNumberOnly, text);
  return isEmail(text) ? fillIn(texts.addressIsEmail, text) : undefined;
}

function cityProblem({ city, state, country }: AddressTexts, texts: AddressMessages): string | undefined {
  const text = plainText(city);
  if (!text) return texts.cityMissing;
  if (!/\p{L}/u.test(text)) return fillIn(texts.cityInvalid, text);
  const isMilitary = country === 'US' && militaryRegions.includes(state);
  return isMilitary && !isMilitaryCity(text) ? fillIn(texts.militaryCity, text) : undefined;
}

function stateProblem(
  { state, city }: AddressTexts,
  country: Country,
  texts: AddressMessages,
): string | undefined {
  const code = regionCode(state, country);
  if (!code) return country === 'US' ? texts.stateMissing : texts.provinceMissing;
  const isMissed = country === 'US' && isMilitaryCity(city) && !militaryRegions.includes(code);
  return isMissed ? texts.militaryState : undefined;
}

function phoneProblem(text: string, country: string, texts: AddressMessages): string | undefined {
  const number = withoutExtension(text);
  if (/\p{L}/u.test(number)) return fillIn(texts.phoneLetters, text);
  const { length } = number.replace(/\D/g, '');
  if (isShopCountry(country))
    return phoneDigits(text)
      ? undefined
      : fillIn(length === 1 ? texts.phoneDigit : texts.phoneDigits, text, length);
  return length >= 6 && length <= 15
    ? undefined
    : fillIn(length === 1 ? texts.phoneAbroadDigit : texts.phoneAbroad, text, length);
}

function emailProblem(
  text: string,
  texts: AddressMessages & EmailMessages,
  tldMax: number | undefined,
): string | undefined {
  if (!text) return texts.emailMissing;
  if (isEmailTooLong(text)) return fillIn(texts.emailTooLong, text);
  if (!text.includes('@')) return fillIn(texts.emailNoAt, text, texts.emailExample);
  return isEmail(text, tldMax) ? undefined : invalidEmailMessage(texts);
}
