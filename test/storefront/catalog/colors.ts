/** Colour names as the shop writes them. Upholstery and textiles. */
export const fabricColors: Record<string, string> = {
  Snow: '#efece6',
  Ivory: '#ebe4d6',
  Oatmeal: '#d9cdb8',
  Flax: '#cbbb9f',
  Wheat: '#d3b88a',
  Sand: '#c9b79c',
  Mushroom: '#a8998a',
  Taupe: '#8f8273',
  Cement: '#b4b1aa',
  Dove: '#c3c2bf',
  Pewter: '#8a8d8f',
  Slate: '#5f6870',
  Charcoal: '#4a4a4c',
  Ink: '#2b2f38',
  Navy: '#2f3e55',
  Denim: '#5a718c',
  Sky: '#a9bccb',
  Lagoon: '#4d7479',
  Teal: '#2f5f63',
  Sage: '#9aa58b',
  Moss: '#6f7653',
  Olive: '#5d5f3e',
  Forest: '#37503f',
  Ochre: '#c0913f',
  Saffron: '#cf9d3c',
  Terracotta: '#b5694a',
  Rust: '#99502f',
  Clay: '#b98a70',
  Blush: '#d7b3a5',
  Rose: '#b98583',
  Plum: '#5c3f4f',
  Berry: '#7b3b48',
};

export const leatherColors: Record<string, string> = {
  Cognac: '#9a5f36',
  Saddle: '#86532f',
  Camel: '#b5834f',
  Chestnut: '#6b4029',
  Espresso: '#40302a',
  Onyx: '#2a2827',
  Bone: '#ded3c1',
  Smoke: '#77716b',
};

export const woodColors: Record<string, string> = {
  'Natural Oak': '#c79f6b',
  'White Oak': '#d8bf98',
  'Weathered Oak': '#a99479',
  Walnut: '#7a543a',
  'Dark Walnut': '#573b2b',
  Acacia: '#a06f45',
  Teakwood: '#b07b45',
  Ash: '#d3bd9c',
  'Black Ash': '#35322f',
  Ebonized: '#2b2725',
  'Soft White': '#ece8e0',
  Driftwood: '#b3a48f',
  Cherry: '#8c4f35',
  Maple: '#d9b886',
};

export const metalColors: Record<string, string> = {
  'Aged Brass': '#a88a52',
  'Polished Brass': '#c9a558',
  'Matte Black': '#2c2c2c',
  Bronze: '#5b4a3b',
  'Brushed Nickel': '#a5a6a4',
  'Polished Steel': '#b9bdc0',
  'Antique Copper': '#a0664a',
  'Warm White': '#e9e4da',
};

export const ceramicColors: Record<string, string> = {
  White: '#f1eee8',
  Cream: '#e9dfcb',
  Stone: '#c5bfb3',
  Speckle: '#d9d0c0',
  Celadon: '#a9bba6',
  Indigo: '#44546e',
  Graphite: '#4b4b4d',
  Terracotta: '#b5694a',
  Mist: '#b7c2c6',
  Black: '#2a2a2a',
  Amber: '#b98442',
  Clear: '#cfdbdc',
  Smoke: '#80807e',
  Mint: '#b9cfbf',
  Mustard: '#c49a43',
};

/** Colour words of other shops' feeds that contain none of the names above. */
const plainColors: Record<string, string> = {
  white: '#f0ede7',
  'off-white': '#ebe5d9',
  black: '#2b2a29',
  grey: '#9a9a98',
  gray: '#9a9a98',
  silver: '#b3b5b6',
  brown: '#7a5840',
  beige: '#d3c4aa',
  tan: '#c2a27a',
  blue: '#4a6484',
  green: '#62735a',
  red: '#9b3d35',
  orange: '#c27a42',
  yellow: '#d2ae55',
  pink: '#d5aaa5',
  purple: '#6a5170',
  gold: '#b9985a',
  brass: '#b1914f',
  chrome: '#b6babd',
  oak: '#c79f6b',
  pine: '#d6b27c',
  natural: '#cdb48d',
  cream: '#e9dfcb',
  multi: '#a88d76',
};

const everyColor = new Map<string, string>();
for (const table of [plainColors, ceramicColors, metalColors, woodColors, leatherColors, fabricColors]) {
  for (const [name, hex] of Object.entries(table)) everyColor.set(name.toLowerCase(), hex);
}
const longestFirst = [...everyColor.keys()].sort((a, b) => b.length - a.length);

/** `#rrggbb` of a colour name, or of the longest known word in it; undefined if it contains none. */
export function hexOfColor(color: string): string | undefined {
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const exact = everyColor.get(text);
  if (exact) return exact;
  const word = longestFirst.find((name) => text.includes(name));
  return word && everyColor.get(word);
}
