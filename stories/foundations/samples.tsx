import type { CSSProperties, ReactNode } from 'react';
import tokensCss from '../../src/styles/tokens.css?raw';
import { Icon, type IconName } from '../../src/ui/icon.tsx';
import { Code } from '../guide/table.tsx';
import { tokens } from '../guide/tokens.ts';
import './samples.css';

const brands = ['core', 'modern'] as const;

/** Samples of both brands side by side, each on the brand's own ground. */
function InBothBrands({ children }: { children: ReactNode }) {
  return (
    <div className="samples">
      {brands.map((brand) => (
        <section key={brand} data-si-brand={brand}>
          <h2>{brand}</h2>
          <div className="sample-ground">
            <div className="si-root">{children}</div>
          </div>
        </section>
      ))}
    </div>
  );
}

interface TypeStep {
  name: string;
  use: string;
  /** Its class and attributes in the library, where it has one. */
  className?: string;
  small?: boolean;
  /** Font size and line height in px, where it has no class. */
  size?: [number, number];
}

/** The steps of type, largest first. */
export const typeSteps: TypeStep[] = [
  {
    name: 'Page title',
    use: 'The title of a whole page, on a wide screen.',
    className: 'si-heading',
    size: [36, 41],
  },
  {
    name: 'Section title',
    use: 'The title over a carousel; a page title on a phone.',
    className: 'si-heading',
    size: [28, 36],
  },
  { name: 'Heading', use: 'The title of a layer or a step.', className: 'si-heading' },
  {
    name: 'Lead',
    use: 'The total of an order, the heading of a part.',
    className: 'si-heading',
    size: [18, 24],
  },
  { name: 'Body', use: 'Everything else. Fields have it too.' },
  { name: 'Small heading', use: 'Over a group of rows or choices.', className: 'si-heading', small: true },
  {
    name: 'Label',
    use: 'Labels of fields, names on small cards, links in a line of the cart.',
    size: [14, 20],
  },
  { name: 'Hint', use: 'Hints, errors beside a field, captions.', className: 'si-quiet', size: [13, 18] },
  { name: 'Caption', use: 'Under swatches, and in the smallest cards.', size: [12, 16] },
];

/** Every step of type in both brands. */
export function TypeSamples() {
  return (
    <InBothBrands>
      {typeSteps.map(({ name, use, className = '', small, size }) => (
        <div key={name} className="type-step">
          <div
            className={className}
            data-size={small ? 'small' : undefined}
            style={size && { fontSize: size[0], lineHeight: `${size[1]}px` }}
          >
            A sofa to sink into
          </div>
          <div className="si-quiet" style={{ fontSize: 13 }}>
            {name}
            {size ? `, ${size[0]}/${size[1]} px` : ''}: {use}
          </div>
        </div>
      ))}
    </InBothBrands>
  );
}

/** The steps of space, in px. */
export const spaceSteps: [number, string][] = [
  [4, 'Between an icon and its word, a label and its field.'],
  [8, 'Between things that belong together: swatches, the lines of a price.'],
  [12, 'Inside rows and small cards.'],
  [16, 'Between cards, between fields, inside layers on a phone.'],
  [24, 'Between groups, inside layers.'],
  [32, 'Between the parts of a page.'],
  [48, 'Above a part that begins something new.'],
];

/** Every step of space, drawn to scale. */
export function SpaceSamples() {
  return (
    <ul className="space-steps">
      {spaceSteps.map(([step, use]) => (
        <li key={step}>
          <span aria-hidden="true" style={{ inlineSize: step, blockSize: step }} />
          <Code text={`${step}px`} /> {use}
        </li>
      ))}
    </ul>
  );
}

const isColour = (value: string) => /^(#|rgb)/.test(value);

/** Every colour token in both brands, with what it is for. */
export function ColourSamples() {
  const colours = tokens(tokensCss).filter(({ core }) => isColour(core));
  return (
    <ul className="colours">
      {colours.map(({ name, use, ...values }) => (
        <li key={name}>
          <span className="colour-pair" aria-hidden="true">
            {brands.map((brand) => (
              <span key={brand} style={{ '--sample': values[brand] } as CSSProperties} />
            ))}
          </span>
          <span>
            <Code text={name} />
            <br />
            {use}
            <br />
            <Code text={`${values.core} · ${values.modern}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What each icon is for. */
const iconUses: Record<IconName, string> = {
  alert: 'Beside an error or a warning, always with its words.',
  check: 'What has worked, or is chosen.',
  close: 'Closes a layer, removes a chosen filter.',
  down: 'Opens a part below, such as a filter’s values.',
  info: 'Opens an explanation.',
  minus: 'One fewer.',
  next: 'On to what follows; mirrored in right-to-left text.',
  plus: 'One more.',
  previous: 'Back to what came before; mirrored in right-to-left text.',
};

/** Every icon with its name and what it is for. */
export function IconSamples() {
  return (
    <ul className="icons">
      {Object.entries(iconUses).map(([name, use]) => (
        <li key={name}>
          <span className="sample-ground">
            <span className="si-root">
              <Icon name={name as IconName} />
            </span>
          </span>
          <span>
            <Code text={name} /> {use}
          </span>
        </li>
      ))}
    </ul>
  );
}
