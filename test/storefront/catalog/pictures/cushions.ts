import { type Draw, type Drawing, floorShadow, mainSurface } from './drawing.ts';
import { box, stuffed } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter, lightness } from './shade.ts';
import { padded, type Surface } from './stuff.ts';

export const drawCushion: Draw = (drawing) => {
  const { pen, random, size, form } = drawing;
  const stuff = mainSurface(drawing, 'linen');
  const isLumbar = form.includes('lumbar') || size.width > size.height * 1.25;
  const width = isLumbar ? 296 : Math.min(270, 12 * size.width);
  const height = isLumbar ? width * Math.min(0.62, Math.max(0.44, size.height / size.width)) : width * 0.98;
  const x = 200 - width / 2;
  const y = 206 - height / 2;
  const turn = isLumbar ? 0 : random.pick([0, -5, 4, 7, -3]);
  floorShadow(pen, 206, y + height + 1, width * 0.52, 13, 0.44);
  pen.transformed(`rotate(${turn} 200 206)`, () => {
    const d = stuffed(x, y, width, height, {
      r: 15,
      top: -random.between(5, 9),
      side: -random.between(6, 11),
      bottom: -random.between(4, 8),
    });
    const edge = random.pick(['seam', 'piping', 'fringe', 'flange'] as const);
    if (edge === 'fringe') {
      for (const at of [x - 4, x + width + 4]) {
        pen.path(`M${n(at)} ${n(y + 9)}v${n(height - 18)}`, 'none', {
          stroke: darker(stuff.color, 0.08),
          strokeWidth: 16,
          dash: '2.2 2.3',
        });
      }
    }
    padded(pen, d, stuff);
    pen.inside(d, () => {
      drawPattern(drawing, { x, y, width, height }, stuff);
      pen.ellipse(
        176,
        y + height * 0.4,
        width * 0.4,
        height * 0.4,
        pen.fade([0, '#fffaf2', 0.2], [1, '#fffaf2', 0]),
      );
      let folds = '';
      for (const [cx, cy, dx, dy] of [
        [x, y, 1, 1],
        [x + width, y, -1, 1],
        [x, y + height, 1, -1],
        [x + width, y + height, -1, -1],
      ] as const) {
        folds += `M${n(cx + dx * 14)} ${n(cy + dy * 14)}q${n(dx * 18)} ${n(dy * 8)} ${n(dx * random.between(30, 46))} ${n(dy * random.between(26, 44))}`;
      }
      pen.path(folds, 'none', { stroke: stuff.deep, strokeWidth: 3, opacity: 0.08, cap: 'round' });
      pen.rect(
        x - 20,
        y + height * 0.6,
        width + 40,
        height * 0.45,
        pen.down([0, stuff.deep, 0], [1, stuff.deep, 0.26]),
      );
    });
    if (edge === 'piping')
      pen.path(d, 'none', {
        stroke: lightness(stuff.color) > 0.5 ? darker(stuff.color, 0.4) : lighter(stuff.color, 0.4),
        strokeWidth: 3,
      });
  });
};

/** A woven or printed pattern in tones of the colour. */
function drawPattern(
  { pen, random }: Drawing,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  stuff: Surface,
): void {
  const style = random.pick([
    'plain',
    'plain',
    'stripes',
    'bands',
    'grid',
    'diamonds',
    'button',
    'channel',
    'middle',
  ] as const);
  const ink =
    lightness(stuff.color) > 0.5
      ? darker(stuff.color, random.pick([0.2, 0.5]))
      : lighter(stuff.color, random.pick([0.3, 0.65]));
  const area = box(x - 12, y - 12, width + 24, height + 24);
  const lay = (step: number, markup: string, opacity: number) =>
    pen.path(area, pen.pattern(step, step, markup), { opacity });
  const step = random.pick([14, 20, 28]);
  if (style === 'stripes')
    lay(step, `<path d="M0 0V${step}" stroke="${ink}" stroke-width="${step / 4}"/>`, 0.55);
  else if (style === 'grid')
    lay(step * 1.5, `<path d="M0 0V${step * 1.5}M0 0H${step * 1.5}" stroke="${ink}" stroke-width="2"/>`, 0.5);
  else if (style === 'diamonds')
    lay(
      step * 1.4,
      `<path d="M0 0l${step * 1.4} ${step * 1.4}M${step * 1.4} 0L0 ${step * 1.4}" stroke="${ink}" stroke-width="1.6"/>`,
      0.45,
    );
  else if (style === 'channel')
    lay(
      step,
      `<path d="M0 0H${step}" stroke="${stuff.deep}" stroke-width="2.4"/><path d="M0 3H${step}" stroke="${stuff.light}" stroke-width="2"/>`,
      0.3,
    );
  else if (style === 'bands') {
    for (const at of [0.14, 0.2, 0.8, 0.86])
      pen.rect(x - 10, y + height * at, width + 20, height * 0.028, ink, { opacity: 0.6 });
  } else if (style === 'middle') {
    pen.rect(x + width * 0.34, y - 10, width * 0.32, height + 20, ink, { opacity: 0.4 });
    pen.rect(x + width * 0.3, y - 10, width * 0.015, height + 20, ink, { opacity: 0.7 });
    pen.rect(x + width * 0.685, y - 10, width * 0.015, height + 20, ink, { opacity: 0.7 });
  } else if (style === 'button') {
    pen.ellipse(200, y + height / 2, 46, 46, pen.fade([0, stuff.deep, 0.36], [1, stuff.deep, 0]));
    pen.ellipse(200, y + height / 2, 8, 8, stuff.round);
  }
}
