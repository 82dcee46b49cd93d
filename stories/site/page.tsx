import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page in the navigation: its title, and its address from the site's folder. */
export interface Entry {
  title: string;
  address: string;
}

export interface Group {
  title: string;
  entries: Entry[];
}

export interface PageOptions {
  title: string;
  /** Its address from the site's folder: `widgets/cart.html`. */
  address: string;
  navigation: Group[];
  version: string;
  /** The content of `main`, as HTML. */
  html: string;
}

/** A whole page of the site as text. */
export function pageText({ html, ...options }: PageOptions): string {
  const [before, after] = renderToStaticMarkup(<Shell {...options} />).split(place);
  return `<!doctype html>\n${before}${html}${after}\n`;
}

/** Placeholder for content that is HTML already. */
export const place = '\u0000';

function Shell({ title, address, navigation, version }: Omit<PageOptions, 'html'>) {
  const root = '../'.repeat(address.split('/').length - 1);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – storefront-islands ${version}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${root}site.css`} />
        <script type="module" src={`${root}site.js`} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="top">
          <a className="name" href={`${root}index.html`}>
            storefront-islands <span className="version">{version}</span>
          </a>
          <Search />
        </header>
        <div className="columns">
          <Navigation groups={navigation} root={root} address={address} />
          <main id="main" tabIndex={-1}>
            {place}
          </main>
        </div>
        <p className="said" role="status" id="end" />
      </body>
    </html>
  );
}

function Search() {
  return (
    <search className="search">
      <label>
        <span className="hidden">Search the guide</span>
        <input type="search" placeholder="Search" autoComplete="off" spellCheck={false} />
      </label>
      {/* Rendered empty from the start, because only then are changes announced. */}
      <p className="hidden" role="status" />
      <div className="found" hidden />
    </search>
  );
}

interface NavigationProps {
  groups: Group[];
  root: string;
  address: string;
}

/** Collapsed on narrow screens. */
function Navigation({ groups, root, address }: NavigationProps) {
  return (
    <nav aria-label="Guide">
      <button type="button" className="unfold" aria-expanded="false" aria-controls="pages">
        All pages
      </button>
      <div id="pages">
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <p>{title}</p>
            <ul aria-label={title}>
              {entries.map((entry) => (
                <li key={entry.address}>
                  <a
                    href={root + entry.address}
                    aria-current={entry.address === address ? 'page' : undefined}
                  >
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Code with a button to copy it, which the site's script shows. */
export function CodeBlock({ children = '', ...marks }: { children?: ReactNode; 'data-html'?: string }) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that keyboards can scroll */}
      <pre tabIndex={0} {...marks}>
        {children}
      </pre>
      <button type="button" className="copy" hidden>
        Copy
      </button>
    </div>
  );
}

/** A component as HTML. */
export function htmlOf(node: ReactNode): string {
  return renderToStaticMarkup(node);
}
