export interface LinePlot {
  title: string;
  x: string;
  y: string;
  lines: { name: string; points: [x: number, y: number][] }[];
}

const width = 720;
const height = 400;
const frame = { left: 72, right: 24, top: 56, bottom: 56 };
const colors = ['#8a3b2a', '#26231f', '#3f6b3a'];

/** A line chart on a linear scale from 0, as an SVG document for light and dark backgrounds. */
export function linePlot({ title, x, y, lines }: LinePlot): string {
  const all = lines.flatMap(({ points }) => points);
  const xTicks = ticks(Math.max(...all.map(([value]) => value)));
  const yTicks = ticks(Math.max(...all.map(([, value]) => value)));
  const xAt = scale(xTicks.at(-1)!, frame.left, width - frame.right);
  const yAt = scale(yTicks.at(-1)!, height - frame.bottom, frame.top);
  const parts = [
    text(frame.left, 24, title, 'font-size="16" font-weight="600"'),
    text(frame.left, 44, y, 'fill="#6a635a"'),
    text(width - frame.right, height - 12, x, 'text-anchor="end" fill="#6a635a"'),
    ...yTicks.flatMap((value) => [
      `<path d="M${frame.left} ${yAt(value)}H${width - frame.right}" stroke="#ded8ce"/>`,
      text(frame.left - 8, yAt(value) + 4, label(value), 'text-anchor="end"'),
    ]),
    ...xTicks.map((value) =>
      text(xAt(value), height - frame.bottom + 20, label(value), 'text-anchor="middle"'),
    ),
    ...lines.flatMap(({ name, points }, nth) => {
      const color = colors[nth % colors.length];
      const path = points.map(([px, py], place) => `${place ? 'L' : 'M'}${xAt(px)} ${yAt(py)}`).join('');
      const keyX = width - frame.right - 150 * (lines.length - nth);
      return [
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
        ...points.map(([px, py]) => `<circle cx="${xAt(px)}" cy="${yAt(py)}" r="3" fill="${color}"/>`),
        `<path d="M${keyX} 20h20" stroke="${color}" stroke-width="2"/>`,
        text(keyX + 28, 24, name),
      ];
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="12" fill="#26231f">
<rect width="${width}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function scale(most: number, from: number, to: number): (value: number) => number {
  return (value) => Math.round((from + (value / most) * (to - from)) * 10) / 10;
}

/** From 0 to at least `most`, in four to ten round steps. */
function ticks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.1, 0.2, 0.5, 1].map((part) => part * power).find((size) => most / size <= 8) ?? 2 * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, nth) => nth * step);
}

function label(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}" ${attributes}>${content}</text>`;
}
