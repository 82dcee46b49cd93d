/**
 * The kind of drawing for words in a title. More specific words come first: a bedside table is not a bed, and a table
 * lamp is not a table. Kinds are those of ranges.ts.
 */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['kids-bed', /\b(bunk|toddler|kids?|house|crib)[’']?s? .*\bbed\b|\bcribs?\b|\bbunk beds?\b/],
  ['toy-storage', /\btoy (chest|box|bin|storage|cubby)|\bcubby\b|\bbook rack/],
  ['table-lamp', /\b(table|desk|task|bedside|accent) (lamp|light)/],
  ['floor-lamp', /\bfloor (lamp|light)|\btorchiere/],
  ['pendant', /\bpendant|\bchandelier|\bceiling (light|lamp)|\bflush ?mount/],
  ['table-lamp', /\blamps?\b|\bsconces?\b|\blight(s|ing)?\b/],
  ['nightstand', /\bnight ?stands?\b|\bbedside (table|cabinet)/],
  ['coffee-table', /\b(coffee|side|end|accent|cocktail|occasional|nesting|drum) tables?\b/],
  ['sectional', /\bsectionals?\b/],
  ['sofa', /\bsofas?\b|\bcouch(es)?\b|\blove ?seats?\b|\bsettees?\b|\bsleepers?\b|\bfutons?\b/],
  [
    'armchair',
    /\barm ?chairs?\b|\b(lounge|accent|club|wing|swivel|reading) chairs?\b|\brecliners?\b|\bchaises?\b/,
  ],
  ['stool', /\bstools?\b|\bbarstools?\b/],
  ['towels', /\b(bath|hand|beach|waffle) (towels?|sheets?)\b|\btowels?\b|\bwashcloths?\b/],
  [
    'bedding',
    /\bbedding\b|\bduvets?\b|\bquilts?\b|\bcoverlets?\b|\bcomforters?\b|\b(sheet|bed) (sets?|linens?)\b|\bsheets?\b/,
  ],
  ['curtains', /\bcurtains?\b|\bdrap(e|es|ery)\b|\bblackout\b|\bwindow panels?\b/],
  ['cushion', /\bpillows?\b|\bcushions?\b|\blumbar\b|\bpoufs?\b|\bottomans?\b/],
  ['throw', /\bthrows?\b|\bblankets?\b/],
  ['rug', /\brugs?\b|\brunners?\b|\bcarpets?\b|\bdoormats?\b/],
  ['mirror', /\bmirrors?\b/],
  ['vase', /\bvases?\b|\bplanters?\b|\burns?\b|\bjugs?\b|\bpitchers?\b/],
  ['desk', /\bdesks?\b|\bsecretary\b/],
  [
    'dresser',
    /\bdressers?\b|\bchests?\b|\bsideboards?\b|\bcredenzas?\b|\bbuffets?\b|\bmedia (console|stand)|\bcabinets?\b/,
  ],
  ['bookcase', /\bbookcases?\b|\bbookshel(f|ves)\b|\bshel(f|ves|ving)\b|\betag[eè]res?\b|\bhutch/],
  ['chair', /\bchairs?\b|\bbench(es)?\b/],
  ['table', /\btables?\b|\bconsoles?\b/],
  ['bed', /\bbeds?\b|\bheadboards?\b|\bdaybeds?\b/],
  ['mug', /\bmugs?\b|\bcups?\b/],
  [
    'glass',
    /\b(wine|water|drinking) glass(es)?\b|\btumblers?\b|\bglasses\b|\bgoblets?\b|\bflutes?\b|\bstemware\b|\bglassware\b/,
  ],
  ['bowl', /\bbowls?\b/],
  ['plates', /\bplates?\b|\bplatters?\b|\bdinnerware\b|\btrays?\b/],
  [
    'pot',
    /\bpots?\b|\bpans?\b|\bdutch oven|\bsauce ?pans?\b|\bskillets?\b|\bbraisers?\b|\bstock ?pots?\b|\bcookware\b/,
  ],
];

/** The kinds that a text mentions, the most specific first. */
export function kindsIn(text: string): string[] {
  const words = text.toLowerCase();
  return kinds.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
}
