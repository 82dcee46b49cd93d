import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { Shopper } from './shopper.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' };

/** An account created without the form. */
export async function makeAccount(url: string, account: Record<string, string> = ada): Promise<void> {
  const response = await fetch(`${url}/test/accounts`, { method: 'POST', body: JSON.stringify(account) });
  if (response.status !== 204) throw new Error(await response.text());
}

/** A shopper who has signed in by the form. */
export async function signedInShopper(url: string, account = ada): Promise<Shopper> {
  const shopper = new Shopper(url);
  await shopper.submit('/account/login', account);
  return shopper;
}

/** Sends a request to the identity provider; a text is sent as it is. */
export function authn(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/identity/api/v1/authn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function locationOf(response: Response): string | null {
  return response.headers.get('Location');
}

/** The page context of a page. */
export async function contextOf(shopper: Shopper, path = '/'): Promise<Record<string, unknown>> {
  return JSON.parse(/id="storefront-context">([^<]*)</.exec(await shopper.page(path))?.[1] ?? '');
}

/** Adds a product by a call with this token: a 403 if it is another session's. */
export function addOne(shopper: Shopper, token: string): Promise<Response> {
  return shopper.post('/api/cart/add-items', { items: [{ Sku: knownProducts.inStock, Quantity: 1 }] }, token);
}

/** A session token for Ada, from the identity provider. */
export async function sessionTokenOf(url: string): Promise<string> {
  return (await (await authn(url, { username: ada.email, password: ada.password })).json()).sessionToken;
}
