/** How many drawings of furniture there are, each for many products. */
export const pictureCount = 24;

const address = /\/pictures\/([\w.-]+\.svg)/g;

/** The index of the drawing that replaces a product's picture. */
function drawingOf(file: string): number {
  return [...file].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % pictureCount;
}

/** A text with the shop's addresses of pictures, such as `/pictures/271000.svg`, replaced by those of the drawings. */
export function withDrawings(text: string, folder: string): string {
  return text.replace(address, (_, file: string) => `${folder}${drawingOf(file)}.svg`);
}

/** The same for a JSON value; any other value is returned unchanged. */
export function valueWithDrawings<Value>(value: Value, folder: string): Value {
  if (value === null || typeof value !== 'object') return value;
  return JSON.parse(withDrawings(JSON.stringify(value), folder));
}

/** A two-tone drawing of furniture. */
export function drawing(nth: number): string {
  const hue = 20 + ((nth * 17) % 60);
  const width = 170 + ((nth * 37) % 90);
  const left = 200 - width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<ellipse cx="200" cy="292" rx="${width / 2 + 12}" ry="9" opacity=".1"/>
<rect x="${left}" y="170" width="${width}" height="70" rx="14" fill="hsl(${hue} 24% 62%)"/>
<rect x="${left - 14}" y="205" width="${width + 28}" height="62" rx="12" fill="hsl(${hue} 24% 52%)"/>
</svg>
`;
}
