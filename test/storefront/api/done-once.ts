import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import { RefusedError } from './answer.ts';

export const keyHeader = 'Idempotency-Key';

/** How long a key and its answer are kept, in ms: as long as a page may send the same call again. */
const keptMs = 24 * 3_600_000;

export function createKeyTable(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS done_deeds (
      session_id TEXT NOT NULL,
      key TEXT NOT NULL,
      request_hash TEXT NOT NULL,
      answer TEXT NOT NULL,
      done_at INTEGER NOT NULL,
      PRIMARY KEY (session_id, key)
    ) STRICT;
  `);
}

interface Deed {
  shop: Shop;
  sessionId: string;
  /** Of the header; undefined if there is none. */
  key: string | undefined;
  call: string;
  body: string;
}

/**
 * Carries out calls with the same key once (decision 111): the change and its answer are stored in one transaction, so
 * that a second try gets the answer of the first, also if both arrive at the same time on two servers. A call that throws
 * is not stored.
 */
export function doneOnce(
  { shop, sessionId, key, call, body }: Deed,
  act: () => object | Promise<object>,
): object | Promise<object> {
  if (!key || shop.ignoresKeys?.has(sessionId)) return act();
  if (!/^[\w-]{8,64}$/.test(key))
    throw new RefusedError(400, `${keyHeader}: accepted are 8 to 64 letters, digits, _ and -.`);
  const { database } = shop;
  const hash = createHash('sha256').update(`${call} ${body}`).digest('base64url');
  return inTransaction(database, () => {
    const done = database
      .prepare('SELECT request_hash, answer FROM done_deeds WHERE session_id = ? AND key = ?')
      .get(sessionId, key);
    if (done && done.request_hash !== hash)
      throw new RefusedError(422, `${keyHeader}: this key has come with another request.`);
    if (done) return JSON.parse(String(done.answer));
    const answer = act();
    if (answer instanceof Promise) throw new Error(`"${call}" has to answer at once to be done once.`);
    const now = Date.now();
    database.prepare('DELETE FROM done_deeds WHERE done_at < ?').run(now - keptMs);
    database
      .prepare(
        'INSERT INTO done_deeds (session_id, key, request_hash, answer, done_at) VALUES (?, ?, ?, ?, ?)',
      )
      .run(sessionId, key, hash, JSON.stringify(answer), now);
    return answer;
  });
}
