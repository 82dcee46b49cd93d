import { useState } from 'react';
import { withoutDuplicates } from '../../src/domain/product/without-duplicates.ts';
import { podPreset } from '../../src/domain/recommendations/pods.ts';
import { podMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../src/page/context.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadContent } from '../../src/state/load-content.ts';
import {
  loadRecommendations,
  type Recommendations,
} from '../../src/state/recommendations/recommendations.ts';
import type { ProductShowcaseProps } from './product-showcase.island.ts';

/** The page's own products, or a pod's once they have loaded. */
export function useShowcase({
  items,
  piId,
  podId,
  sku,
}: Pick<ProductShowcaseProps, 'items' | 'piId' | 'podId' | 'sku'>): Recommendations | undefined {
  const island = useIsland();
  const [loaded, setLoaded] = useState<Recommendations | undefined>(
    items && { items: withoutDuplicates(items) },
  );

  useOnMountBeforePaint(() => {
    if (loaded) {
      if (!loaded.items.length) island.releaseSpace();
      return;
    }
    const pod = podId
      ? podPreset(podId, pageContext().pods, pageTexts(podMessages))
      : Error('neither items nor data-pod-id is given; accepted is one of them');
    if (pod instanceof Error) {
      island.fail(pod);
      return;
    }
    return loadContent<Recommendations>(island, {
      what: `the pod "${podId}"`,
      load: (signal) => loadRecommendations({ pod, parameters: { sku, piId }, signal }),
      show: setLoaded,
    });
  });

  return loaded;
}
