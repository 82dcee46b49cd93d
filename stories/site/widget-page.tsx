import { readablePath } from '../../src/contract/call.ts';
import type { Island } from '../../src/runtime/define-island.ts';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { calls } from '../calls.ts';
import { Codes, withCode } from '../guide/table.tsx';
import { usesOf } from '../guide/uses.ts';
import { AttributeTable } from '../guide/widget-reference.tsx';
import { CodeBlock } from './page.tsx';

interface WidgetPageProps {
  island: Island;
  examples: Record<string, IslandExample>;
}

/** A widget: what it is for, every state of it live, its attributes, calls and events. */
export function WidgetPage({ island, examples }: WidgetPageProps) {
  const { name, about, kind, docs, props, load = 'visible' } = island;
  return (
    <>
      <h1>{name}</h1>
      <p className="lead">{withCode(about)}</p>
      {docs && (
        <dl className="use">
          <dt>Use it</dt>
          <dd>{withCode(docs.useWhen)}</dd>
          <dt>Do not use it</dt>
          <dd>{withCode(docs.notWhen)}</dd>
        </dl>
      )}
      <p>
        {kind === 'inline' ? (
          <>
            Mounts in its host, <code>data-island-load="{load}"</code> unless the page says otherwise.
          </>
        ) : (
          <>
            Opened by an element with <code>data-island-open="{name}"</code>, by another widget, or by{' '}
            <code>storefrontIslands.open('{name}')</code>. Write its attributes on the link or form that does
            the same without script.
          </>
        )}
      </p>
      <Live name={name} kind={kind} examples={examples} />
      <h2>States</h2>
      <StateTable examples={examples} />
      <h2>Attributes</h2>
      {Object.keys(props).length > 0 ? <AttributeTable props={props} /> : <p>None.</p>}
      <Uses name={name} />
      {docs && (
        <>
          <h2>Accessibility</h2>
          <ul>
            {docs.accessibility.map((fact) => (
              <li key={fact}>{withCode(fact)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The chooser and the frame, which the site's script fills. */
function Live({ name, kind, examples }: Pick<Island, 'name' | 'kind'> & Pick<WidgetPageProps, 'examples'>) {
  const states = Object.keys(examples);
  return (
    <section className="live" data-widget={name} data-kind={kind}>
      <h2 id="live">Live</h2>
      <form inert>
        <Choice name="state" label="State" values={states.map((state) => [state, state])} />
        <Choice
          name="brand"
          label="Brand"
          values={[
            ['core', 'core'],
            ['modern', 'modern'],
          ]}
        />
        <Choice
          name="country"
          label="Country"
          values={[
            ['US', 'United States'],
            ['CA', 'Canada'],
          ]}
        />
        <Choice
          name="page"
          label="Host page"
          values={[
            ['plain', 'plain'],
            ['hostile', 'hostile styles'],
          ]}
        />
        <Choice
          name="width"
          label="Width"
          values={[
            ['wide', 'wide'],
            ['phone', 'phone, 390 px'],
          ]}
        />
      </form>
      <Variants />
      <p className="state-about" role="status">
        {examples[states[0]!]!.about}
      </p>
      <div className="stage" data-width="wide">
        <noscript>The live states need script.</noscript>
      </div>
      <p className="beside">
        <a href={`../state.html?widget=${name}`} target="_blank" rel="noreferrer">
          Open in a tab of its own
        </a>
      </p>
      <h3>Its HTML</h3>
      <p>The server’s content in a host is an example: write what your page has there today.</p>
      <CodeBlock data-html="" />
    </section>
  );
}

const brandWords = { core: 'Core', modern: 'Modern' };
const countryWords = { US: 'US', CA: 'Canada' };

/**
 * The state in each brand, country and width with one press. Like the form inert until the site's script knows the state,
 * because an earlier press would lead to the first one.
 */
function Variants() {
  const all = Object.entries(brandWords).flatMap(([brand, brandWord]) =>
    Object.entries(countryWords).flatMap(([country, countryWord]) =>
      ['wide', 'phone'].map((width) => ({
        query: `${new URLSearchParams({ brand, country, width })}`,
        words: `${brandWord} · ${countryWord} · ${width}`,
      })),
    ),
  );
  return (
    <ul className="variants" aria-label="This state as" inert>
      {all.map(({ query, words }) => (
        <li key={query}>
          <a href={`?${query}#live`}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

/** A labelled choice of values, each with its words. */
function Choice({ name, label, values }: { name: string; label: string; values: [string, string][] }) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function StateTable({ examples }: { examples: Record<string, IslandExample> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What it shows</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(examples).map(([state, { about }]) => (
          <tr key={state}>
            <th scope="row">
              <a href={`?${new URLSearchParams({ state })}#live`}>{state}</a>
            </th>
            <td>{withCode(about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Uses({ name }: { name: string }) {
  const { calls: named, events, opens } = usesOf(name);
  return (
    <>
      <h2>Calls</h2>
      {named.length === 0 && <p>None.</p>}
      {named.length > 0 && (
        <ul>
          {calls
            .filter((call) => named.includes(call.name))
            .map((call) => (
              <li key={call.name}>
                <a href={`../calls.html#${call.name}`}>{call.name}</a>: {call.method} {readablePath(call)}
              </li>
            ))}
        </ul>
      )}
      <h2>Events</h2>
      <p>
        <Codes words={[...events, 'storefront:island-mounted', 'storefront:island-failed']} />: see{' '}
        <a href="../events.html">Events</a>.
      </p>
      {opens.length > 0 && (
        <>
          <h2>Opens</h2>
          <ul>
            {opens.map((overlay) => (
              <li key={overlay}>
                <a href={`${overlay}.html`}>{overlay}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
