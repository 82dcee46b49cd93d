import { type Fact, type Finding, isHost, mistake } from './fact.ts';
import type { Page } from './page.ts';

const parts = ['listing-filters', 'listing-toolbar', 'product-grid'];

/** The attributes that must be the same on all hosts of one listing. */
const shared = ['data-kind', 'data-page-size', 'data-default-sort', 'data-category-id', 'data-url'];

const nameOf = ({ attributes }: Fact) => attributes.get('data-listing') || 'listing';

/**
 * Checks the hosts of each listing: those with the same name share one listing, so their attributes must describe the
 * same.
 */
export function checkListings({ facts }: Page): Finding[] {
  const hosts = facts.filter(
    (fact) => isHost(fact) && parts.includes(fact.attributes.get('data-island') ?? ''),
  );
  const grids = hosts.filter(({ attributes }) => attributes.get('data-island') === 'product-grid');
  return hosts.flatMap((host) => {
    const grid = grids.find((one) => nameOf(one) === nameOf(host));
    if (grid) return host === grid ? [] : checkSame(host, grid);
    // A page without a grid may show its products in another way. With grids, a name that none of them has is a mistake.
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
