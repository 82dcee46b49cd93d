/**
 * A table's `<col>` elements, sized by content. With fixed columns an arriving row does not change the layout of the
 * others.
 */
export function columnsOf(table: string): string {
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => textOf(cell!)),
  );
  const first = rows[0] ?? [];
  const columns = first.map((_, nth) => widthOf(rows.map((row) => row[nth] ?? '')));
  return `<colgroup>${columns.map((width) => `<col class="${width}">`).join('')}</colgroup>`;
}

/** The narrowest width in which four fifths of the cells fit into two lines, and every word into one. */
function widthOf(cells: readonly string[]): 'narrow' | 'middle' | 'wide' {
  const lengths = cells.map((cell) => cell.length).sort((one, other) => one - other);
  const most = lengths[Math.floor(lengths.length * 0.8)] ?? 0;
  const longestWord = Math.max(...cells.flatMap((cell) => cell.split(/\s+/)).map((word) => word.length));
  if (most > 45) return 'wide';
  return most > 20 || longestWord > 16 ? 'middle' : 'narrow';
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/&[#\w]+;/g, '.');

/** The table with the head of its column on each cell of its body, for phones, which stack the cells of a row. */
export function withHeads(table: string): string {
  const [, head = '', body = ''] = /^(<thead>[\s\S]*?<\/thead>)?([\s\S]*)$/.exec(table)!;
  const heads = [...head.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell!));
  const rows = body.replaceAll(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let nth = 0;
    return row.replaceAll(/<(t[hd])(?=[ >])/g, (opening, tag: string) => {
      const name = heads[nth++];
      return tag === 'td' && name ? `${opening} data-head="${name}"` : opening;
    });
  });
  return head + rows;
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
