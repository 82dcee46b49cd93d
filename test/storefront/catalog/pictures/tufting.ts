import type { Drawing } from './drawing.ts';
import { n } from './pen.ts';
import { darker, lighter } from './shade.ts';
import type { Surface } from './stuff.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawChannels({ pen }: Drawing, area: Area, stuff: Surface, gap: number): void {
  const step = area.width / Math.max(3, Math.round(area.width / gap));
  const seam = (shift: number, stroke: string, opacity: number) =>
    pen.path(
      `M${n(area.x + step + shift - 0.9)} ${n(area.y + area.height / 2)}H${n(area.x + area.width - 2)}`,
      'none',
      { stroke, strokeWidth: area.height - 4, dash: `1.8 ${n(step - 1.8)}`, opacity },
    );
  seam(0, stuff.deep, 0.3);
  seam(2, lighter(stuff.color, 0.5), 0.24);
}

export function drawTufts({ pen }: Drawing, area: Area, stuff: Surface, gap: number): void {
  const columns = Math.max(2, Math.round(area.width / gap) - 1);
  const dx = area.width / (columns + 1);
  const visible = area.height * 0.72;
  const y = area.y + visible * 0.38;
  let folds = '';
  let buttons = '';
  for (let i = 0; i <= columns; i++) {
    buttons += `M${n(area.x + dx * (i + 0.5))} ${n(y + visible * 0.4)}h0`;
    if (i === columns) break;
    const x = area.x + dx * (i + 1);
    buttons += `M${n(x)} ${n(y)}h0`;
    folds += `M${n(x - dx / 2)} ${n(y + visible * 0.4)}L${n(x)} ${n(y)}l${n(dx / 2)} ${n(visible * 0.4)}M${n(x)} ${n(y)}V${n(area.y + 2)}`;
  }
  pen.path(folds, 'none', { stroke: stuff.deep, strokeWidth: 1.3, opacity: 0.26 });
  pen.path(buttons, 'none', { stroke: darker(stuff.color, 0.3), strokeWidth: 4, cap: 'round' });
}
