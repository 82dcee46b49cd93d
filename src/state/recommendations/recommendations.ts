import type { PayloadOf } from '../../contract/call.ts';
import {
  getRecommendations,
  type RecommendationItem,
} from '../../contract/recommendations/recommendations.ts';
import { type PodPreset, podPreset } from '../../domain/recommendations/pods.ts';
import { withoutDuplicates } from '../../domain/recommendations/recommendations.ts';
import { encodeJson } from '../../http/encode-json.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { logFailure } from '../report.ts';

/** What a pod shows: each product once, at most as many as the pod's limit. */
export interface Recommendations {
  items: RecommendationItem[];
  /** The server's title, or the pod's own. */
  title?: string;
  resultId?: string;
}

export interface RecommendationRequest {
  podId: string;
  /** Further pod parameters, such as sku (cart §7). */
  parameters?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
}

interface Load {
  answer: Promise<Recommendations | null>;
  controller: AbortController;
  waiting: number;
}

/** Loads under way: hosts that ask for the same pod in the same way share one. */
const loads = new Map<string, Load>();

/**
 * Loads a pod.
 * @returns null when the fetch failed, which is logged only (cart §8), or when `signal` was aborted.
 * @throws UnknownPodError for a pod that neither the specification nor the page knows.
 */
export async function loadRecommendations({
  podId,
  parameters,
  signal,
}: RecommendationRequest): Promise<Recommendations | null> {
  const { pods, otherBrandOrigin } = pageContext();
  const pod = podPreset(podId, pods);
  if (pod instanceof Error) throw pod;
  if (signal?.aborted) return null;

  const { limit, showAddToCart, showShopAll } = pod;
  const payload = {
    ...parameters,
    podid: podId,
    limit,
    showaddtocart: showAddToCart,
    showshopall: showShopAll,
  };
  const origin = (pod.origin === 'other-brand' && otherBrandOrigin) || pod.origin;
  const key = encodeJson([payload, origin]);
  const load = loads.get(key) ?? start(key, pod, payload, origin);

  load.waiting++;
  const leave = () => {
    // The last one to leave ends the fetch.
    if (--load.waiting) return;
    loads.delete(key);
    load.controller.abort();
  };
  signal?.addEventListener('abort', leave);
  const recommendations = await load.answer;
  signal?.removeEventListener('abort', leave);
  return signal?.aborted ? null : recommendations;
}

function start(
  key: string,
  pod: PodPreset,
  payload: PayloadOf<typeof getRecommendations>,
  origin?: string,
): Load {
  const controller = new AbortController();
  const answer = send(getRecommendations, payload, { signal: controller.signal, origin })
    .then(({ items, title = pod.title, resultId }) => ({
      items: withoutDuplicates(items).slice(0, pod.limit),
      title,
      resultId,
    }))
    .catch((error) => {
      logFailure(error);
      return null;
    })
    .finally(() => {
      if (loads.get(key) === load) loads.delete(key);
    });
  const load: Load = { answer, controller, waiting: 0 };
  loads.set(key, load);
  return load;
}
