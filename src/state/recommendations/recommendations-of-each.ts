import { inTurn } from '../../domain/recommendations/in-turn.ts';
import { podPreset } from '../../domain/recommendations/pods.ts';
import { withoutDuplicates } from '../../domain/recommendations/recommendations.ts';
import { pageContext } from '../../page/context.ts';
import { loadRecommendations, type RecommendationRequest, type Recommendations } from './recommendations.ts';

/**
 * Loads a pod for each of several products (checkout §7.5): one list, with what is recommended for each in turn. What
 * failed leaves the others. In a file of its own, because few pages ask so.
 * @param skus with a space between them
 * @returns null when all of them failed.
 */
export async function loadRecommendationsOfEach(
  skus: string,
  { parameters, ...request }: RecommendationRequest,
): Promise<Recommendations | null> {
  const all = await Promise.all(
    [...new Set(skus.split(/\s+/))].map((sku) =>
      loadRecommendations({ ...request, parameters: { ...parameters, sku } }),
    ),
  );
  const [first, ...more] = all.filter((answer) => !!answer);
  if (!first || !more.length) return first ?? null;
  const items = withoutDuplicates(inTurn([first, ...more].map((answer) => answer.items)));
  const pod = podPreset(request.podId, pageContext().pods);
  return { ...first, items: pod instanceof Error ? items : items.slice(0, pod.limit) };
}
