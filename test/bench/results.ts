import type { Finding, Question } from './question.ts';

export function isOver({ measured, bound }: Finding): boolean {
  return bound !== undefined && !(measured <= bound);
}

/** A question and its results, formatted for a terminal. */
export function resultsTable({ name, asks }: Question, findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    finding.bound === undefined ? '    ' : isOver(finding) ? 'OVER' : 'ok  ',
    finding.what,
    shown(finding.measured, finding.unit),
    finding.bound === undefined ? '' : `≤ ${shown(finding.bound, finding.unit)}`,
    finding.detail ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 2 || column === 3 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `\n${name}: ${asks}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

const digits: Record<Finding['unit'], number> = {
  '×': 3,
  ms: 1,
  s: 1,
  KB: 1,
  B: 0,
  '%': 1,
  requests: 0,
  nodes: 2,
  shift: 4,
  points: 0,
};

function shown(value: number, unit: Finding['unit']): string {
  const text = value.toFixed(digits[unit]);
  if (unit === 'shift') return text;
  return unit === '×' ? `${text}×` : unit === '%' ? `${text}%` : `${text} ${unit}`;
}
