/** How a state is pictured: one of each. */
export const variants = {
  brand: ['core', 'modern'],
  country: ['US', 'CA'],
  width: ['phone', 'wide'],
  hostPage: ['plain', 'hostile'],
} as const;

export type Variant = { [K in keyof typeof variants]: (typeof variants)[K][number] };

/** The viewports of the toolbar, of the pictures and of `parameters.testedAt`, in px. */
export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  wide: { width: 1440, height: 900 },
} as const;

export type ViewportName = keyof typeof viewports;

/** All variants on a host page, in the order in which they are shown. */
export function variantsOn(hostPage: Variant['hostPage']): Variant[] {
  return variants.brand.flatMap((brand) =>
    variants.country.flatMap((country) =>
      variants.width.map((width) => ({ brand, country, width, hostPage })),
    ),
  );
}

/** The parts of a story that decide its variants: the globals that it sets itself, and its page context. */
export interface OwnChoices {
  globals: { brand?: string; country?: string; viewport?: { value?: string } };
  context?: Record<string, unknown>;
}

/** Whether a story is pictured in a variant: only in its own brand, country and width, if it sets them. */
export function isPictured({ globals, context = {} }: OwnChoices, variant: Variant): boolean {
  const own = globals.viewport?.value as ViewportName | undefined;
  const isSmall = !!own && viewports[own].width < viewports.tablet.width;
  return (
    (!own || variant.width === (isSmall ? 'phone' : 'wide')) &&
    [undefined, variant.brand].includes((context.brand ?? globals.brand) as Variant['brand']) &&
    [undefined, variant.country].includes((context.country ?? globals.country) as Variant['country'])
  );
}

/** The viewport in which a variant is shown: a story's own comes before that of the address. */
export function viewportOf({ globals }: OwnChoices, { width }: Variant): ViewportName {
  return (globals.viewport?.value as ViewportName | undefined) ?? width;
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

/** The variant in Storybook's URL: `brand:modern;country:CA;hostPage:plain`. */
export function globalsOf({ brand, country, hostPage }: Variant): string {
  return `brand:${brand};country:${country};hostPage:${hostPage}`;
}
