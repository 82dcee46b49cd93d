import { expect, test } from 'vitest';
import { finish } from '../../../../stories/site/finish.ts';
import { storybookId, withFileLinks, withSiteLinks } from '../../../../stories/site/links.ts';
import { withTables } from '../../../../stories/site/pipe-tables.ts';

test('a heading has an anchor, by its own id or its words', () => {
  const { html, headings } = finish(
    '<h1>Calls</h1><h2 id="getCart">GET /api/cart</h2><h3>The <code>a</code> &amp; b</h3>',
  );
  expect(html).toContain('<h2 id="getCart"><a class="anchor" href="#getCart">GET /api/cart</a></h2>');
  expect(headings.map(({ id }) => id)).toEqual(['calls', 'getCart', 'the-a-b']);
});

test('two headings of the same words have two anchors', () => {
  const { headings } = finish('<h2>Example</h2><h2>Example</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['example', 'example-2']);
});

test('a heading knows the text below it, for the search', () => {
  const { headings } = finish(
    '<h1>Keys</h1><p>All of <code>them</code>.</p><h2>One</h2><table><tr><th>brand</th><td>core</td></tr></table><pre>x</pre>',
  );
  expect(headings.map(({ content }) => content)).toEqual(['All of them .', 'brand core x']);
});

test('no style is inline', () => {
  expect(finish('<td style="color:red">a</td>').html).toBe('<td>a</td>');
});

test('a table scrolls in itself, named for its heading', () => {
  const { html } = finish('<h2>Every key</h2><table><tr><td>a</td></tr></table>');
  expect(html).toMatch(
    /<div class="scroller" tabindex="0" role="group" aria-label="Table: Every key"><table>.*<\/table><\/div>/,
  );
});

test('a table that scrolls in Storybook scrolls once here, too', () => {
  const table =
    '<div class="scroller" tabindex="0" role="group" aria-label="Table: a"><table><tr></tr></table></div>';
  const { html } = finish(`<h2>Keys</h2><div>${table}</div>`);
  expect(html.match(/class="scroller"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-label="Table: Keys"><table>.*<\/table><\/div><\/div>$/);
});

test('the widths of a table’s columns follow from their content, and are not left to the browser', () => {
  const row = `<tr><th>pod</th><td>${'What it is about. '.repeat(5)}</td><td><code>storefront:track</code> again</td></tr>`;
  expect(finish(`<table>${row}</table>`).html).toContain(
    '<table><colgroup><col class="narrow"><col class="wide"><col class="middle"></colgroup><tr>',
  );
});

test('a cell names its column, for phones, which stack the cells of a row', () => {
  const head = '<thead><tr><th scope="col">Key</th><th scope="col">What it <code>is</code></th></tr></thead>';
  const { html } = finish(`<table>${head}<tbody><tr><th>a</th><td>b</td></tr></tbody></table>`);
  expect(html).toContain('<tr><th>a</th><td data-head="What it is">b</td></tr>');
});

test('code has a button to copy it', () => {
  expect(finish('<pre><code>a</code></pre>').html).toMatch(
    /<pre tabindex="0"><code>a<\/code><\/pre><button [^>]*>Copy</,
  );
});

test('a Storybook address becomes one of the site', () => {
  const addresses = new Map([[storybookId('Guide/The doctor'), 'doctor.html']]);
  expect(withSiteLinks('<a href="?path=/docs/guide-the-doctor--docs#finds">', addresses)).toBe(
    '<a href="doctor.html#finds">',
  );
});

test('a link to a page that is not there is an error that names it', () => {
  expect(() => withSiteLinks('<a href="?path=/docs/guide-moved--docs">', new Map())).toThrow('"guide-moved"');
});

test('a file of the package is a link', () => {
  expect(withFileLinks('<code>dist/openapi.json</code>, <code>dist/</code>')).toBe(
    '<a href="../openapi.json"><code>dist/openapi.json</code></a>, <code>dist/</code>',
  );
});

test('a pipe table becomes a table in one line', () => {
  expect(withTables('a\n| File | Cost |\n|---|---|\n| `a\\|b` | none |\n\nb')).toBe(
    'a\n<div className="scroller" tabIndex={0} role="group" aria-label="Table: File, Cost"><table><thead><tr><th scope="col">File</th><th scope="col">Cost</th></tr></thead><tbody>' +
      '<tr><th scope="row">`a|b`</th><td>none</td></tr></tbody></table></div>\n\nb',
  );
});

test('a column without a name has no empty heading', () => {
  expect(withTables('| | Cost |\n|---|---|\n| a | b |')).toContain(
    '<thead><tr><td></td><th scope="col">Cost</th></tr>',
  );
});

test('pipes in a block of code stay', () => {
  const code = '```\n| a |\n|---|\n```';
  expect(withTables(code)).toBe(code);
});
