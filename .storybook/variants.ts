/** How a state is pictured: one of each. */
export const variants = {
  brand: ['core', 'modern'],
  country: ['US', 'CA'],
  width: ['phone', 'wide'],
  hostPage: ['plain', 'hostile'],
} as const;

export type Variant = { [K in keyof typeof variants]: (typeof variants)[K][number] };

/** The viewports of the pictures, in px; the toolbar offers the same. */
export const viewports = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;

/** All variants on a host page, in the order in which they are shown. */
export function variantsOn(hostPage: Variant['hostPage']): Variant[] {
  return variants.brand.flatMap((brand) =>
    variants.country.flatMap((country) =>
      variants.width.map((width) => ({ brand, country, width, hostPage })),
    ),
  );
}

/** What of a story decides its variants: the globals that it sets itself, and its page context. */
export interface OwnChoices {
  globals: { brand?: string; country?: string; viewport?: { value?: string } };
  context?: Record<string, unknown>;
}

/** Whether a story is pictured so: not in a brand or country other than its own, and not wide if it is for a small screen. */
export function isPictured({ globals, context = {} }: OwnChoices, variant: Variant): boolean {
  const isSmall = globals.viewport?.value === 'phone' || globals.viewport?.value === 'narrow';
  return (
    (!isSmall || variant.width === 'phone') &&
    [undefined, variant.brand].includes((context.brand ?? globals.brand) as Variant['brand']) &&
    [undefined, variant.country].includes((context.country ?? globals.country) as Variant['country'])
  );
}

/** The picture's path from Storybook's root: `state-pictures/widgets-cart--empty.modern-CA-phone-plain.webp`. */
export function picturePath(story: string, { brand, country, width, hostPage }: Variant): string {
  return `state-pictures/${story}.${brand}-${country}-${width}-${hostPage}.webp`;
}

/** The story and variant of a picture's path; undefined for any other path. */
export function parsePicturePath(path: string): { story: string; variant: Variant } | undefined {
  const [, story, ...words] =
    path.match(/^\/?state-pictures\/([\w-]{1,200})\.(\w+)-(\w+)-(\w+)-(\w+)\.webp$/) ?? [];
  const [brand, country, width, hostPage] = words;
  const variant = variantsOn('plain')
    .concat(variantsOn('hostile'))
    .find(
      (one) =>
        one.brand === brand && one.country === country && one.width === width && one.hostPage === hostPage,
    );
  return story && variant ? { story, variant } : undefined;
}

/** What Storybook's address calls the variant: `brand:modern;country:CA;hostPage:plain`. */
export function globalsOf({ brand, country, hostPage }: Variant): string {
  return `brand:${brand};country:${country};hostPage:${hostPage}`;
}
