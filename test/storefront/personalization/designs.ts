import { randomUUID } from 'node:crypto';
import type { PersonalizationDesign } from '../../../src/contract/personalization/personalization-design.ts';
import type { Shop } from '../shop.ts';

/** Saves a design for a session; an item to add refers to it by its id. */
export function saveDesign({ database }: Shop, sessionId: string, design: PersonalizationDesign): string {
  const id = randomUUID();
  database
    .prepare('INSERT INTO designs (id, session_id, sku, document) VALUES (?, ?, ?, ?)')
    .run(id, sessionId, design.design.sku, JSON.stringify(design));
  return id;
}

interface Of {
  id: string;
  sku: string;
}

/** A session's design for a product; undefined if there is no such design. */
export function designOfSession(
  { database }: Shop,
  sessionId: string,
  { id, sku }: Of,
): PersonalizationDesign['design'] | undefined {
  const row = database
    .prepare('SELECT document FROM designs WHERE id = ? AND session_id = ? AND sku = ?')
    .get(id, sessionId, sku);
  // Only saveDesign writes the document.
  return row && (JSON.parse(String(row.document)) as PersonalizationDesign).design;
}

/** The texts of a session's design for a product, in order; undefined if there is no such design. */
export function designTexts(shop: Shop, sessionId: string, of: Of): string[] | undefined {
  return designOfSession(shop, sessionId, of)?.personalization.map(({ text }) => text);
}
