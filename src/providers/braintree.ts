import type * as braintree from 'braintree-web';
import { atom } from 'jotai';
import { sharedAtom, sharedStore } from '../page/shared-store.ts';
import type { BraintreeSettings } from '../page/wallet-settings.ts';

/* The package `braintree-web` (3.x): its browser files, which leave their parts in the global `braintree`. */

/** The parts of the package that are used, each with its file. */
const files = {
  client: 'client.js',
  dataCollector: 'data-collector.js',
  paypalCheckout: 'paypal-checkout.js',
  venmo: 'venmo.js',
  applePay: 'apple-pay.js',
} as const;

type Part = keyof typeof files;
export type Braintree = Pick<typeof braintree, Part>;

/** The address of the package, and its authorization. */
export interface BraintreeSource extends BraintreeSettings {
  /** Gets a client token from the shop's server, if the page has no authorization. */
  token(): Promise<string>;
}

export interface BraintreeClient {
  client: braintree.Client;
  /** The data against fraud; undefined if the collector did not load, which keeps nobody from paying. */
  deviceData: string | undefined;
}

const page = globalThis as { braintree?: Partial<Braintree> };

/**
 * Loads a part of the package from the address in the page context.
 * @throws if the address is not allowed, or the file does not load
 */
export async function loadPart<Name extends Part>(
  { scriptsUrl }: Pick<BraintreeSource, 'scriptsUrl'>,
  part: Name,
): Promise<Braintree[Name]> {
  const { allowedUrl, importUnseen } = await import(
    /* Loads a provider’s script and stylesheet. */ './provider-files.ts'
  );
  const url = allowedUrl('wallets.braintree.scriptsUrl', `${scriptsUrl.replace(/\/+$/, '')}/${files[part]}`);
  return (page.braintree?.[part] ??
    (await importUnseen(url, (module) => readPart(module, part)))) as Braintree[Name];
}

function readPart<Name extends Part>(module: unknown, part: Name): Braintree[Name] {
  const found = page.braintree?.[part] ?? (module as Partial<Braintree> | undefined)?.[part];
  if (found) return found as Braintree[Name];
  throw Error(`${files[part]} left no braintree.${part} on the page`);
}

// One map per store: the atom itself never changes.
const clientsAtom = sharedAtom('braintreeClients', () =>
  atom(() => new Map<string, Promise<BraintreeClient>>()),
);

/**
 * The page's one client, with its device data. After a failure the next call makes a new one.
 * @throws if the package does not load, or cannot reach its servers
 */
export function braintreeClient(source: BraintreeSource): Promise<BraintreeClient> {
  const key = `${source.scriptsUrl} ${source.authorization}`;
  const clients = sharedStore().get(clientsAtom);
  const known = clients.get(key);
  if (known) return known;
  const making = createClient(source);
  clients.set(key, making);
  making.catch(() => clients.delete(key));
  return making;
}

async function createClient(source: BraintreeSource): Promise<BraintreeClient> {
  const [{ create }, authorization] = await Promise.all([
    loadPart(source, 'client'),
    source.authorization ?? source.token(),
  ]);
  const client = await create({ authorization });
  return { client, deviceData: await collectDeviceData(source, client).catch(() => undefined) };
}

async function collectDeviceData(source: BraintreeSource, client: braintree.Client): Promise<string> {
  const { create } = await loadPart(source, 'dataCollector');
  return (await create({ client, paypal: true })).deviceData;
}
