/** The settings of a recommendation pod: its request, and its title if the server sends none. */
export interface PodPreset {
  id: string;
  limit: number;
  showAddToCart: boolean;
  showShopAll: boolean;
  title?: string;
  /** The origin of the request: this page's if left out, `other-brand`, or the other brand's own (cart §1). */
  origin?: string;
}

type PodSettings = Partial<Omit<PodPreset, 'id'>>;

/** By default a pod has both buttons (cart §9). */
const usual = { limit: 15, showAddToCart: true, showShopAll: true };
const bought = { limit: 24, title: 'People Also Bought' };
const registry = { limit: 25, showAddToCart: false, showShopAll: false, title: 'You May Also Want' };

/** Ids and limits: cart §9 and decision 15; titles: checkout §9, §2.2, and decision 4. */
const pods: Record<string, PodSettings> = {
  'you-may-also-like-cart': { title: 'You May Also Like' },
  'pdp-alternative-items': { title: 'Similar Items' },
  'trending-products': { title: 'Trending Products' },
  'bestsellers-stores': { title: 'Best Sellers' },
  'people-also-viewed-pdp': { limit: 24, title: 'People Also Viewed' },
  'people-also-bought-cart-confirmation': bought,
  'people-also-bought-registry-confirmation': bought,
  'bestsellers-pdp-social': { limit: 24, title: 'Best Sellers' },
  'registry-you-may-also-want': registry,
  'registry-recommendations': registry,
  'shop-similar-products': { limit: 16, title: 'Shop Similar Products' },
};

/** The page asks for an unknown pod (cart §8). */
export class UnknownPodError extends Error {
  override name = 'UnknownPodError';
  podId: string;

  constructor(podId: string, known: string[]) {
    super(
      `no recommendation pod is called "${podId}"; known are ${known.join(', ')}; others are added by "pods" in #storefront-context`,
    );
    this.podId = podId;
  }
}

/**
 * The settings of a pod: the specification's, with the page's own on top (decision 15).
 * @returns an UnknownPodError, not thrown, for an id that neither knows.
 */
export function podPreset(
  id: string,
  pagePods: Record<string, PodSettings> = {},
): PodPreset | UnknownPodError {
  const known = { ...pods, ...pagePods };
  if (!Object.hasOwn(known, id)) return new UnknownPodError(id, Object.keys(known));
  const preset: PodPreset = { ...usual, ...(Object.hasOwn(pods, id) && pods[id]), id };
  for (const [key, value] of Object.entries(pagePods[id] ?? {})) {
    if (value !== undefined) Object.assign(preset, { [key]: value });
  }
  return preset;
}
