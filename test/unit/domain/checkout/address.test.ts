import { describe, expect, test } from 'vitest';
import {
  type AddressTexts,
  addressTexts,
  phoneDigits,
  postKind,
  sentTexts,
  settledText,
} from '../../../../src/domain/checkout/address.ts';

const home = addressTexts({
  country: 'US',
  firstName: 'Ann',
  lastName: 'Baker',
  address1: '233 S Wacker Dr',
  postalCode: '60606',
  city: 'Chicago',
  state: 'IL',
  phone: '3125550142',
});
const at = (more: Partial<AddressTexts>): AddressTexts => ({ ...home, ...more });

describe('a field that is left', () => {
  test.each([
    ['phone', 'US', ' (312) 555 0142 ', '312-555-0142'],
    ['phone', 'US', '+1 312.555.0142', '312-555-0142'],
    ['phone', 'CA', '16135550180', '613-555-0180'],
    ['phone', 'US', '555 0142', '555 0142'],
    ['phone', 'DE', '+49 30 901820', '+49 30 901820'],
    ['postalCode', 'US', '60606-1234', '60606'],
    ['postalCode', 'CA', 'k2p-1l4', 'K2P 1L4'],
    ['postalCode', 'US', '606', '606'],
    ['postalCode', 'DE', ' 10115', '10115'],
    ['state', 'US', 'illinois', 'IL'],
    ['state', 'CA', 'Québec', 'QC'],
    ['state', 'US', 'Nowhere', 'Nowhere'],
    ['state', 'DE', 'Illinois', 'Illinois'],
    ['city', 'US', '  Chicago ', 'Chicago'],
  ] as const)('%s in %s: “%s” is “%s”', (field, country, typed, settled) => {
    expect(settledText(field, at({ country, [field]: typed }))).toBe(settled);
  });
});

describe('a phone number of the US or Canada', () => {
  test.each(['312-555-0142', '(312) 555 0142', '312.555.0142', '1 312 555 0142', '+1-312-555-0142'])(
    '“%s” is ten digits',
    (typed) => expect(phoneDigits(typed)).toBe('3125550142'),
  );

  test.each(['', '555-0142', '23125550142', '31255501420', 'call me'])('“%s” is none', (typed) =>
    expect(phoneDigits(typed)).toBeUndefined(),
  );
});

describe('what is sent', () => {
  test('has the phone number in digits', () => {
    expect(sentTexts(at({ phone: '(312) 555-0142' })).phone).toBe('3125550142');
  });

  test('keeps the + of a number abroad', () => {
    expect(sentTexts(at({ country: 'DE', phone: '+49 (30) 90-18 20' })).phone).toBe('+4930901820');
    expect(sentTexts(at({ country: 'DE', phone: '030 901820' })).phone).toBe('030901820');
  });

  test('has no spaces around its texts, and the codes in one form', () => {
    const sent = sentTexts(at({ firstName: ' Ann ', state: 'illinois', postalCode: '60606 1234' }));
    expect(sent).toMatchObject({ firstName: 'Ann', state: 'IL', postalCode: '60606' });
  });
});

describe('the kind of an address', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'p.o.box 12',
    'P O Box 12',
    'POB 12',
    'Post Office Box 12',
    'Postal Box 12',
    'c/o Baker, PO BOX 12',
  ])('“%s” is a PO box', (address1) => expect(postKind(at({ address1 }))).toBe('poBox'));

  test.each(['Case postale 12', 'C.P. 12', 'CP 12'])('“%s” is a PO box in Canada', (address1) =>
    expect(postKind(at({ country: 'CA', address1 }))).toBe('poBox'),
  );

  test('a PO box in the second line is one too', () => {
    expect(postKind(at({ address2: 'PO Box 7' }))).toBe('poBox');
  });

  test.each(['233 S Wacker Dr', '12 Polk Boxwood Ln', '4 Post Rd', 'RR 2 Box 15', '9 Shipping Ct'])(
    '“%s” is not',
    (address1) => expect(postKind(at({ address1 }))).toBeUndefined(),
  );

  test.each([
    { city: 'APO' },
    { city: 'fpo' },
    { city: 'D.P.O.' },
    { state: 'AE' },
    { city: 'APO', address1: 'PSC 3 Box 12' },
  ])('%o is military', (more) => expect(postKind(at(more))).toBe('fpoApo'));

  test.each([
    { city: 'Apollo' },
    { country: 'CA', city: 'APO' },
    { country: 'GB', state: 'AE', address1: 'PO Box 1' },
  ])('%o has no kind', (more) => expect(postKind(at(more))).toBeUndefined());

  test('is found in linear time', () => {
    const address = at({ address1: 'p. o. '.repeat(20_000), city: ' '.repeat(100_000) });
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      postKind(address);
      return performance.now() - start;
    });
    // The least of several runs, because other work on the machine only adds time.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
