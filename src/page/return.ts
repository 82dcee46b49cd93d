/** What is opened on the page that a sign-in comes back to. */
export interface Then {
  name: string;
  props: Record<string, unknown>;
}

const key = 'storefrontIslands.return';

/** Keeps what is opened when the shopper comes back to `url`, signed in. Where storage is blocked it is not kept. */
export function keepForReturn(url: string, then?: Then): void {
  try {
    if (then) sessionStorage.setItem(key, plainJson({ url, then }));
  } catch {
    // Blocked or full: the sign-in leads back all the same.
  }
}

// Asks no object for its toJSON: Prototype.js gives arrays one that encodes them twice.
function plainJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, field) {
    return this[field];
  });
}
