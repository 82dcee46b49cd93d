import { draftsKey, visitKey } from '../../../../src/page/visit.ts';

/** The session storage of a visit in which these forms were typed into. */
export function storedDrafts(basketId: unknown, forms: object): Record<string, string> {
  const visit = 'visit-1';
  return {
    [visitKey]: JSON.stringify({ id: visit, account: '', reloaded: [] }),
    [draftsKey]: JSON.stringify({ basketId, visit, at: Date.now(), forms }),
  };
}
