import { expect, it, vi } from 'vitest';
import { parseContext } from '../../../src/page/context.ts';
import { misspeltKeys } from '../../../src/page/misspelt.ts';

function parse(context: unknown): { context: ReturnType<typeof parseContext>; reports: string[] } {
  const reports: string[] = [];
  const text = typeof context === 'string' ? context : JSON.stringify(context);
  return { context: parseContext(text, (message) => reports.push(message)), reports };
}

it('an empty context has every default, and nothing to report', () => {
  const { context, reports } = parse('');
  expect(context).toMatchObject({
    brand: 'core',
    country: 'US',
    locale: 'en-US',
    currency: 'USD',
    account: { isSignedIn: false },
    antiForgery: { field: '__RequestVerificationToken', header: 'RequestVerificationToken' },
    redirectOrigins: [],
    credentialOrigins: [],
    scriptOrigins: {},
    pods: {},
  });
  expect(reports).toEqual([]);
});

it('Canada sets its locale and its currency', () => {
  expect(parse({ country: 'CA' }).context).toMatchObject({ locale: 'en-CA', currency: 'CAD' });
});

it('a Canadian locale alone sets the country', () => {
  expect(parse({ locale: 'en-CA' }).context).toMatchObject({ country: 'CA', currency: 'CAD' });
});

it('unknown keys are ignored', () => {
  expect(parse({ season: 'autumn' }).reports).toEqual([]);
});

it('a misspelt key is named with the one that was meant', async () => {
  const { reports } = parse({ isMobil: true });
  await vi.waitFor(() => expect(reports).not.toEqual([]));
  expect(reports).toEqual([
    '#storefront-context: isMobil is ignored, there is no such key (did you mean isMobile?)',
  ]);
});

it('a key beside the one that it looks like is another', () => {
  expect(misspeltKeys({ pod: {}, pods: {} }, ['pods'])).toEqual([]);
});

it('null counts as missing', () => {
  const { context, reports } = parse({ brand: null });
  expect(context.brand).toBe('core');
  expect(reports).toEqual([]);
});

it('half of antiForgery keeps the other half’s default', () => {
  expect(parse({ antiForgery: { header: 'X-Token' } }).context.antiForgery).toEqual({
    field: '__RequestVerificationToken',
    header: 'X-Token',
  });
});

const wrong: [key: string, value: unknown, accepted: string][] = [
  ['brand', 'vintage', '"core" or "modern"'],
  ['brand', 7, '"core" or "modern"'],
  ['country', 'UK', '"US" or "CA"'],
  ['locale', 'fr-CA', '"en-US" or "en-CA"'],
  ['currency', 'EUR', '"USD" or "CAD"'],
  ['isMobile', 'yes', 'true or false'],
  ['account', 'someone', 'an object {isSignedIn'],
  ['otherBrandOrigin', 'javascript:alert(1)', 'an http(s) origin'],
  ['otherBrandOrigin', 'https://example.com/path', 'an http(s) origin'],
  ['otherBrandOrigin', '//example.com', 'an http(s) origin'],
  ['allowedRedirectOrigins', ['https://user@example.com'], 'a list of http(s) origins'],
  ['allowedRedirectOrigins', 'https://example.com', 'a list of http(s) origins'],
  ['redirectOrigins', ['//example.com'], 'a list of http(s) origins'],
  ['credentialOrigins', ['http://example.com'], 'a list of https origins'],
  ['scriptOrigins', ['https://example.com'], 'an object {origin:'],
  ['scriptOrigins', { 'https://example.com': ['md5-x'] }, 'an object {origin:'],
  ['scriptOrigins', { 'https://example.com/js': [] }, 'an object {origin:'],
  ['features', { cbhcc_EnableCbhcc: 'true' }, 'an object of flags'],
  ['features', { paymentActions: true }, 'an object of flags'],
  ['endpoints', { getCart: 1 }, 'an object {name: url}'],
  ['antiForgery', { header: 'Bad Header\n' }, 'an object {field, header}'],
  ['pods', { mine: { limit: 0 } }, 'an object {id:'],
  ['limits', { savedCards: -1 }, 'an object of numbers'],
  ['messages', { genericErrorMessage: 4 }, 'an object {key: text}'],
  ['emailTldMax', 1, 'a whole number from 2 up'],
];
for (const [key, value, accepted] of wrong)
  it(`${key}: ${JSON.stringify(value)} is reported by name, and the default is used`, () => {
    const { context, reports } = parse({ [key]: value, isKids: true });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(`${key} accepts ${accepted}`);
    expect(context[key as keyof typeof context]).toEqual(parse('').context[key as keyof typeof context]);
    expect(context.isKids).toBe(true);
  });

for (const text of ['{', 'undefined', '<script>', '{"brand":"core",}'])
  it(`text that is not JSON is reported once: ${text}`, () => {
    const { context, reports } = parse(text);
    expect(reports).toHaveLength(1);
    expect(context.brand).toBe('core');
  });

for (const text of ['[]', '"core"', '3', 'null'])
  it(`JSON that is not an object is reported once: ${text}`, () => {
    expect(parse(text).reports).toHaveLength(1);
  });

it('an account with an empty field is signed in all the same', () => {
  const { context, reports } = parse({ account: { isSignedIn: true, email: null, firstName: 'Ann' } });
  expect(reports).toEqual([]);
  expect(context.account.isSignedIn).toBe(true);
});

it('a wrong account is reported without its data', () => {
  const { reports } = parse({ account: { isSignedIn: 'yes', email: 'ann@example.com', firstName: 'Ann' } });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('account accepts');
  expect(reports[0]).not.toMatch(/ann/i);
});

it('redirectOrigins is read under its former name too, and gives no other power', () => {
  const { context } = parse({ allowedRedirectOrigins: ['https://login.example'] });
  expect(context).toMatchObject({
    redirectOrigins: ['https://login.example'],
    credentialOrigins: [],
    scriptOrigins: {},
  });
});

it('redirectOrigins wins over its former name', () => {
  const both = { redirectOrigins: ['https://a.example'], allowedRedirectOrigins: ['https://b.example'] };
  expect(parse(both).context.redirectOrigins).toEqual(['https://a.example']);
});

it('a wrong URL is reported without its credentials and query', () => {
  const { reports } = parse({ otherBrandOrigin: 'https://ada:secret@example.com/?key=secret' });
  expect(reports[0]).toContain('"https://…@example.com/" was given');
  expect(reports[0]).not.toContain('secret');
});
