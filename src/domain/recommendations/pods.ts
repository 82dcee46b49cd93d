import { podMessages } from './recommendations-messages.ts';

/** The settings of a recommendation pod: its request, and its title if the server sends none. */
export interface PodPreset {
  id: string;
  limit: number;
  showAddToCart: boolean;
  showShopAll: boolean;
  title?: string;
  /** The origin of the request: this page's if left out, `other-brand`, or the other brand's own (cart §1). */
  origin?: string;
  /** The service that knows the pod: recommendations if left out, registry items, or cross-sell sets (checkout §7.5). */
  source?: 'main-pi' | 'cross-sell';
}

export type PodSettings = Partial<Omit<PodPreset, 'id' | 'title'>>;
type KnownPod = PodSettings & { title: keyof typeof podMessages };

/** By default a pod has both buttons (cart §9). */
const usual = { limit: 15, showAddToCart: true, showShopAll: true };
const bought: KnownPod = { limit: 24, title: 'podAlsoBought' };
const registry: KnownPod = { limit: 25, showAddToCart: false, showShopAll: false, title: 'podAlsoWant' };

/** Ids and limits: cart §9 and decision 15. `title` is a key of `podMessages`. */
export const standardPods: Record<string, KnownPod> = {
  'you-may-also-like-cart': { title: 'podAlsoLike' },
  'pdp-alternative-items': { title: 'podSimilar' },
  'trending-products': { title: 'podTrending' },
  'bestsellers-stores': { title: 'podBestSellers' },
  'people-also-viewed-pdp': { limit: 24, title: 'podAlsoViewed' },
  'people-also-bought-cart-confirmation': bought,
  'people-also-bought-registry-confirmation': bought,
  'bestsellers-pdp-social': { limit: 24, title: 'podBestSellers' },
  'registry-you-may-also-want': { ...registry, source: 'main-pi' },
  'registry-recommendations': registry,
  'shop-similar-products': { limit: 16, title: 'podShopSimilar' },
};

/** The page asks for an unknown pod (cart §8). */
export class UnknownPodError extends Error {
  override name = 'UnknownPodError';
  podId: string;
  known: string[];

  constructor(podId: string, known: string[]) {
    super(
      `no recommendation pod is called "${podId}"; known are ${known.join(', ')}; others are added by "pods" in #storefront-context`,
    );
    this.podId = podId;
    this.known = known;
  }
}

/**
 * The settings of a pod: the specification's, with the page's own on top (decision 15).
 * @param titles `podMessages`, or the page's own texts
 * @returns an UnknownPodError, not thrown, for an id that neither knows.
 */
export function podPreset(
  id: string,
  pagePods: Record<string, PodSettings> = {},
  titles = podMessages,
): PodPreset | UnknownPodError {
  const known = { ...standardPods, ...pagePods };
  if (!Object.hasOwn(known, id)) return new UnknownPodError(id, Object.keys(known));
  const own = Object.hasOwn(standardPods, id) && standardPods[id];
  const preset: PodPreset = { ...usual, ...own, ...(own && { title: titles[own.title] }), id };
  for (const [key, value] of Object.entries(pagePods[id] ?? {})) {
    if (value !== undefined) Object.assign(preset, { [key]: value });
  }
  return preset;
}
