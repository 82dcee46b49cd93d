import { html } from 'hono/html';
import type { Product } from '../../catalog/product.ts';
import { writtenReviews } from '../../product/reviews.ts';
import type { View } from '../../view.ts';
import type { Markup } from '../page.ts';

/** How a product is rated, with a link to its reviews. */
export function ratingLine(product: Product): Markup | '' {
  const count = writtenReviews(product).length;
  if (count === 0) return '';
  return html`<p class="product-rating"><span class="sr-only">Rated </span>${product.rating.toFixed(1)}<span
 aria-hidden="true"> ★</span><span class="sr-only"> of 5</span> <a href="#reviews">${countText(count)}</a></p>`;
}

/** The reviews themselves: as many as the line says. */
export function reviewList(product: Product, view: View): Markup | '' {
  const reviews = writtenReviews(product);
  if (reviews.length === 0) return '';
  const days = new Intl.DateTimeFormat(view.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return html`<section class="product-reviews" id="reviews" aria-labelledby="reviews-title">
<h2 id="reviews-title">${countText(reviews.length)}</h2>
<ul>
${reviews.map(
  ({ stars, title, text, author, place, date }) => html`<li>
<p class="review-stars"><span aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span><span class="sr-only">${stars} of 5 stars</span></p>
<h3>${title}</h3><p>${text}</p>
<p class="quiet">${author}, ${place}, <time datetime="${date}">${days.format(new Date(date))}</time></p></li>
`,
)}</ul></section>`;
}

const countText = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);
