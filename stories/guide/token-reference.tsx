import { sources } from './declarations.ts';
import { Code, Table } from './table.tsx';

interface Token {
  name: string;
  core: string;
  modern: string;
}

/** The declarations of the first rule with this selector. */
function rule(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/(--si-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Every token of src/styles/tokens.css with its value in both brands. */
export function tokens(css: string): Token[] {
  const core = rule(css, ':where(:root)');
  const modern = rule(css, ':where([data-si-brand="modern"])');
  return [...core].map(([name, value]) => ({ name, core: value, modern: modern.get(name) ?? value }));
}

export function TokenReference() {
  return (
    <Table
      head={['Token', 'core', 'modern']}
      rows={tokens(sources['src/styles/tokens.css']!).map(({ name, core, modern }) => [
        `\`${name}\``,
        <Value key="core" text={core} />,
        <Value key="modern" text={modern} />,
      ])}
    />
  );
}

function Value({ text }: { text: string }) {
  const isColor = /^(#|rgb)/.test(text);
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {isColor && (
        <span
          aria-hidden="true"
          style={{ inlineSize: 20, blockSize: 20, border: '1px solid #8888', background: text }}
        />
      )}
      <Code text={text} />
    </span>
  );
}
