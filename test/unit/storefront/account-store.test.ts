import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountById, checkPassword, createAccount } from '../../storefront/accounts/accounts.ts';
import { isLockedOut, lockoutMs, maxFailures, noteFailure } from '../../storefront/accounts/attempts.ts';
import { hashPassword, isPassword, passwordCost } from '../../storefront/accounts/passwords.ts';
import {
  issueSessionToken,
  sessionTokenMs,
  takeSessionToken,
} from '../../storefront/accounts/session-tokens.ts';
import { openDatabase } from '../../storefront/database.ts';
import type { Shop } from '../../storefront/shop.ts';
import { ada } from './account-shopper.ts';

let shop: Shop;

beforeEach(() => {
  shop = {
    database: openDatabase(':memory:'),
    secret: 'secret',
    dist: '',
    isTestMode: true,
    passwordCost: 2,
    allowedRedirectOrigins: [],
  };
});
afterEach(() => shop.database.close());

const everything = () =>
  JSON.stringify(
    ['accounts', 'session_tokens', 'sign_in_attempts'].map((table) =>
      shop.database.prepare(`SELECT * FROM ${table}`).all(),
    ),
  );

async function madeAccount() {
  await createAccount(shop, ada);
  return (await checkPassword(shop, ada)).account!;
}

test('an address is one account, in upper or lower case', async () => {
  await createAccount(shop, ada);
  await createAccount(shop, { email: ' ADA@Example.COM', firstName: 'Eve', password: 'another one' });
  expect(await checkPassword(shop, { email: 'aDa@example.com', password: ada.password })).toMatchObject({
    account: { email: ada.email, firstName: 'Ada' },
    isRight: true,
  });
  expect(await checkPassword(shop, { ...ada, password: 'another one' })).toMatchObject({ isRight: false });
});

test('a password is stored as a salted hash: the same one twice gives two hashes', async () => {
  await createAccount(shop, ada);
  expect(everything()).not.toContain(ada.password);
  const [first, second] = [await hashPassword('sesame', 2), await hashPassword('sesame', 2)];
  expect(first).toMatch(/^scrypt:2:[\w-]{22}:[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(await isPassword('sesame', first, 2)).toBe(true);
  expect(await isPassword('Sesame', first, 2)).toBe(false);
  expect(await isPassword('', undefined, 2)).toBe(false);
});

test('a real hash is slow, and is compared at its own cost', async () => {
  const kept = await hashPassword('sesame', passwordCost.real);
  expect(kept).toMatch(/^scrypt:16384:/);
  expect(await isPassword('sesame', kept, passwordCost.test)).toBe(true);
});

test('a letter with an accent is the same however it was typed', async () => {
  const kept = await hashPassword('caf\u00e9 horse', 2);
  expect(await isPassword('cafe\u0301 horse', kept, 2)).toBe(true);
});

test('a session token signs in once', async () => {
  const account = await madeAccount();
  const { sessionToken } = issueSessionToken(shop, account);
  expect(everything()).not.toContain(sessionToken);
  expect(takeSessionToken(shop, sessionToken)).toEqual(account);
  expect(takeSessionToken(shop, sessionToken)).toBeUndefined();
  expect(takeSessionToken(shop, '')).toBeUndefined();
});

test('a session token expires', async () => {
  const account = await madeAccount();
  const early = issueSessionToken(shop, account, 0);
  expect(takeSessionToken(shop, early.sessionToken, sessionTokenMs - 1)).toEqual(account);
  const late = issueSessionToken(shop, account, 0);
  expect(takeSessionToken(shop, late.sessionToken, sessionTokenMs)).toBeUndefined();
});

test('a name is locked out after five failures, until its time is over', () => {
  for (let time = 1; time <= maxFailures; time++) {
    expect(isLockedOut(shop, ada.email, 0)).toBe(false);
    noteFailure(shop, ada.email, 0);
  }
  expect(isLockedOut(shop, 'ADA@example.com', lockoutMs - 1)).toBe(true);
  expect(isLockedOut(shop, ada.email, lockoutMs)).toBe(false);
  expect(isLockedOut(shop, 'grace@example.com', 0)).toBe(false);
});

test('the typed name is not stored', () => {
  noteFailure(shop, 'correct horse');
  expect(everything()).not.toContain('correct horse');
});

test('a deleted account is signed out', () => {
  expect(accountById(shop, 7)).toBeUndefined();
});
