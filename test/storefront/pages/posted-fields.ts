import type { Context } from 'hono';
import { RefusedError } from '../api/answer.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { isTokenValid, staleTokenAnswer, tokenField } from '../token.ts';

export type Fields = Record<string, string>;

/**
 * The text fields of a form post; none for a body that is not a form.
 * @throws RefusedError if the anti-forgery token is not this session's.
 */
export async function postedFields(c: Context<ShopEnv>, shop: Shop): Promise<Fields> {
  const body = await c.req.parseBody().catch(() => ({}));
  const fields = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  if (!isTokenValid(shop.secret, c.get('sessionId'), fields[tokenField]))
    throw new RefusedError(403, staleTokenAnswer.message);
  return fields;
}
