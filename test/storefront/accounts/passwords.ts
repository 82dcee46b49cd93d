import { type BinaryLike, randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<BinaryLike, BinaryLike, number, { N: number }, Buffer>(scryptCallback);
const hashBytes = 32;

/** The cost of a hash: scrypt's N. Tests use the minimum. */
export const passwordCost = { real: 2 ** 14, test: 2 };

/** The stored form of a password: `scrypt:<cost>:<salt>:<hash>`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scrypt(normalized(password), salt, hashBytes, { N: cost });
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * Whether a password matches its hash.
 * @param kept undefined for an account that does not exist: nothing matches, in the same time.
 */
export async function isPassword(password: string, kept: string | undefined, cost: number): Promise<boolean> {
  const [, keptCost, salt = '', hash = ''] = kept?.split(':') ?? [];
  const found = await scrypt(normalized(password), Buffer.from(salt, 'base64url'), hashBytes, {
    N: Number(keptCost ?? cost),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === hashBytes && timingSafeEqual(found, expected);
}

/** The same text, whether a keyboard sends composed or decomposed characters. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
