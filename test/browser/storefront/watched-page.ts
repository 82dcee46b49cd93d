import type { Page } from 'playwright-core';

/** Places in a page where secret data could end up or pass through. */
export const places = [
  'console',
  'events',
  'forms',
  'attributes',
  'texts',
  'values',
  'messages',
  'storage',
  'urls',
  'requests',
] as const;

export type Place = (typeof places)[number];

/** Everything recorded in each place, from the start. */
export type Seen = Record<Place, string[]>;

/** The calls that carry a card, a gift card, a code, a password or a session token. */
const secretCalls =
  /\/ReactCheckout\/SavePayment$|\/(?:Apply|Get)GiftCard(?:Tender|Balance)$|\/ReactCheckout\/ApplyTenderCode$|\/save-credit-card-to-basket$|\/checkout\/payment\/card$|\/api\/v1\/authn$|\/account\/(?:auth|create-account)$/;

/** Watches every page that is opened from now on; `look` collects the records. */
export async function watchPage(
  page: Page,
): Promise<{ seen: Seen; thrown: string[]; look(): Promise<void> }> {
  const seen: Seen = {
    console: [],
    events: [],
    forms: [],
    attributes: [],
    texts: [],
    values: [],
    messages: [],
    storage: [],
    urls: [],
    requests: [],
  };
  const thrown: string[] = [];
  page.on('console', (message) => seen.console.push(message.text()));
  page.on('pageerror', (error) => thrown.push(`${error} ${error.stack}`));
  page.on('request', (request) => {
    seen.urls.push(request.url());
    const body = secretCalls.test(request.url()) ? '' : request.postData();
    seen.requests.push(`${JSON.stringify(request.headers())} ${body}`);
  });
  await page.addInitScript(watchFromWithin);
  async function look() {
    for (const [place, texts] of Object.entries(await page.evaluate(takeSeen)))
      seen[place as Place].push(...texts);
  }
  return { seen, thrown, look };
}

/** Runs in the page, before its own scripts. */
function watchFromWithin(): void {
  const seen: Record<string, string[]> = {
    console: [],
    events: [],
    forms: [],
    attributes: [],
    texts: [],
    values: [],
    messages: [],
    storage: [],
    urls: [],
  };
  Object.assign(window, { seen });

  /** Everything readable from a value, at any depth, including an error's additional properties. */
  function textOf(value: unknown, known = new Set<unknown>()): string {
    if (typeof value !== 'object' || value === null) return String(value);
    if (known.has(value) || value === window || value === document) return '';
    known.add(value);
    if (value instanceof Node) return (value as Element).outerHTML ?? value.nodeName;
    const entries = value instanceof Map || value instanceof Set ? [...value] : [];
    const own = Reflect.ownKeys(value).map((key) => {
      try {
        return `${String(key)}=${textOf(Reflect.get(value, key), known)}`;
      } catch {
        return String(key);
      }
    });
    const inherited = ['name', 'message', 'url', 'detail', 'reason'].map((key) => {
      const given = Reflect.get(value, key) as unknown;
      return typeof given === 'string' ? given : '';
    });
    return [...own, ...inherited, ...entries.map((entry) => textOf(entry, known))].join(' ');
  }

  /** Reports each call of a method before it runs. */
  function tap(owner: object, method: string, place: string): void {
    const real = Reflect.get(owner, method) as (...given: unknown[]) => unknown;
    Reflect.set(owner, method, function (this: unknown, ...given: unknown[]) {
      seen[place]!.push(`${method} ${textOf(given)}`);
      return real.apply(this, given);
    });
  }

  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'])
    tap(console, method, 'console');
  // Every event, whatever its name and target.
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    seen.events!.push(`${event.type} ${textOf((event as CustomEvent).detail)}`);
    return dispatchEvent.call(this, event);
  };
  tap(window, 'postMessage', 'messages');
  tap(BroadcastChannel.prototype, 'postMessage', 'messages');
  tap(MessagePort.prototype, 'postMessage', 'messages');
  tap(Navigator.prototype, 'sendBeacon', 'messages');
  tap(Storage.prototype, 'setItem', 'storage');
  tap(IDBObjectStore.prototype, 'put', 'storage');
  tap(IDBObjectStore.prototype, 'add', 'storage');
  tap(History.prototype, 'pushState', 'urls');
  tap(History.prototype, 'replaceState', 'urls');

  // What a listener on the page sees of a submitted form, even one that script submits and removes at once.
  const { get: entriesOf } = Object.getOwnPropertyDescriptor(FormDataEvent.prototype, 'formData')!;
  const noteForm = (type: string, form: EventTarget | null, data: FormData) =>
    seen.forms!.push(`${type} ${(form as Element).outerHTML.slice(0, 100)} ${textOf([...data])}`);
  let isReading = false;
  addEventListener(
    'formdata',
    (event) => isReading || noteForm('formdata', event.target, entriesOf!.call(event)),
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      isReading = true;
      noteForm('submit', target, new FormData(target as HTMLFormElement));
      isReading = false;
    },
    true,
  );

  // The old value too, because a value may be set and removed in between.
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, oldValue, addedNodes } of changes) {
      if (type === 'attributes')
        seen.attributes!.push(
          `${attributeName}=${oldValue}`,
          `${attributeName}=${(target as Element).getAttribute(attributeName!)}`,
        );
      if (type === 'characterData') seen.texts!.push(`${oldValue}`, target.textContent!);
      for (const node of addedNodes) noteAdded(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
  });

  /** All content of an added node, even if it is removed soon. */
  function noteAdded(node: Node): void {
    seen.texts!.push(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      for (const { name, value } of element.attributes)
        seen.attributes!.push(`${element.localName} ${name}=${value}`);
      // The shopper types into labelled fields, so values are allowed there.
      const { value, labels } = element as HTMLInputElement;
      if (typeof value === 'string' && !labels?.length) seen.values!.push(`${element.localName} ${value}`);
    }
  }
}

/** Runs in the page: the records since the last time, and the current content and storage. */
async function takeSeen(): Promise<Record<string, string[]>> {
  const { seen } = window as unknown as { seen: Record<string, string[]> };
  const taken = Object.fromEntries(Object.entries(seen).map(([place, texts]) => [place, texts.splice(0)]));
  taken.attributes!.push(
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
  );
  taken.urls!.push(location.href, ...performance.getEntries().map(({ name }) => name));
  taken.storage!.push(
    `cookie ${document.cookie}`,
    `name ${window.name}`,
    `local ${JSON.stringify({ ...localStorage })}`,
    `session ${JSON.stringify({ ...sessionStorage })}`,
    `history ${JSON.stringify(history.state)}`,
  );
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const store of database.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      taken.storage!.push(`${name} ${store} ${JSON.stringify(all)}`);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      taken.storage!.push(`${name} ${request.url} ${await (await cache.match(request))?.text()}`);
  }
  return taken;
}
