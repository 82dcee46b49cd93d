/** A two-tone drawing of furniture, another one for each file name. */
export function picture(file: string): string {
  const seed = [...file].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  const hue = 20 + (seed % 60);
  const width = 170 + (seed % 90);
  const left = 200 - width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<ellipse cx="200" cy="292" rx="${width / 2 + 12}" ry="9" opacity=".1"/>
<rect x="${left}" y="170" width="${width}" height="70" rx="14" fill="hsl(${hue} 24% 62%)"/>
<rect x="${left - 14}" y="205" width="${width + 28}" height="62" rx="12" fill="hsl(${hue} 24% 52%)"/>
</svg>
`;
}
