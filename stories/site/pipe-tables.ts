/**
 * Markdown with its pipe tables as HTML, because MDX alone knows none: `| a | b |`, then `|---|---|`, then the rows. Each
 * becomes one line, in which MDX still reads code and links.
 */
export function withTables(markdown: string): string {
  const lines = markdown.split('\n');
  const done: string[] = [];
  let isCode = false;
  for (let nth = 0; nth < lines.length; nth++) {
    const line = lines[nth]!;
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode || !isRow(line) || !/^\|[\s:|-]+\|\s*$/.test(lines[nth + 1] ?? '')) {
      done.push(line);
      continue;
    }
    const end = lines.findIndex((one, at) => at > nth && !isRow(one));
    const rows = lines.slice(nth + 2, end < 0 ? undefined : end);
    done.push(tableHtml(cells(line), rows.map(cells)));
    nth += rows.length + 1;
  }
  return done.join('\n');
}

const isRow = (line: string) => line.startsWith('|');

/** Within code, as elsewhere, `\|` stands for a pipe. */
function cells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The name of a scrolling table: its columns, in plain text. */
export const tableName = (head: readonly string[]): string =>
  ['Table', head.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/[`"<>]/g, '');

function tableHtml(head: readonly string[], rows: readonly string[][]): string {
  const headings = head.map((cell) => (cell ? `<th scope="col">${cell}</th>` : '<td></td>')).join('');
  const lines = rows.map(([name, ...others]) => {
    const values = others.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${values}</tr>`;
  });
  const open = `<div className="scroller" tabIndex={0} role="group" aria-label="${tableName(head)}">`;
  return `${open}<table><thead><tr>${headings}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
