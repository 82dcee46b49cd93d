/** The URLs of one listing of each kind, and the parameter of its filters. */
export const listings = [
  { path: '/sofas', filters: 'facets' },
  { path: '/rugs', filters: 'facets' },
  { path: '/search?query=sofa', filters: 'facet' },
  { path: '/search?query=oak', filters: 'facet' },
  { path: '/kids/search?query=bed', filters: 'facet' },
  { path: '/shop/top-rated', filters: 'facet' },
];

const sorts = ['relevance', 'name', 'price-low', 'price-high', 'top-rated', 'bestselling', 'newest'];

/** Seeded random numbers, so that a failing combination can be repeated. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A listing’s URL with a few of its own values, a range, a sort order, pickup, more tiles. */
export function combination(
  { path: base, filters }: (typeof listings)[number],
  values: readonly string[],
  random: () => number,
): string {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  const wanted = Array.from({ length: Math.floor(random() * 4) }, () => pick(values));
  if (random() < 0.3)
    wanted.push(`price_${Math.floor(random() * 20) * 50}-${1000 + Math.floor(random() * 3000)}`);
  const [path, query = ''] = base.split('?');
  const search = new URLSearchParams(query);
  if (wanted.length) search.set(filters, [...new Set(wanted)].join(','));
  if (random() < 0.5) search.set('sortBy', pick(sorts));
  if (random() < 0.2 && path !== '/shop/top-rated') search.set('availability', 'pickup');
  if (random() < 0.2) search.set('take', `${48 * (1 + Math.floor(random() * 3))}`);
  return `${path}?${search}`;
}
