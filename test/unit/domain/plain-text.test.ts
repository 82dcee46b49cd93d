import { describe, expect, test } from 'vitest';
import { emailMessages } from '../../../src/domain/account/account-messages.ts';
import { isEmail, isEmailTooLong } from '../../../src/domain/account/email.ts';
import { isName } from '../../../src/domain/account/name.ts';
import { phoneDigits, postKind, sentTexts, settledText } from '../../../src/domain/checkout/address.ts';
import { addressProblem } from '../../../src/domain/checkout/address-problems.ts';
import { addressMessages } from '../../../src/domain/checkout/checkout-address-messages.ts';
import { sentContact } from '../../../src/domain/checkout/pickup-contact.ts';
import { regionCode } from '../../../src/domain/checkout/regions.ts';
import { readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import { matchingValues, typedRange } from '../../../src/domain/listing/listing-filters.ts';
import { cardNumberProblem } from '../../../src/domain/payment/card-number.ts';
import { securityCodeProblem } from '../../../src/domain/payment/security-code.ts';
import { parseAmount } from '../../../src/domain/payment/split-amounts.ts';
import {
  checkPersonalization,
  isPersonalizationEmpty,
  personalizationText,
} from '../../../src/domain/personalization/personalization.ts';
import { plainText } from '../../../src/domain/plain-text.ts';

const empty = {
  country: 'US',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  postalCode: '',
  city: '',
  state: '',
  phone: '',
  email: '',
};

describe('a typed text', () => {
  test.each([
    ['  plain  ', 'plain'],
    ['Mary\u00a0Ann', 'Mary Ann'],
    ['Mary\u202fAnn\u3000Lee\u2003', 'Mary Ann Lee'],
    ['Mary\tAnn\u2028', 'Mary Ann'],
    ['\u200e\u202aAnn\u202c\u200f\ufeff', 'Ann'],
    ['An\u00adn\u200b\u200c\u200d\u2060', 'Ann'],
    ['Ann\ufffc', 'Ann'],
    ['60614–1234', '60614-1234'],
    ['1‐2‑3‒4–5—6―7−8﹣9－0', '1-2-3-4-5-6-7-8-9-0'],
    ['O’Brien O‘Brien OʼBrien O´Brien O′Brien O＇Brien', "O'Brien O'Brien O'Brien O'Brien O'Brien O'Brien"],
    ['“Ann” „Bo‟ 12″', '"Ann" "Bo" 12"'],
    ['１２３ ＡＢＣ ａ＠ｂ．ｃｏ ﹫', '123 ABC a@b.co @'],
    ['\u{1d7cf}\u{1d7ee}', '12'],
    ['Zoë Łukasz 李 Ñandú ½ m² ٣', 'Zoë Łukasz 李 Ñandú ½ m² ٣'],
    ['\u200b \u00a0', ''],
  ])('%j is read as %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
    expect(plainText(plain)).toBe(plain);
  });

  test('takes linear time', () => {
    const long = `${'\u00a0’–１'.repeat(50_000)}x`;
    const before = performance.now();
    plainText(long);
    phoneDigits(`${'x . '.repeat(50_000)}!`);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('every rule reads it', () => {
  test.each([['Mary\u00a0Ann'], ['Jean‑Luc'], ['O’Brien'], ['Ann\u200b']])('%j is a name', (typed) =>
    expect(isName(typed)).toBe(true),
  );

  test.each([['ann＠example．com'], ['\u200eann@example.com\u200b'], ['ann@exam\u00adple.com']])(
    '%j is an email address',
    (typed) => expect(isEmail(typed)).toBe(true),
  );

  test('invisible characters do not make an email address too long', () => {
    expect(isEmailTooLong(`${'\u200b'.repeat(60)}ann@example.com`)).toBe(false);
  });

  test.each([
    ['６０６１４', 'US', '60614'],
    ['60614–1234', 'US', '60614'],
    ['60614\u20111234', 'US', '60614'],
    ['\u200f60614\u00a0', 'US', '60614'],
    ['k1a—0b1', 'CA', 'K1A 0B1'],
    ['Ｋ１Ａ\u2009０Ｂ１', 'CA', 'K1A 0B1'],
  ] as const)('%j is a postal code of %s', (typed, country, value) =>
    expect(readPostalCode(typed, country)).toEqual({ status: 'valid', value }),
  );

  test.each([
    '(312)\u00a0555‑0142',
    '312–555–0142',
    '+1 312 555 0142',
    '＋１ ３１２ ５５５ ０１４２',
    '1-312-555-0142',
    '001 312 555 0142',
    '011 1 312 555 0142',
    '312.555.0142 x12',
    '312-555-0142 ext. 4411',
    '312-555-0142, extension 7',
    '(312) 555-0142 #200',
    '+1 312 555 0142;ext=99',
    '514-555-0142 poste\u00a03',
    '\u202a+1 (312) 555-0142\u202c',
  ])('%j is a phone number', (typed) => {
    expect(phoneDigits(typed)).toMatch(/^(312|514)5550142$/);
    expect(settledText('phone', { ...empty, phone: typed })).toMatch(/^\d{3}-555-0142$/);
    expect(sentTexts({ ...empty, phone: typed }).phone).toMatch(/^\d{3}5550142$/);
  });

  test.each(['312-555-014', '312-555-01422', '1-800-FLOWERS', 'x12', '312-555-0142 x', '002 312 555 0142'])(
    '%j is none',
    (typed) => expect(phoneDigits(typed)).toBeUndefined(),
  );

  test('a number from abroad keeps its country code, not its extension', () => {
    const typed = { ...empty, country: 'DE', phone: '+49\u00a030 5550142 ext 12' };
    expect(sentTexts(typed).phone).toBe('+49305550142');
    const rules = { isGuest: true, isInternational: true, messages: {} };
    const texts = { ...emailMessages, ...addressMessages };
    expect(addressProblem('phone', typed, { ...rules, texts })).toBeUndefined();
  });

  test('an address is sent in plain characters', () => {
    const typed = {
      ...empty,
      firstName: '\u200bMary\u00a0Ann',
      lastName: 'O’Brien',
      address1: '12‑14\u202fRue de l’Église',
      city: 'St.\u00a0Paul',
      state: 'Minne\u00adsota',
      postalCode: '55101−1234',
      email: 'ann＠example.com',
    };
    expect(sentTexts(typed)).toMatchObject({
      firstName: 'Mary Ann',
      lastName: "O'Brien",
      address1: "12-14 Rue de l'Église",
      city: 'St. Paul',
      state: 'MN',
      postalCode: '55101',
      email: 'ann@example.com',
    });
  });

  test('who picks up too, the phone number in digits', () => {
    const typed = {
      firstName: 'Jean‑Luc',
      lastName: ' Roy\u200b',
      email: 'a＠b.co',
      phone: '(312)\u00a0555‑0142',
    };
    expect(sentContact(typed)).toEqual({
      firstName: 'Jean-Luc',
      lastName: 'Roy',
      email: 'a@b.co',
      phone: '3125550142',
    });
    expect(sentContact({ ...typed, phone: ' 12 ' }).phone).toBe('12');
  });

  test('regions, PO boxes and military addresses are found', () => {
    expect(regionCode('New\u00a0York', 'US')).toBe('NY');
    expect(postKind({ ...empty, address1: 'P.O.\u00a0Box 12' })).toBe('poBox');
    expect(postKind({ ...empty, city: '\u200bAPO' })).toBe('fpoApo');
  });

  test('cards, their codes, and amounts', () => {
    expect(cardNumberProblem('4111\u00a01111‑1111\u200b１１１１', { hasLuhnCheck: true })).toBeUndefined();
    expect(securityCodeProblem('\u200e１２３', undefined)).toBeUndefined();
    expect(parseAmount('\u00a0$1,234.50\u200b')).toBe(123_450);
    expect(parseAmount('１２．５')).toBe(1250);
    expect(typedRange('$\u00a01,000', '２０００″')).toEqual({ low: 1000, high: 2000 });
  });

  test('a search among values, which may have typographic signs themselves', () => {
    const items = [{ name: 'Kids’ Beds' }, { name: 'Sofa‑Beds' }];
    expect(matchingValues(items, "kids' ")).toEqual([items[0]]);
    expect(matchingValues(items, 'sofa-\u200bbeds')).toEqual([items[1]]);
  });
});

describe('a personalization keeps the shopper’s characters', () => {
  const line = (text: string, validationRegEx?: string) => ({
    elementName: 'Text1',
    text,
    fontAttributes: { validationRegEx, maxLength: 10 },
  });

  test('as typed, where the font has them', () => {
    expect(personalizationText([line(' O’Brien – 1 ')])).toBe('O’Brien – 1');
    expect(personalizationText([line('O’Brien', '^[A-Za-z’]+$')])).toBe('O’Brien');
  });

  test('plain, where it has only these', () => {
    const typed = line('O’Brien\u200b', "^[A-Za-z']+$");
    expect(personalizationText([typed])).toBe("O'Brien");
    expect(checkPersonalization([typed]).lineErrors).toEqual([undefined]);
    expect(personalizationText([line('Mary\u00a0\u200bAnn\u200b\u200b')])).toBe('Mary Ann');
  });

  test('as typed, where it has neither', () => {
    const typed = line('李’', '^[A-Z]+$');
    expect(checkPersonalization([typed]).lineErrors).toEqual(['personalizationInvalid']);
    expect(personalizationText([typed])).toBe('李’');
  });

  test('invisible characters alone are no text', () => {
    expect(isPersonalizationEmpty([line('\u200b \u00a0')])).toBe(true);
    expect(personalizationText([line('\u200b')])).toBeUndefined();
  });
});
