import { trackEvents } from './read-sources.ts';
import { Table } from './table.tsx';

/** Every name of `storefront:track`: when it is sent, and its parameters, as src/page/track-events.ts declares them. */
export function TrackReference() {
  const rows = trackEvents.map(({ name, about, type }) => [
    `\`${name}\``,
    about,
    type === 'object' ? '–' : `\`${type}\``,
  ]);
  return <Table head={['Name', 'When', 'Parameters']} rows={rows} />;
}
