import { atom } from 'jotai';
import type { AnswerOf, PayloadOf } from '../../contract/call.ts';
import {
  getCrossSell,
  getMainPi,
  getRecommendations,
  type RecommendationItem,
} from '../../contract/recommendations/recommendations.ts';
import { otherBrandUrl } from '../../domain/other-brand.ts';
import { withoutDuplicates } from '../../domain/product/without-duplicates.ts';
import { interleave } from '../../domain/recommendations/interleave.ts';
import type { PodPreset } from '../../domain/recommendations/pods.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { handleFailure } from '../failure.ts';
import { sharedAtom, sharedStore } from '../store.ts';

/** The content of a pod: its products without duplicates, up to the pod's limit. */
export interface Recommendations {
  items: RecommendationItem[];
  /** The server's title, or the pod's own. */
  title?: string | undefined;
  /** The answer's id, for analytics; undefined where several answers are merged. */
  resultId?: string | undefined;
  shopAllUrl?: string | undefined;
}

/** The origin of a pod's service; undefined for this page's own. */
const originOf = ({ origin }: PodPreset): string | undefined =>
  (origin === 'other-brand' && pageContext().otherBrandOrigin) || origin;

/** Whether a pod is the other brand's: its products cannot be added to this brand's cart (decision 81). */
export function isOfOtherBrand(pod: PodPreset): boolean {
  const origin = originOf(pod);
  return !!origin && origin !== location.origin;
}

export interface RecommendationRequest {
  pod: PodPreset;
  /** Further pod parameters, such as sku (cart §7). */
  parameters?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
}

interface Load {
  answer: Promise<Recommendations | null>;
  controller: AbortController;
  waiting: number;
}

/**
 * Loads in progress: hosts with identical requests for a pod share one. Not a `latest`: different pods load side by side,
 * and a load is aborted when nobody waits for it any more, not by a newer one.
 */
const podLoadsAtom = sharedAtom('podLoads', () => atom(() => new Map<string, Load>()));

/**
 * Loads a pod.
 * @returns null if the fetch failed, which is handled here (cart §8), or if `signal` was aborted.
 */
export async function loadRecommendations({
  pod,
  parameters,
  signal,
}: RecommendationRequest): Promise<Recommendations | null> {
  if (signal?.aborted) return null;
  const { id: podid, limit, showAddToCart: showaddtocart, showShopAll: showshopall } = pod;
  const payload = { ...parameters, podid, limit, showaddtocart, showshopall };
  const origin = originOf(pod);
  const loads = sharedStore().get(podLoadsAtom);
  const key = encodeJson([payload, origin, pod.source]);
  const load = loads.get(key) ?? startLoad(loads, key, { pod, payload, origin });

  load.waiting++;
  const leave = () => {
    // When the last host has unmounted, the fetch is aborted.
    if (--load.waiting) return;
    loads.delete(key);
    load.controller.abort();
  };
  signal?.addEventListener('abort', leave);
  const recommendations = await load.answer;
  signal?.removeEventListener('abort', leave);
  return signal?.aborted ? null : recommendations;
}

/**
 * Loads a pod for each of several products (checkout §7.5) and merges the lists, one product of each in turn. If some
 * of them fail, the others show.
 * @returns null if all of them failed.
 */
export async function loadRecommendationsOfEach(
  skus: readonly string[],
  request: RecommendationRequest,
): Promise<Recommendations | null> {
  const all = await Promise.all(
    [...new Set(skus)].map((sku) =>
      loadRecommendations({ ...request, parameters: { ...request.parameters, sku } }),
    ),
  );
  const answers = all.filter((answer) => !!answer);
  if (!answers.length) return null;
  const items = withoutDuplicates(interleave(answers.map((answer) => answer.items)));
  return { title: answers[0]!.title, items: items.slice(0, request.pod.limit) };
}

interface PodQuestion {
  pod: PodPreset;
  payload: PayloadOf<typeof getRecommendations>;
  origin: string | undefined;
}

function startLoad(loads: Map<string, Load>, key: string, { pod, payload, origin }: PodQuestion): Load {
  const controller = new AbortController();
  const answer = ask({ pod, payload, origin }, controller.signal)
    .then(({ items, title = pod.title, resultId, shopAllUrl }) => ({
      items: withoutDuplicates(items)
        .slice(0, pod.limit)
        .map((item) => (origin ? atOrigin(item, origin) : item)),
      title,
      resultId,
      shopAllUrl: pod.showShopAll ? shopAllUrl && addressAt(shopAllUrl, origin) : undefined,
    }))
    .catch((error) => {
      handleFailure(error);
      return null;
    })
    .finally(() => {
      if (loads.get(key) === load) loads.delete(key);
    });
  const load: Load = { answer, controller, waiting: 0 };
  loads.set(key, load);
  return load;
}

/**
 * Sends the request to the pod's service; a cross-sell set is requested as JSON if the page has a URL for that
 * (decision 13).
 */
async function ask(
  { pod: { source }, payload, origin }: PodQuestion,
  signal: AbortSignal,
): Promise<AnswerOf<typeof getRecommendations>> {
  const { endpoints } = pageContext();
  if (source !== 'cross-sell' || endpoints.getCrossSell) {
    const call = { 'main-pi': getMainPi, 'cross-sell': getCrossSell, index: getRecommendations }[
      source ?? 'index'
    ];
    return send(call, payload, { signal, origin });
  }
  const { sendByJsonp } = await import(/* @once Loads a cross-sell set by JSONP. */ '../../http/jsonp.ts');
  return sendByJsonp(getCrossSell, payload, endpoints.crossSellJsonp, signal);
}

/** Puts the paths of an item of another brand's pod on that brand's origin (cart §1). */
function atOrigin(item: RecommendationItem, origin: string): RecommendationItem {
  const { navigateUrl, imagePath, imagePathHiRes } = item;
  return {
    ...item,
    navigateUrl: navigateUrl && addressAt(navigateUrl, origin),
    imagePath: addressAt(imagePath, origin),
    imagePathHiRes: imagePathHiRes && addressAt(imagePathHiRes, origin),
  };
}

const addressAt = (address: string, origin: string | undefined): string =>
  origin ? otherBrandUrl(address, location.origin, origin) : address;
