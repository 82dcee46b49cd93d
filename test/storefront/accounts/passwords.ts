import { type BinaryLike, randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<BinaryLike, BinaryLike, number, { N: number }, Buffer>(scryptCallback);
const hashBytes = 32;

/** How much work a hash is: scrypt's N. Tests take the least there is. */
export const passwordCost = { real: 2 ** 14, test: 2 };

/** A password as it is kept: `scrypt:<cost>:<salt>:<hash>`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scrypt(normalized(password), salt, hashBytes, { N: cost });
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * Whether a password is the one that was hashed.
 * @param kept undefined for an account that does not exist: no password fits, and finding out takes as long.
 */
export async function isPassword(password: string, kept: string | undefined, cost: number): Promise<boolean> {
  const [, keptCost, salt = '', hash = ''] = kept?.split(':') ?? [];
  const found = await scrypt(normalized(password), Buffer.from(salt, 'base64url'), hashBytes, {
    N: Number(keptCost ?? cost),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === hashBytes && timingSafeEqual(found, expected);
}

/** The same letters, however the keyboard makes them. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
