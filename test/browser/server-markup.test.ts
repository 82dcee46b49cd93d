import { build } from 'vite';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { writeShopPage } from './flows/shop-page.ts';
import { newKeptVisit, shopUrl, type Visit } from './harness.ts';
import { framesDrawn, inTime } from './in-time.ts';

/** Server markup, and the part of it that reaches the page. */
const fragments: Record<string, [html: string, shown: string]> = {
  'terms with headings, bullets, bold': [
    '<h3>Terms</h3><p>Sold <strong>as <em>it</em> is</strong>:<br>no returns.</p><ul><li>One</li></ul><ol start="3"><li value="7">Two</li></ol>',
    '<h3>Terms</h3><p>Sold <strong>as <em>it</em> is</strong>:<br>no returns.</p><ul><li>One</li></ul><ol start="3"><li value="7">Two</li></ol>',
  ],
  'a table': [
    '<table class="x" border="1"><caption>Fees</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
    '<table><caption>Fees</caption><colgroup><col span="2"></colgroup><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
  ],
  'a row without its table': ['<p>a</p><tr><td>b</td></tr>', '<p>a</p>b'],
  'text in a table': ['<table>a<tr><td>b</table>', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
  'links to this shop, a mail and a phone': [
    '<a href="/terms?a=1#b">1</a><a href=" tel:+13125550101 ">2</a><a href="mailto:a@b.example">3</a><a href="HTTP-like">4</a>',
    '<a href="/terms?a=1#b">1</a><a href="tel:+13125550101">2</a><a href="mailto:a@b.example">3</a><a href="HTTP-like">4</a>',
  ],
  'a link to a listed origin': [
    '<a href="https://login.example/x">in</a>',
    '<a href="https://login.example/x">in</a>',
  ],
  'a link to another origin': [
    '<a href="https://evil.example/x">out</a><a href="//evil.example">out</a><a href="/\\evil.example">out</a><a href="/&#9;/evil.example">out</a>',
    '<a>out</a><a>out</a><a>out</a><a>out</a>',
  ],
  'a link that is a script': [
    '<a href="javascript:hacked=1">a</a><a href="JaVaScRiPt:hacked=1">b</a><a href="&#1;javascript:hacked=1">c</a><a href="java&#10;script:hacked=1">d</a><a href="data:text/html,x">e</a><a href="vbscript:x">f</a><a href="blob:x">g</a>',
    '<a>a</a><a>b</a><a>c</a><a>d</a><a>e</a><a>f</a><a>g</a>',
  ],
  'a link with more than an address': [
    '<a href="/p" target="_top" ping="https://evil.example" download rel="opener" onclick="hacked=1">a</a>',
    '<a href="/p">a</a>',
  ],
  'an area and a base': [
    '<base href="https://evil.example/"><map name="m"><area href="javascript:hacked=1"></map><a href="/p">a</a>',
    '<a href="/p">a</a>',
  ],
  pictures: [
    '<img src="/a.png" alt="A" width="10" height="20"><img src="https://cdn.example/b.png" alt=""><img src="data:image/png;base64,AAAA">',
    '<img src="/a.png" alt="A" width="10" height="20"><img src="https://cdn.example/b.png" alt=""><img src="data:image/png;base64,AAAA">',
  ],
  'a picture that fails': [
    '<img src="x:" onerror="hacked=1" alt="x" style="position:fixed" id="a" class="b" srcset="y 2x" loading="eager">',
    '<img alt="x">',
  ],
  'a picture that is no picture': [
    '<img src="javascript:hacked=1"><img src="data:text/html,<script>hacked=1</script>"><img src="ftp://a/b.png"><img src=" data:image/png;base64,AA">',
    '<img><img><img><img src="data:image/png;base64,AA">',
  ],
  'a picture of old browsers': [
    '<img lowsrc="javascript:hacked=1" dynsrc="x" src="/a.png"><image src="/b.png" onerror="hacked=1">',
    '<img src="/a.png"><img src="/b.png">',
  ],
  scripts: [
    'a<script>hacked=1</script><script src="/x.js"></script><SCRIPT>hacked=1</SCRIPT>b<noscript><p title="</noscript><img src=x onerror=hacked=1>">c</noscript>d',
    'ab',
  ],
  'an unfinished script': ['a<script>hacked=1', 'a'],
  handlers: [
    '<p onclick="hacked=1" OnMouseOver=hacked=1 onfocus=hacked=1 tabindex=0 autofocus contenteditable>a</p>',
    '<p>a</p>',
  ],
  styles: [
    '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p><link rel="stylesheet" href="/x.css"><font color="red" size="7">b</font>',
    '<p>a</p><font>b</font>',
  ],
  'a form': [
    'before<form action="https://evil.example" id="f"><label>Password<input name="attributes" type="password"></label><button formaction="javascript:hacked=1">Go</button></form>after',
    'beforeafter',
  ],
  'controls without a form': [
    '<input value="a"><textarea>b</textarea><select><option>c</option></select><button>d</button><p>e</p>',
    '<p>e</p>',
  ],
  'a form in a form': ['<form><div></form><form><p>a</p></form></div>b', 'b'],
  'hosts and openers': [
    '<div data-island="cart-count"><a href="/checkout/cart" data-island-open="sign-in-popup" data-return-url="/x">Cart</a></div>',
    '<div><a href="/checkout/cart">Cart</a></div>',
  ],
  'props of a host': [
    '<div data-island="x"><script type="application/json" data-island-props>{"a":1}</script>b</div>',
    '<div>b</div>',
  ],
  'names that the page reads': [
    '<p id="storefront-context" name="a" class="si-dialog" slot="x" part="y" role="dialog" aria-label="z">a</p><img name="body" src="/a.png">',
    '<p>a</p><img src="/a.png">',
  ],
  'the anti-forgery field': [
    '<input type="hidden" name="__RequestVerificationToken" value="theirs"><p>a</p>',
    '<p>a</p>',
  ],
  frames: [
    '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>hacked=1</script>">a</iframe><object data="x">b</object><embed src="x"><portal src="x"></portal><p>c</p>',
    '<p>c</p>',
  ],
  'a frameset': ['<frameset><frame src="https://evil.example"></frameset><p>a</p>', '<p>a</p>'],
  'a whole page': [
    '<!doctype html><html lang="de"><head><title>T</title><meta http-equiv="refresh" content="0;url=/x"></head><body onload="hacked=1" class="b"><p>a</p></body></html>',
    '<p>a</p>',
  ],
  'spaces before a style': [' \n <style>x</style> \n <p>a</p> ', ' \n  \n <p>a</p> '],
  comments: [
    'a<!-- b --><!--[if IE]><script>hacked=1</script><![endif]--><?php echo 1 ?><![CDATA[c]]>d',
    'ad',
  ],
  drawings: [
    '<svg><a href="javascript:hacked=1"><text>a</text></a><script>hacked=1</script><p>b</p></svg><svg><style><img src=x onerror=hacked=1></style></svg>c',
    '<p>b</p><img src="x">c',
  ],
  formulas: [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;"></table></mtext></math>a',
    'a',
  ],
  'a foreign object': [
    '<svg><foreignObject><p id="a">a</p></foreignObject></svg><math><annotation-xml encoding="text/html"><p>b</p></annotation-xml></math>c',
    'c',
  ],
  templates: [
    '<template><p>a</p></template><div><template shadowrootmode="open"><script>hacked=1</script></template>b</div><slot>c</slot>',
    '<div>b</div>',
  ],
  'custom elements': [
    '<shop-banner onclick="hacked=1"><p>a</p></shop-banner><p is="shop-note" title="t">b</p>',
    '<p title="t">b</p>',
  ],
  media: [
    '<video src="/a.mp4" onerror="hacked=1" autoplay></video><audio><source onerror="hacked=1"></audio><canvas>a</canvas><marquee onstart="hacked=1">b</marquee>c',
    'c',
  ],
  'details and dialogs': [
    '<details open ontoggle="hacked=1"><summary>a</summary>b</details><dialog open>c</dialog>d',
    '<details><summary>a</summary>b</details>d',
  ],
  'texts that are read as they stand': [
    '<xmp><p>a</p></xmp><listing>b</listing><noembed>c</noembed><title>d</title>e',
    'e',
  ],
  plaintext: ['a<plaintext><p>b</p>', 'a'],
  'attributes that look like markup': [
    '<p title="--><script>hacked=1</script>">a</p><p title="]]>" lang=" de " dir="rtl">b</p><img alt="</style><img src=x onerror=hacked=1>" src="/a.png">',
    '<p title="--&gt;&lt;script&gt;hacked=1&lt;/script&gt;">a</p><p dir="rtl" lang="de" title="]]&gt;">b</p><img src="/a.png" alt="&lt;/style&gt;&lt;img src=x onerror=hacked=1&gt;">',
  ],
  'attributes with a colon': [
    '<p lang="javascript:x" title="javascript:y">a</p><time datetime="2026-01-02T03:04:05Z">b</time><td colspan="javascript:1">c</td>',
    '<p lang="javascript:x" title="javascript:y">a</p><time datetime="2026-01-02T03:04:05Z">b</time>c',
  ],
  'attributes twice, and without quotes': [
    '<a href=/p href=javascript:hacked=1 title=a title=b>a</a>',
    '<a title="a" href="/p">a</a>',
  ],
  'attributes of other elements': [
    '<p href="/x" src="/y" value="3" colspan="2">a</p><td scope="x" href="/z">b</td>',
    '<p>a</p>b',
  ],
  'attributes of namespaces': [
    '<a xlink:href="javascript:hacked=1" xml:lang="de" href="/p">a</a>',
    '<a href="/p">a</a>',
  ],
  'nested links': ['<a href="/a">1<a href="/b">2</a></a>', '<a href="/a">1</a><a href="/b">2</a>'],
  'bad nesting': ['<b><p>a</b>b</p></div></p>c<i>d', '<b></b><p><b>a</b>b</p><p></p>c<i>d</i>'],
  'escaped markup': [
    '&lt;script&gt;hacked=1&lt;/script&gt; &amp;amp; &copy; 1 < 2',
    '&lt;script&gt;hacked=1&lt;/script&gt; &amp;amp; © 1 &lt; 2',
  ],
  'zero bytes': [
    'a\u0000b<scr\u0000ipt>hacked=1</scr\u0000ipt><p on\u0000click="hacked=1">c</p>',
    'ab<p>c</p>',
  ],
  'old presentation': [
    '<center><font face="x">a</font></center><hr width="1"><pre>\n b </pre><nobr>c</nobr>d',
    '<center><font>a</font></center><hr><pre> b </pre><nobr>c</nobr>d',
  ],
  'nothing but a script': ['<script>hacked=1</script>', ''],
  nothing: ['', ''],
  'plain text': ['Salt & pepper, plainly.', 'Salt &amp; pepper, plainly.'],
};

let page: Visit['page'];
const errors: string[] = [];

beforeAll(async () => {
  const context = JSON.stringify({ redirectOrigins: ['https://login.example'] });
  const head = `<script type="application/json" id="storefront-context">${context}</script>`;
  // The page has no policy and loads pictures, so that neither is the reason why a handler does not run.
  ({ page } = await newKeptVisit({ hasPictures: true }));
  page.on('pageerror', (error) => errors.push(String(error)));
  // The fragments have pictures of other origins.
  await page.route(
    ({ origin }) => origin !== shopUrl,
    (route) => route.abort(),
  );
  await page.goto(shopUrl + (await writeShopPage({ head, body: '', csp: null })));
  await page.evaluate(`${await markupModule()};window.setHtml = markup.setHtml`);
});

/** src/page/html.ts with what it imports, as a global of the page. */
async function markupModule(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/page/html.ts', formats: ['iife'], name: 'markup' } },
  });
  const [{ output }] = result as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}

