import { html } from 'hono/html';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';

interface TextFrame {
  title: string;
  paragraphs: readonly string[];
  back?: { path: string; text: string };
  /** Below the text, over the page's whole width. */
  below?: Markup;
}

/** A page of plain text: customer service, not found, refused. */
export function textPage(page: Page, frame: TextFrame): Markup {
  const content = html`
<div class="container section prose">
<h1 class="page-title">${frame.title}</h1>
${frame.paragraphs.map(
  (text) => html`<p>${text}</p>
`,
)}
${frame.back ? html`<p><a href="${link(page, frame.back.path)}" class="lone-link">${frame.back.text}</a></p>` : ''}
</div>
${frame.below ? html`<div class="container">${frame.below}</div>` : ''}`;
  return layout(page, { title: frame.title, description: frame.paragraphs[0], name: 'page-text' }, content);
}
