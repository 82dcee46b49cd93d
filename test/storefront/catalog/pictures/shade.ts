/** Colour arithmetic on `#rrggbb`. */
type Channels = [number, number, number];

function channels(hex: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
}

/** `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Shadows shift to a warm dark and highlights to a warm white, as in daylight: plain black and white look like
 * plastic.
 */
export const darker = (hex: string, amount: number) => mix(hex, '#1d1612', amount);
export const lighter = (hex: string, amount: number) => mix(hex, '#fffaf2', amount);

/** 0 for black to 1 for white. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
