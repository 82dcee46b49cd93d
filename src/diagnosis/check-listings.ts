import { type Fact, type Finding, isHost, mistake } from './fact.ts';
import type { Page } from './page.ts';

const parts = ['listing-filters', 'listing-toolbar', 'product-grid'];

/** What the hosts of one listing have to agree on. */
const shared = ['data-kind', 'data-page-size', 'data-default-sort', 'data-category-id', 'data-url'];

const nameOf = ({ attributes }: Fact) => attributes.get('data-listing') || 'listing';

/** The hosts of each listing: they share one, by its name, and have to describe the same. */
export function checkListings({ facts }: Page): Finding[] {
  const hosts = facts.filter(
    (fact) => isHost(fact) && parts.includes(fact.attributes.get('data-island') ?? ''),
  );
  const grids = hosts.filter(({ attributes }) => attributes.get('data-island') === 'product-grid');
  return hosts.flatMap((host) => {
    const grid = grids.find((one) => nameOf(one) === nameOf(host));
    if (grid) return host === grid ? [] : checkSame(host, grid);
    // A page may have its products elsewhere: only a name that no grid has is one too many.
    return grids.length ? [otherName(host, grids)] : [];
  });
}

function otherName(host: Fact, grids: readonly Fact[]): Finding {
  const widget = host.attributes.get('data-island');
  const names = [...new Set(grids.map(nameOf))];
  return mistake(
    'listing-name',
    `${widget} is of the listing "${nameOf(host)}", which has no product-grid: nothing on the page follows it.`,
    `Write data-listing="${names[0]}" on it, or the same name on both${names.length > 1 ? `; there are ${names.join(', ')}` : ''}.`,
    host,
  );
}

function checkSame(host: Fact, grid: Fact): Finding[] {
  const widget = host.attributes.get('data-island');
  return shared
    .filter((attribute) => host.attributes.get(attribute) !== grid.attributes.get(attribute))
    .map((attribute) =>
      mistake(
        'listing-hosts',
        `${attribute} is ${shown(host, attribute)} on ${widget} and ${shown(grid, attribute)} on product-grid, of the same listing "${nameOf(grid)}": whichever mounts first decides.`,
        'Write the same on each host of the listing.',
        host,
      ),
    );
}

const shown = ({ attributes }: Fact, attribute: string) =>
  attributes.has(attribute) ? `"${attributes.get(attribute)}"` : 'missing';
