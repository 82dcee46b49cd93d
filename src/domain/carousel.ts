/** From this viewport width up, this many cards show; a fraction lets the next card peek. */
export interface CarouselStep {
  minWidthPx: number;
  shown: number;
}

const steps = (...pairs: [number, number][]): CarouselStep[] =>
  pairs.map(([minWidthPx, shown]) => ({ minWidthPx, shown }));

const classic = /* @__PURE__ */ steps([1281, 6], [769, 4], [0, 2]);

/** Cards shown by viewport width, widest first (decision 16; cart §9, checkout §9). */
export const carouselPresets = {
  pod: /* @__PURE__ */ steps([1281, 4], [769, 3], [0, 2]),
  classic,
  newer: /* @__PURE__ */ steps([1050, 6], [769, 4], [0, 2]),
  'recently-viewed': /* @__PURE__ */ steps([1680, 7], [1440, 6], [1280, 5], [768, 4], [0, 2.5]),
  showcase: classic,
  'desktop-4': /* @__PURE__ */ steps([769, 4], [0, 2.5]),
};

export type CarouselPreset = keyof typeof carouselPresets;

/** How many cards a preset shows at a viewport width; a showcase on a listing page always shows 2. */
export function cardsShown(preset: CarouselPreset, viewportPx: number, isListingPage = false): number {
  if (preset === 'showcase' && isListingPage) return 2;
  return carouselPresets[preset].find(({ minWidthPx }) => viewportPx >= minWidthPx)!.shown;
}

/** Placeholder cards while a carousel loads (cart §4, decision 17). */
export const placeholderCount = 5;

/** The first cards of a carousel, in view with it at any width: their pictures do not wait for the layout. */
export const eagerPictures = 2;

/** How long "Added" shows on a carousel card on mobile, and on a registry button (decision 21). */
export const addedMs = 3000;
