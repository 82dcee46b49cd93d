import type { DatabaseSync } from 'node:sqlite';
import { createRandom, seedOf } from './catalog/random.ts';
import type { Shop } from './shop.ts';
import type { Country } from './view.ts';

export interface Store {
  number: string;
  name: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: Country;
  latitude: number;
  longitude: number;
  phone: string;
  isPickup: boolean;
}

/** When a store is open, in words; malls close later than streets. */
export function hoursOf({ address }: Store): { days: string; time: string }[] {
  const isMall = /Center|Ctr|Rd|Blvd/.test(address);
  return [
    { days: 'Monday to Saturday', time: isMall ? '10 am to 9 pm' : '10 am to 8 pm' },
    { days: 'Sunday', time: '11 am to 6 pm' },
  ];
}

/** A store near a postal code, with its stock of a product. */
export interface StockedStore extends Store {
  miles: number;
  quantity: number;
  isOnDisplay: boolean;
}

const known: readonly (readonly [string, string, string, string, string, string, number, number])[] = [
  ['101', 'Michigan Avenue', '646 N Michigan Ave', 'Chicago', 'IL', '60611', 41.894, -87.624],
  ['102', 'Old Orchard', '4999 Old Orchard Ctr', 'Skokie', 'IL', '60077', 42.063, -87.746],
  ['103', 'Oakbrook Center', '35 Oakbrook Center', 'Oak Brook', 'IL', '60523', 41.851, -87.953],
  ['104', 'SoHo', '611 Broadway', 'New York', 'NY', '10012', 40.726, -73.996],
  ['105', 'Upper East Side', '650 Madison Ave', 'New York', 'NY', '10022', 40.763, -73.972],
  ['106', 'Back Bay', '777 Boylston St', 'Boston', 'MA', '02116', 42.349, -71.081],
  ['107', 'Lenox Square', '3393 Peachtree Rd NE', 'Atlanta', 'GA', '30326', 33.846, -84.362],
  ['108', 'Knox Street', '3104 Knox St', 'Dallas', 'TX', '75205', 32.822, -96.79],
  ['109', 'Cherry Creek', '3000 E 1st Ave', 'Denver', 'CO', '80206', 39.717, -104.953],
  ['110', 'Beverly Center', '8500 Beverly Blvd', 'Los Angeles', 'CA', '90048', 34.075, -118.377],
  ['111', 'Union Square', '55 Stockton St', 'San Francisco', 'CA', '94108', 37.786, -122.406],
  ['112', 'University Village', '2675 NE University Village St', 'Seattle', 'WA', '98105', 47.663, -122.298],
  ['113', 'Spring Valley', '4820 Massachusetts Ave NW', 'Washington', 'DC', '20016', 38.943, -77.096],
  ['114', 'Coral Gables', '320 San Lorenzo Ave', 'Miami', 'FL', '33146', 25.731, -80.259],
  ['201', 'Yorkdale', '3401 Dufferin St', 'Toronto', 'ON', 'M6A 2T9', 43.725, -79.452],
  ['202', 'Liberty Village', '10 Hanna Ave', 'Toronto', 'ON', 'M6K 3C3', 43.638, -79.42],
  ['203', 'South Granville', '2655 Granville St', 'Vancouver', 'BC', 'V6H 3H2', 49.263, -123.138],
  ['204', 'Chinook Centre', '6455 Macleod Trail SW', 'Calgary', 'AB', 'T2H 0K8', 50.998, -114.074],
  ['205', 'Rideau Centre', '50 Rideau St', 'Ottawa', 'ON', 'K1N 9J7', 45.425, -75.691],
  ['206', 'Rockland', '2305 Chemin Rockland', 'Montréal', 'QC', 'H3P 3E9', 45.527, -73.648],
];

const columns = 'store_number, name, address, city, state, postal_code, country, latitude, longitude, phone';

