import type { Drawing } from './drawing.ts';
import { n } from './pen.ts';
import { darker, lighter } from './shade.ts';
import type { Surface } from './stuff.ts';

const shadeTones = ['#f3ecdd', '#efe5d0', '#e9dcc3', '#f5f1e8', '#d8ccb8', '#e3d5bd'];

interface Shade {
  cx: number;
  /** The lower edge. */
  bottom: number;
  height: number;
  topRadius: number;
  bottomRadius: number;
}

/** Light around a lamp that is on. */
export function glow({ pen }: Drawing, cx: number, cy: number, radius: number): void {
  pen.ellipse(
    cx,
    cy,
    radius,
    radius,
    pen.fade([0, '#ffe9bd', 0.6], [0.5, '#ffe9bd', 0.2], [1, '#ffe9bd', 0]),
  );
}

/** A fabric shade with the light on inside. */
export function drawFabricShade(
  drawing: Drawing,
  { cx, bottom, height, topRadius, bottomRadius }: Shade,
): void {
  const { pen, random } = drawing;
  const tone = random.pick(shadeTones);
  const dark = random.chance(0.12) ? darker(tone, 0.7) : tone;
  const top = bottom - height;
  const sag = bottomRadius * 0.09;
  const d = `M${n(cx - topRadius)} ${n(top)}Q${n(cx)} ${n(top - sag * 0.7)} ${n(cx + topRadius)} ${n(top)}L${n(cx + bottomRadius)} ${n(bottom)}Q${n(cx)} ${n(bottom + sag)} ${n(cx - bottomRadius)} ${n(bottom)}Z`;
  pen.layers(d, [
    pen.across([0, darker(dark, 0.16)], [0.3, lighter(dark, 0.3)], [0.6, dark], [1, darker(dark, 0.2)]),
    dark === tone ? pen.fade([0, '#fff3d6', 0.9], [0.6, '#ffe9bd', 0.35], [1, '#ffe9bd', 0]) : undefined,
    pen.down([0, '#7a5a30', 0.14], [0.3, '#7a5a30', 0], [0.8, '#7a5a30', 0], [1, '#7a5a30', 0.16]),
  ]);
  if (random.chance(0.3)) {
    let pleats = '';
    for (let i = 1; i < 24; i++) {
      const at = Math.cos((i / 24) * Math.PI);
      pleats += `M${n(cx + topRadius * at)} ${n(top)}L${n(cx + bottomRadius * at)} ${n(bottom + sag * (1 - at * at) * 0.5)}`;
    }
    pen.path(pleats, 'none', { stroke: darker(tone, 0.4), strokeWidth: 0.8, opacity: 0.3 });
  }
  const trim = darker(dark, 0.22);
  pen.path(
    `M${n(cx - bottomRadius)} ${n(bottom)}Q${n(cx)} ${n(bottom + sag)} ${n(cx + bottomRadius)} ${n(bottom)}`,
    'none',
    { stroke: trim, strokeWidth: 1.6, opacity: 0.6 },
  );
  pen.path(
    `M${n(cx - topRadius)} ${n(top)}Q${n(cx)} ${n(top - sag * 0.7)} ${n(cx + topRadius)} ${n(top)}`,
    'none',
    { stroke: trim, strokeWidth: 1.3, opacity: 0.5 },
  );
}

/** A hood of metal, wood or ceramic, its inside lit. */
export function drawDome(
  { pen, random }: Drawing,
  stuff: Surface,
  cx: number,
  top: number,
  rx: number,
  height: number,
): void {
  const bottom = top + height;
  const style = random.pick(['dome', 'cone', 'bell', 'bowl', 'cylinder'] as const);
  const d = {
    dome: `M${n(cx - rx)} ${n(bottom)}C${n(cx - rx)} ${n(top + height * 0.3)} ${n(cx - rx * 0.55)} ${n(top)} ${n(cx)} ${n(top)}S${n(cx + rx)} ${n(top + height * 0.3)} ${n(cx + rx)} ${n(bottom)}Z`,
    cone: `M${n(cx - rx)} ${n(bottom)}L${n(cx - rx * 0.16)} ${n(top)}H${n(cx + rx * 0.16)}L${n(cx + rx)} ${n(bottom)}Z`,
    bell: `M${n(cx - rx)} ${n(bottom)}C${n(cx - rx * 0.7)} ${n(bottom - height * 0.3)} ${n(cx - rx * 0.7)} ${n(top)} ${n(cx)} ${n(top)}S${n(cx + rx * 0.7)} ${n(bottom - height * 0.3)} ${n(cx + rx)} ${n(bottom)}Z`,
    bowl: `M${n(cx - rx)} ${n(bottom)}C${n(cx - rx)} ${n(bottom - height * 0.5)} ${n(cx - rx * 0.14)} ${n(bottom - height * 0.6)} ${n(cx - rx * 0.14)} ${n(top)}H${n(cx + rx * 0.14)}C${n(cx + rx * 0.14)} ${n(bottom - height * 0.6)} ${n(cx + rx)} ${n(bottom - height * 0.5)} ${n(cx + rx)} ${n(bottom)}Z`,
    cylinder: `M${n(cx - rx * 0.7)} ${n(bottom)}V${n(top + 8)}Q${n(cx - rx * 0.7)} ${n(top)} ${n(cx - rx * 0.6)} ${n(top)}H${n(cx + rx * 0.6)}Q${n(cx + rx * 0.7)} ${n(top)} ${n(cx + rx * 0.7)} ${n(top + 8)}V${n(bottom)}Z`,
  }[style];
  const wide = style === 'cylinder' ? rx * 0.7 : rx;
  pen.layers(d, [
    stuff.round,
    stuff.texture,
    pen.down([0, stuff.light, 0.35], [0.4, stuff.light, 0], [1, stuff.deep, 0.2]),
  ]);
  pen.ellipse(cx, bottom, wide, wide * 0.1, darker(stuff.color, 0.35));
  pen.ellipse(
    cx,
    bottom,
    wide * 0.96,
    wide * 0.085,
    pen.fade([0, '#fffbea'], [0.6, '#ffe3a8'], [1, '#d9b877']),
  );
}
