import { listingModel } from '../listing/model.ts';
import { listingOf, listingSubject } from '../listing/subject.ts';
import { link } from '../pages/page.ts';
import { RefusedError } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

/** The three listing calls: the page's listing as data. */
function answerListing({ shop, view, path, variant, payload }: ApiRequest<Record<string, unknown>>) {
  const query = new URLSearchParams(
    Object.entries(payload).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const subject = listingSubject(shop.database, view, path, query);
  if (!subject) throw new RefusedError(404, 'We could not find this page.');
  const listing = listingOf(shop.database, view, subject, query);
  return listingModel(listing, subject, view, (to) => link({ variant }, to));
}

export const handlers: Handlers = {
  getProductListing: answerListing,
  getSearchListing: answerListing,
  getSeoListing: answerListing,
};
