/** The folders and files that each folder may import; the guide draws them. */
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
  // The rules about a page, over plain facts: the same for a document and for HTML.
  'src/diagnosis': ['src/runtime', 'src/page', 'src/domain'],
  // Loaded by its address, on request: nothing imports it.
  'src/doctor': ['src/diagnosis', 'src/runtime', 'src/page', 'src/domain'],
  'src/styles': [],
  // The build reads the declarations; it runs in Node.
  'src/build': ['src/contract', 'src/runtime', 'src/page'],
  // The package's command; it runs in Node.
  'src/cli': [
    'src/contract',
    'src/diagnosis',
    'src/domain',
    'src/http',
    'src/page',
    'src/runtime',
    'src/build/snippet.ts',
    'src/build/manifest.ts',
    'src/mock',
    'src/testing/island-example.ts',
  ],
  'src/testing': ['src/contract', 'src/runtime'],
  // A backend in memory, which the command serves. It takes the same answers and examples as the entry for unit tests.
  'src/mock': [
    'src/contract',
    'src/domain',
    'src/testing/answers.ts',
    'src/testing/host-html.ts',
    'src/testing/island-example.ts',
  ],
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
  'test/storefront': [
    'src/contract',
    'src/domain',
    'src/build/snippet.ts',
    // Its pages say what the widgets say.
    'widgets/**/*.messages.ts',
    'src/testing/adyen-stand-in.ts',
    'src/testing/wallet-stand-in.ts',
    // How a call can fail or be refused, and what each test card's number stands for: as in the mock.
    'src/mock/faults.ts',
    'src/mock/refused-error.ts',
    'src/mock/test-numbers.ts',
    // `npm start` builds the library first, if it is older than its sources.
    'test/runner/built.ts',
  ],
};

/**
 * The nouns right below each noun. A noun may import these, and whatever is below them in turn. What two nouns need moves
 * to the lower one, or the upper one registers it there.
 */
export const nounsBelow: Record<string, string[]> = {
  account: [],
  delivery: [],
  product: ['account', 'delivery'],
  listing: ['product'],
  personalization: ['product'],
  recommendations: ['product'],
  // A line has a personalization, and the cart's page shows recommendations.
  cart: ['listing', 'personalization', 'recommendations'],
  registry: ['cart'],
  'special-order': ['cart'],
  'quick-view': ['cart'],
  checkout: ['cart'],
  // It knows the order that it pays; the order knows nothing of ways to pay.
  payment: ['checkout'],
};

/**
 * The noun of a file: the one that its folder is named for, in the rooms that have such folders, or that its widget is
 * named for (`cart`, `cart-drawer`). Any other widget brings several nouns together, as a product card's button adds to
 * the cart; so does one with “product” in its name, because that is what it shows.
 */
export function nounOf(path: string): string | undefined {
  const [, folder] = /^src\/(?:domain|contract|state|ui)\/([^/]+)\//.exec(path) ?? [];
  if (folder) return folder;
  const [, widget, file = ''] = /^widgets\/([^/]+)\/(.+)/.exec(path) ?? [];
  if (!widget) return undefined;
  if (widget === 'checkout' && file.startsWith('payment/')) return 'payment';
  // A widget's declaration, and the table of its parts, put the parts together.
  if (file === `${widget}.island.ts` || file === `${widget}-parts.ts`) return undefined;
  return Object.keys(nounsBelow).find(
    (noun) => noun !== 'product' && (widget === noun || widget.startsWith(`${noun}-`)),
  );
}
