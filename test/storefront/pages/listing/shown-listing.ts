import { html } from 'hono/html';
import type { Facet } from '../../../../src/contract/listing/listing.ts';
import { listingTake } from '../../../../src/domain/listing/listing-query.ts';
import type { FoundListing } from '../../listing/find-listing.ts';
import type { ListingSubject } from '../../listing/subject.ts';
import type { Markup } from '../page.ts';
import type { RangeProblem } from './address.ts';

/** A listing on its page. */
export interface ShownListing {
  subject: ListingSubject;
  found: FoundListing;
  facets: readonly Facet[];
  problems: readonly RangeProblem[];
}

/** The attributes that a listing's three hosts have in common. */
export function listingAttributes({ subject }: ShownListing): Markup {
  return html`data-listing="listing" data-kind="${subject.kind}"
 data-page-size="${subject.pageSize ?? listingTake}" ${
   subject.defaultSort ? html`data-default-sort="${subject.defaultSort}"` : ''
 } ${subject.categoryId ? html`data-category-id="${subject.categoryId}"` : ''}`;
}

/** `312 results`. */
export function counted(total: number): string {
  return total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`;
}
