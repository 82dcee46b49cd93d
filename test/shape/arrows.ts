/** The folders and files that each folder may import; the README draws them. */
export const arrows: Record<string, string[]> = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/page': ['src/domain'],
  // The React hooks that components and state need: texts, the mobile layout, effects on mount.
  'src/hooks': ['src/page', 'src/domain'],
  'src/http': ['src/contract', 'src/domain', 'src/page'],
  // Adapters of third-party code.
  'src/providers': ['src/page', 'src/domain'],
  'src/state': [
    'src/http',
    'src/contract',
    'src/domain',
    'src/page',
    'src/providers',
    'src/hooks',
    // The attributes that a noun's islands share are declared once, next to the noun's state.
    'src/runtime/attributes.ts',
  ],
  'src/ui': ['src/domain', 'src/hooks'],
  'src/runtime': ['src/page', 'src/domain'],
  // Loaded by its address, on request: nothing imports it.
  'src/doctor': ['src/runtime', 'src/page', 'src/domain'],
  'src/styles': [],
  // The build reads the declarations; it runs in Node.
  'src/build': ['src/contract', 'src/runtime', 'src/page'],
  // The package's command; it runs in Node.
  'src/cli': [
    'src/contract',
    'src/domain',
    'src/http',
    'src/page',
    'src/runtime',
    'src/build/snippet.ts',
    'src/build/manifest.ts',
  ],
  'src/testing': ['src/contract', 'src/runtime'],
  widgets: [
    'src/state',
    'src/http',
    'src/contract',
    'src/domain',
    'src/ui',
    'src/hooks',
    'src/runtime',
    'src/page',
  ],
  // The storefront knows the library only through its contract, and its tags as `npm run snippet` prints them; a
  // provider's stand-in is not part of the library.
  'test/storefront': ['src/contract', 'src/domain', 'src/build/snippet.ts', 'src/testing/adyen-stand-in.ts'],
};
