import { listingMinisetsExample } from '../../../src/contract/listing/listing.examples.ts';
import { hostHtml } from '../../../src/testing/host-html.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';

/** Products next to filters or a toolbar: without them on the page, a changed filter would navigate away. */
export function gridBeside(widget: string, { attributes = {} }: IslandExample): string {
  if (widget !== 'listing-filters' && widget !== 'listing-toolbar') return '';
  const shared = Object.entries(attributes).filter(([name]) =>
    /^data-(listing|kind|category-id|total|page-size|default-sort)$/.test(name),
  );
  return hostHtml(
    { name: 'product-grid', kind: 'inline' },
    {
      about: '',
      attributes: Object.fromEntries(shared),
      props: { minisets: listingMinisetsExample },
    },
  );
}
