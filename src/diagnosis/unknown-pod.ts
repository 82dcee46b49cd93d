import { didYouMean } from '../domain/did-you-mean.ts';
import { type Fact, type Finding, mistake, suggestion } from './fact.ts';

/** The finding for a pod that neither the library nor the page context has. */
export function unknownPod(podId: string, known: readonly string[], at?: Fact): Finding {
  const meant = didYouMean(podId, known);
  return mistake(
    'unknown-pod',
    `There is no pod "${podId}".${suggestion(meant)}`,
    meant
      ? `Write data-pod-id="${meant}".`
      : `Write one of ${known.join(', ')}, or add it to "pods" in #storefront-context.`,
    at,
  );
}
