import tokensCss from '../../src/styles/tokens.css?raw';
import { Code, Table } from './table.tsx';
import { tokens } from './tokens.ts';

/** Every token with what it is for and its value in both brands. */
export function TokenReference() {
  return (
    <Table
      head={['Token', 'Use for', 'core', 'modern']}
      rows={tokens(tokensCss).map(({ name, use, core, modern }) => [
        `\`${name}\``,
        use,
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
        <svg aria-hidden="true" width="20" height="20" className="swatch">
          <rect width="20" height="20" fill={text} stroke="#8888" strokeWidth="2" />
        </svg>
      )}
      <Code text={text} />
    </span>
  );
}
