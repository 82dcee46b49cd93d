import { sources } from './declarations.ts';
import { Table } from './table.tsx';

/** Every name of `storefront:track`: when it is sent, and its parameters, as src/page/track-events.ts declares them. */
export function TrackReference() {
  const text = sources['src/page/track-events.ts']!;
  const [, events = ''] = /export interface TrackEvents \{\n([\s\S]*?)\n\}/.exec(text) ?? [];
  const rows = [...events.matchAll(/\/\*\* (.*?) \*\/\n {2}'?([\w ]+)'?: (.*);/g)].map(
    ([, when, name, shape]) => [
      `\`${name}\``,
      when,
      shape === 'object'
        ? '–'
        : `\`${shape!.replace(/Tracked(Value|List)/, (alias) => shapeOf(text, alias))}\``,
    ],
  );
  return <Table head={['Name', 'When', 'Parameters']} rows={rows} />;
}

/** An interface in one line. */
function shapeOf(text: string, name: string): string {
  const [, members = ''] = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? [];
  return `{ ${members
    .replace(/;?\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ')} }`;
}
