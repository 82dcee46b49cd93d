import type { Island } from '../../src/runtime/define-island.ts';
import { withCode } from '../guide/table.tsx';
import type { Group } from './page.tsx';
import { tasks } from './tasks.ts';

interface StartPageProps {
  islands: readonly Island[];
  /** Pages of the guide that belong to no task. */
  others: Group | undefined;
}

const tags = `<link rel="stylesheet" href="/islands/islands.css">
<script type="application/json" id="storefront-context">{"brand":"core","country":"US"}</script>
<script type="module" src="/islands/islands.js"></script>
<input type="hidden" name="__RequestVerificationToken" value="your server’s anti-forgery token">

<div data-island="cart-count"><a href="/checkout/cart">Cart</a></div>`;

/** The start page: what the library is, a five-minute start, every task and every widget. */
export function StartPage({ islands, others }: StartPageProps) {
  return (
    <>
      <h1>storefront-islands</h1>
      <p className="lead">
        The modern parts of a home-furnishings storefront whose pages are rendered by a legacy server. Each
        widget is a React island: it mounts on a data attribute in the page’s own HTML, loads only when it is
        needed, and restores the server’s content if anything goes wrong.
      </p>
      <h2>In five minutes</h2>
      <ol>
        <li>
          Serve this package’s <code>dist/</code> folder under any path, here <code>/islands/</code>.
        </li>
        <li>
          Put these lines on a page:
          <pre>
            <code>{tags}</code>
          </pre>
        </li>
        <li>
          Choose a widget below, see it live in each of its states, and copy its HTML. The content of a host
          is what shoppers see until its island has rendered, without script, and if it fails.
        </li>
        <li>
          Something does not work? Write <code>data-island-debug</code> on <code>&lt;html&gt;</code>, or run{' '}
          <code>npx storefront-islands doctor</code> on the page.
        </li>
      </ol>
      <p>
        <a href="embed.html">Embed it on your page</a> has a whole page to paste, and explains each line.
      </p>
      <h2>What do you want to do?</h2>
      <div className="tasks">
        {tasks.map(({ title, pages }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {Object.entries(pages).map(([page, words]) => (
                <li key={page}>
                  <a href={`${page}.html`}>{words}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {others && (
          <section>
            <h3>{others.title}</h3>
            <ul>
              {others.entries.map(({ title, address }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <h2>Choose a widget</h2>
      <dl className="choice">
        {islands.map(({ name, about }) => (
          <div key={name}>
            <dt>
              <a href={`widgets/${name}.html`}>{name}</a>
            </dt>
            <dd>{withCode(about)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