/** The content of an element after each fragment was put into it. */
function shown(): Promise<Record<string, string>> {
  return page.evaluate(async (given) => {
    const { setHtml } = window as unknown as { setHtml(element: Element, html: string): Promise<void> };
    const all: Record<string, string> = {};
    for (const [what, [html]] of Object.entries(given)) {
      const place = document.body.appendChild(document.createElement('div'));
      await setHtml(place, html);
      all[what] = place.innerHTML;
    }
    return all;
  }, fragments);
}

/** Nothing of the fragments has run by the time that pictures added after them have failed and frames were drawn. */
async function expectNothingRan(): Promise<void> {
  const failed = page.evaluate(async () => {
    for (const src of ['x:', 'x'])
      await new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src }));
  });
  await inTime(page, 'the failure of two pictures', failed);
  await framesDrawn(page);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(errors).toEqual([]);
}

const expected = Object.fromEntries(Object.entries(fragments).map(([what, [, html]]) => [what, html]));

it('the browser’s own sanitiser leaves what the list allows, and nothing of it runs', async () => {
  expect(await page.evaluate(() => 'setHTML' in Element.prototype)).toBe(true);
  expect(await shown()).toEqual(expected);
  await expectNothingRan();
});

it('DOMPurify leaves the same, and nothing of it runs', async () => {
  await page.evaluate(() => {
    const prototype = Element.prototype as { setHTML?: unknown };
    Object.assign(window, { sanitiser: prototype.setHTML });
    delete prototype.setHTML;
  });
  onTestFinished(() => page.evaluate('Element.prototype.setHTML = sanitiser'));
  expect(await shown()).toEqual(expected);
  await expectNothingRan();
});
