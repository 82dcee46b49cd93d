import { html } from 'hono/html';
import { type SentMail, sentMails } from '../mails.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';

/** The mails of this storefront, for developers: all, or those to the address in the query. */
export function mailboxPage(page: Page): Markup {
  const mails = sentMails(page.shop, page.query.get('to') ?? undefined);
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">Mailbox</h1>
<p class="lead-quiet">For developers: this reference storefront sends no mail. These are the mails it would have sent, the latest first; whoever reaches this page reads them all.</p>
${mails.length === 0 ? html`<p>There is none.</p>` : ''}
<ul class="mails">
${mails.map((mail) => mailItem(page, mail))}</ul>
</div>`;
  return layout(page, { title: 'Mailbox', name: 'page-account' }, content);
}

function mailItem(page: Page, { to, subject, text, sentAt, ...mail }: SentMail): Markup {
  const time = new Intl.DateTimeFormat(page.view.locale, { dateStyle: 'medium', timeStyle: 'short' });
  // A link has the variant of the page that requested it, or none.
  const isPlain = !/^\/(strict|hostile)\//.test(mail.link.path);
  return html`<li class="mail">
<h2>${subject}</h2>
<p class="quiet">To ${to} · <time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time></p>
<p>${text}</p>
<p><a href="${isPlain ? link(page, mail.link.path) : mail.link.path}">${mail.link.text}</a></p>
</li>
`;
}
