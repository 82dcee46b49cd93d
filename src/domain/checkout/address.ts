import type { Country } from '../delivery/country.ts';
import { readPostalCode } from '../delivery/postal-code.ts';
import { plainText } from '../plain-text.ts';
import type { DayLabel } from './delivery-days.ts';
import { militaryRegions, regionCode } from './regions.ts';

/** The fields of an address, in the order of its form; each holds a text as it was typed. */
export const addressFields = [
  'email',
  'country',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** The texts in the fields of an address; empty where nothing has been entered. */
export type AddressTexts = Record<AddressField, string>;

/** Whether a country is one of the shop’s own, whose postal codes, regions and phone numbers have rules. */
export const isShopCountry = (country: string): country is Country => country === 'US' || country === 'CA';

/** The texts of an address form for a known address: the region by its code, the phone number with hyphens. */
export function addressTexts(known: Partial<AddressTexts>): AddressTexts {
  const texts = {} as AddressTexts;
  for (const field of addressFields) texts[field] = known[field] ?? '';
  for (const field of addressFields) texts[field] = settledText(field, texts);
  return texts;
}

/** The texts of a known address as they are, without its id and its owner. */
export const textsOf = (known: AddressTexts): AddressTexts =>
  Object.fromEntries(addressFields.map((field) => [field, known[field]])) as AddressTexts;

/** The text of a field after the shopper has left it: valid codes and phone numbers in the form that the rules use. */
export function settledText(field: AddressField, texts: AddressTexts): string {
  const { country } = texts;
  const text = plainText(texts[field]);
  if (!isShopCountry(country)) return text;
  if (field === 'phone') return phoneDigits(text)?.replace(/^(...)(...)/, '$1-$2-') ?? text;
  if (field === 'state') return regionCode(text, country) ?? text;
  if (field !== 'postalCode') return text;
  const code = readPostalCode(text, country);
  return code.status === 'valid' ? code.value : text;
}

/** A valid address as it is sent: the phone number in digits, outside the US and Canada with the `+` that was typed. */
export function sentTexts(typed: AddressTexts): AddressTexts {
  const texts = addressTexts(typed);
  const phone = withoutExtension(texts.phone);
  const digits = phone.replace(/\D/g, '');
  const isAbroad = !isShopCountry(texts.country) && phone.startsWith('+');
  return { ...texts, phone: isAbroad ? `+${digits}` : (phoneDigits(phone) ?? digits) };
}

/**
 * The ten digits of a phone number of the US or Canada, however they are written, without a leading `1`, `+1`, `001` or
 * `011 1` and without an extension, which is not sent; undefined for another text.
 */
export function phoneDigits(typed: string): string | undefined {
  const text = withoutExtension(typed);
  if (/\p{L}/u.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^(?:00|011)?1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

const extension = /[,;(]?(?:ext(?:n|ension)?|x|poste|#)[\s.:=]*\d{1,6}\)?$/i;

/** A phone number without its extension: `x12`, `ext. 12`, `#12`, in French `poste 12`. */
export const withoutExtension = (typed: string): string => plainText(typed).replace(extension, '').trim();

// In Canada also `case postale`, or `C.P.` with its number.
const poBox =
  /\b(?:p\.? ?o\.? ?box|p\.?o\.?b\.? ?#?\d|post(?:al)?(?: office)? box|case postale|c\.? ?p\.? ?\d)/i;

const isPoBox = (line: string) => poBox.test(plainText(line));

/** A PO box or a military address, by the label of its delivery days (checkout §3); undefined for another address. */
export function postKind(texts: AddressTexts): Extract<DayLabel, 'poBox' | 'fpoApo'> | undefined {
  const { country, address1, address2, city, state } = texts;
  if (country === 'US' && (isMilitaryCity(city) || militaryRegions.includes(state))) return 'fpoApo';
  return isShopCountry(country) && (isPoBox(address1) || isPoBox(address2)) ? 'poBox' : undefined;
}

/** Whether a text is the post office of a military address: APO, FPO or DPO. */
export const isMilitaryCity = (city: string): boolean => /^[AFD]\.?P\.?O\b/i.test(plainText(city));
