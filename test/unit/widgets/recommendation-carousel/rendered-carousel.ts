import { expect, vi } from 'vitest';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import recommendationCarousel from '../../../../widgets/recommendation-carousel/recommendation-carousel.island.ts';
import { type RenderedIsland, renderIsland } from '../../render-island.tsx';

export function cards({ host }: RenderedIsland): Element[] {
  return [...host.querySelectorAll('.si-adding-card')];
}

/** A carousel whose cards have loaded. */
export async function shown(example: IslandExample): Promise<RenderedIsland> {
  const island = await renderIsland(recommendationCarousel, example);
  await vi.waitFor(() => expect(cards(island).length).toBeGreaterThan(0));
  return island;
}

/** A carousel that has restored its host. */
export async function failed(example: IslandExample): Promise<RenderedIsland> {
  const island = await renderIsland(recommendationCarousel, example);
  await vi.waitFor(() => expect(island.status()).toBe('failed'));
  return island;
}
