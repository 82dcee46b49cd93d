import type { Hono } from 'hono';
import { html } from 'hono/html';
import { refusedInput } from '../api/answer.ts';
import { boardsOf, saveToBoard } from '../boards.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { tokenField } from '../token.ts';
import type { Variant } from '../view.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';
import { postedFields } from './posted-fields.ts';

/** The longest name of a board. */
const longestName = 60;

/** The boards that hold a product; until one does, the link to save it to one. */
export function boardsHost(page: Page, { sku }: Product, optionChoice = ''): Markup {
  const query = new URLSearchParams({ sku, ...(optionChoice && { option: optionChoice }) });
  return html`<div class="shop-boards" data-island="board-summaries" data-sku="${sku}"
 ${optionChoice ? html`data-option-choice-parameter="${optionChoice}"` : ''} data-follows="sku option-choice-parameter"
><p><a href="${link(page, `/boards?${query}`)}">Save to a board</a></p></div>`;
}

/** The shopper's boards; with `?sku=` a form that saves that product to one. */
export function boardsPage(page: Page): Markup {
  const product = productBySku(page.shop.database, page.query.get('sku') ?? '');
  const boards = boardsOf(page.shop, page.sessionId);
  const content = html`
<div class="container section prose">
<h1 class="page-title">Your Boards</h1>
${boards.length ? '' : html`<p>You have no boards yet.</p>`}
<ul>
${boards.map(
  ({
    id,
    name,
    items,
  }) => html`<li><a href="${link(page, `/boards/${id}`)}">${name}</a> (${items.length})</li>
`,
)}</ul>
${product ? saveForm(page, product, boards[0]?.name ?? 'My board') : ''}
</div>`;
  return layout(page, { title: 'Your Boards', name: 'page-text' }, content);
}

function saveForm(page: Page, product: Product, name: string): Markup {
  return html`<form method="post" action="${link(page, '/boards/add')}">
<p>Save <a href="${link(page, product.url)}">${product.name}</a> to:</p>
<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="sku" value="${product.sku}">
<input type="hidden" name="option" value="${page.query.get('option') ?? ''}">
<div class="form-group"><label for="board">Board</label>
<input class="form-control" type="text" id="board" name="board" value="${name}" maxlength="${longestName}" required></div>
<button type="submit" class="btn btn-primary">Save</button>
</form>`;
}

/** One board, with what is on it. */
export function boardPage(page: Page, id: string): Markup | undefined {
  const board = boardsOf(page.shop, page.sessionId).find((one) => one.id === id);
  if (!board) return undefined;
  const content = html`
<div class="container section prose">
<h1 class="page-title">${board.name}</h1>
<ul>
${board.items.map(({ product, optionChoice }) => {
  const url = optionChoice ? `${product.url}?option=${encodeURIComponent(optionChoice)}` : product.url;
  return html`<li><a href="${link(page, url)}">${product.name}</a></li>
`;
})}</ul>
<p><a href="${link(page, '/boards')}">All boards</a></p>
</div>`;
  return layout(page, { title: board.name, name: 'page-text' }, content);
}

/** Saves a product to a board, and shows the board. */
export function boardForms(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post('/boards/add', async (c) => {
    const fields = await postedFields(c, shop);
    const name = String(fields.board ?? '').trim();
    if (!name || name.length > longestName)
      throw refusedInput('board', name, `a name of at most ${longestName} letters`);
    const product = productBySku(shop.database, String(fields.sku));
    if (!product) throw refusedInput('sku', fields.sku, 'the sku of a product this shop sells');
    const optionChoice = String(fields.option ?? '');
    const id = saveToBoard(shop, c.get('sessionId'), { name, sku: product.sku, optionChoice });
    return c.redirect(link({ variant }, `/boards/${id}`), 303);
  });
}
