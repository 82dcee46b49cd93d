import { globSync, readFileSync } from 'node:fs';
import { readablePath } from '../contract/call.ts';
import type { ExampledCall } from '../contract/examples.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Island } from '../runtime/define-island.ts';
import { acceptance } from './html-custom-data.ts';
import { readUses, type Uses } from './uses.ts';

interface Declared {
  islands: readonly Island[];
  calls: readonly ExampledCall[];
  version: string;
  /** A widget's calls, events and overlays. */
  usesOf(widget: string): Uses;
}

/** Reads a widget's uses from the project's own files. */
export function usesOfSources(): Declared['usesOf'] {
  const files = globSync(['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}']).filter(
    (file) => !file.endsWith('.examples.ts') && !file.startsWith('src/build/'),
  );
  return readUses(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
}

/**
 * llms.txt (llmstxt.org): a sentence about the package, each widget with its attributes and calls, and where the docs
 * are.
 */
export function llmsText({ islands, calls, version, usesOf }: Declared): string {
  return `# storefront-islands ${version}

> Self-mounting React islands for a server-rendered home-furnishings storefront. A page's own HTML names a widget by
> \`data-island\`; the widget mounts there, and the server's content comes back if it fails. Nothing is bundled: the
> built scripts are served from \`dist/\` and loaded by tags.

## A page

\`\`\`html
<link rel="stylesheet" href="/islands/islands.css">
<script type="application/json" id="storefront-context">{"brand":"core","country":"US"}</script>
<script type="module" src="/islands/islands.js"></script>
<input type="hidden" name="__RequestVerificationToken" value="the anti-forgery token">

<div data-island="cart-count"><a href="/checkout/cart">Cart</a></div>
<a href="/shipping" data-island-open="shipping-charges" data-ship-method="6">Shipping charges</a>
\`\`\`

- \`npx storefront-islands snippet add-to-cart\` prints these tags with integrity hashes and an import map.
- \`npx storefront-islands doctor URL|FILE.html\` names the mistakes in a page.
- \`npx storefront-islands check BASE_URL\` asks a shop's backend each read call, and says what breaks the contract;
  with \`--write this-is-a-test-shop\` it places an order, too.
- \`npx storefront-islands validate CALL answer.json\` reads one answer offline.
- \`npx storefront-islands mock\` serves a shop whose backend remembers cart, checkout, order and account.
- Inline widgets mount in a \`data-island\` element. Overlays are opened by a \`data-island-open\` link, button or form, by
  another widget, or by \`storefrontIslands.open(name, props)\`.
- Any failed call may open \`refresh-popup\` (the session or the token is stale) or \`sign-in-popup\` (the session of a
  shopper who was signed in has ended), one of payment or checkout also
  \`network-error\` (the shop cannot be reached); the lists below name the others that a widget opens.
- A structured value stands in a \`<script type="application/json" data-island-props>\` inside the host, or as JSON in its
  attribute.
- Unit tests: \`import { renderIsland } from 'storefront-islands/testing'\`; handlers for MSW: \`storefront-islands/testing/msw\`.

## Docs

- [README](../README.md): how to try it, embed it, and test with it
- [guide](guide/index.html): the contract, security, theming, messages, payment, checkout, listings, faults, and a page for
  each widget, such as guide/widgets/cart.html. \`npx storefront-islands guide\` serves it with every state live.
- [the guide's sources](../stories/guide/): its articles as Markdown
- [openapi.json](openapi.json): every call with its schemas and examples
- [html-custom-data.json](html-custom-data.json): attributes for editors
- [manifest.json](manifest.json): every file, its purpose and hash
- [types](types/islands.d.ts): the props of each widget, the page's API and its events

## Widgets

${islands.map((island) => widget(island, usesOf(island.name))).join('\n\n')}

## Calls

${calls.map((call) => `- \`${call.name}\` (${call.method} ${readablePath(call)}): ${call.about}`).join('\n')}
`;
}

function widget({ name, kind, about, props }: Island, { calls, events, opens }: Uses): string {
  const named = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ');
  return [
    `### ${name}`,
    '',
    `${kind === 'overlay' ? 'Overlay' : 'Inline'}. ${about}`,
    '',
    ...Object.entries(props).map(
      ([key, prop]) =>
        `- \`${attributeName(key)}\`${prop.schema ? ' (JSON)' : ''}: ${prop.about} ${acceptance(prop)}`,
    ),
    ...(calls.length ? [`- Calls: ${named(calls)}`] : []),
    ...(events.length ? [`- Sends: ${named(events)}`] : []),
    ...(opens.length ? [`- Opens: ${named(opens)}`] : []),
  ].join('\n');
}