/** Creates missing tables: the stores, their stock, and each session's pickup store. */
export function createStoreTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS stores (
      store_number TEXT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL,
      postal_code TEXT NOT NULL, country TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
      phone TEXT NOT NULL, is_pickup INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS store_stock (
      store_number TEXT NOT NULL, sku TEXT NOT NULL, quantity INTEGER NOT NULL, is_on_display INTEGER NOT NULL,
      PRIMARY KEY (sku, store_number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS selected_stores (session_id TEXT PRIMARY KEY, store_number TEXT NOT NULL) STRICT;
  `);
  const insert = db.prepare(
    `INSERT OR IGNORE INTO stores (${columns}, is_pickup) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [number, name, address, city, state, postalCode, latitude, longitude] of known) {
    const country = /^\d/.test(postalCode) ? 'US' : 'CA';
    const phone = `(${200 + (seedOf(city) % 700)}) 555-0${number}`;
    const isPickup = Number(seedOf(name) % 4 !== 0);
    insert.run(number, name, address, city, state, postalCode, country, latitude, longitude, phone, isPickup);
  }
}

export function storeByNumber({ database }: Shop, number: string): Store | undefined {
  const row = database.prepare('SELECT * FROM stores WHERE store_number = ?').get(number);
  return row && read(row);
}

/** The stores of a country, nearest first, each with its stock of a product. */
export function stockedStores(
  { database }: Shop,
  { sku, zip, country }: { sku: string; zip: string; country: Country },
): StockedStore[] {
  const stores = database.prepare('SELECT * FROM stores WHERE country = ?').all(country).map(read);
  fillStock(database, sku, stores);
  const stock = database.prepare(
    'SELECT quantity, is_on_display FROM store_stock WHERE sku = ? AND store_number = ?',
  );
  const here = placeOf(zip, stores);
  return stores
    .map((store) => {
      const row = stock.get(sku, store.number);
      return {
        ...store,
        miles: milesBetween(here, store),
        quantity: Number(row?.quantity),
        isOnDisplay: row?.is_on_display === 1,
      };
    })
    .sort((one, other) => one.miles - other.miles);
}

/** The session's pickup store. */
export function selectedStore(shop: Shop, sessionId: string): Store | undefined {
  const row = shop.database
    .prepare('SELECT store_number FROM selected_stores WHERE session_id = ?')
    .get(sessionId);
  return row && storeByNumber(shop, String(row.store_number));
}

/**
 * The store in the United States where a session's items are picked up: the chosen one, or the nearest to a ZIP code
 * that hands orders out.
 */
export function pickupStore(shop: Shop, sessionId: string, zip = '60611'): Store {
  const chosen = selectedStore(shop, sessionId);
  if (chosen?.isPickup && chosen.country === 'US') return chosen;
  const stores = pickupStores(shop.database);
  const here = placeOf(zip, stores);
  return stores.reduce((best, store) =>
    milesBetween(here, store) < milesBetween(here, best) ? store : best,
  );
}

/** Stores do not change, and every reading of a cart asks for the nearest. */
const keptPickupStores = new WeakMap<DatabaseSync, Store[]>();

/** The stores in the United States that hand orders out. */
function pickupStores(database: DatabaseSync): Store[] {
  const stores =
    keptPickupStores.get(database) ??
    database
      .prepare("SELECT * FROM stores WHERE country = 'US' AND is_pickup = 1 ORDER BY store_number")
      .all()
      .map(read);
  keptPickupStores.set(database, stores);
  return stores;
}

/** A store's stock of a product. */
export function stockAt({ database }: Shop, store: Store, sku: string): number {
  const row = database.prepare('SELECT quantity FROM store_stock WHERE store_number = ? AND sku = ?');
  const known = row.get(store.number, sku);
  if (known) return Number(known.quantity);
  fillStock(database, sku, [store]);
  return Number(row.get(store.number, sku)?.quantity);
}

export function selectStore({ database }: Shop, sessionId: string, number: string): void {
  database
    .prepare('INSERT OR REPLACE INTO selected_stores (session_id, store_number) VALUES (?, ?)')
    .run(sessionId, number);
}

export function resetSelectedStore({ database }: Shop, sessionId: string): void {
  database.prepare('DELETE FROM selected_stores WHERE session_id = ?').run(sessionId);
}

/** A store's stock of a product is chosen at the first request, and kept. */
function fillStock(db: DatabaseSync, sku: string, stores: Store[]): void {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO store_stock (store_number, sku, quantity, is_on_display) VALUES (?, ?, ?, ?)',
  );
  for (const { number } of stores) {
    const random = createRandom(seedOf(`${sku} ${number}`));
    const quantity = random.chance(0.3) ? 0 : random.whole(1, 9);
    insert.run(number, sku, quantity, Number(quantity > 0 && random.chance(0.5)));
  }
}

/** The rough location of a postal code: near the store whose code has the longest common prefix. */
function placeOf(zip: string, stores: Store[]): Pick<Store, 'latitude' | 'longitude'> {
  const alike = (code: string) => [...code].findIndex((letter, place) => letter !== zip[place]);
  const shared = (code: string) => (code === zip ? code.length : alike(code));
  const near = stores.reduce((best, store) =>
    shared(store.postalCode) > shared(best.postalCode) ? store : best,
  );
  const random = createRandom(seedOf(zip));
  return {
    latitude: near.latitude + random.between(-0.06, 0.06),
    longitude: near.longitude + random.between(-0.06, 0.06),
  };
}

type Place = Pick<Store, 'latitude' | 'longitude'>;

function milesBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(one.latitude - other.latitude) / 2) ** 2;
  const width = Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
  const both = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * 3959 * Math.asin(Math.sqrt(both));
}

function read(row: Record<string, unknown>): Store {
  return {
    number: String(row.store_number),
    name: String(row.name),
    address: String(row.address),
    city: String(row.city),
    state: String(row.state),
    postalCode: String(row.postal_code),
    country: row.country === 'CA' ? 'CA' : 'US',
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    phone: String(row.phone),
    isPickup: row.is_pickup === 1,
  };
}
