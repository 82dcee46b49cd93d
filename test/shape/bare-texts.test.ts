import ts from 'typescript';
import { expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { parsedFile, placeOf } from './parsed-files.ts';
import { sourceFiles } from './source-files.ts';

it('text that React renders is the only child of an element, so that a translated page breaks nothing', () => {
  const found = sourceFiles('src', 'widgets')
    .filter(({ path }) => path.endsWith('.tsx'))
    .map(parsedFile)
    .flatMap((file) => bareTexts(file).map((node) => `${placeOf(file, node)}: ${node.getText(file).trim()}`));
  expect(found.join('\n')).toBe('');
});

function textsIn(code: string): string[] {
  const file = ts.createSourceFile('view.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  return bareTexts(file).map((node) => node.getText(file).trim());
}

it.each([
  [
    'beside an element that comes and goes',
    '<div>{error && <Icon />}{error || hint}</div>',
    ['{error || hint}'],
  ],
  [
    'in two parts',
    '<a>{text}{count > 0 && inBrackets(count)}</a>',
    ['{text}', '{count > 0 && inBrackets(count)}'],
  ],
  ['that stands in the code', '<p>Total <b>{total}</b></p>', ['Total']],
  ['between elements, if only a space', "<p><b>{one}</b>{' '}<b>{two}</b></p>", ["{' '}"]],
  ['in a fragment', '<h2><Fragment key={title}>{title}</Fragment></h2>', ['{title}']],
  ['in an empty tag', '<h2><>{title}</></h2>', ['{title}']],
  ['in a list', '<ul>{lines.map((line) => line.text)}</ul>', ['{lines.map((line) => line.text)}']],
  ['that a component gets beside an element', '<Message><Icon />{text}</Message>', ['{text}']],
])('finds text %s', (_, view, found) => {
  expect(textsIn(`const view = ${view};`)).toEqual(found.map(inBraces));
});

const inBraces = (text: string) => text.replace(/^\{|\}$/g, '');

it('finds text that a component renders without an element of its own', () => {
  expect(textsIn('function Cell({ text }: { text: string }) { return text || <Dash />; }')).toEqual([
    'text || <Dash />',
  ]);
});

it.each([
  ['an only child', '<p>{fillIn(label, value)}</p>'],
  ['elements by choice', '<p>{isOpen ? <A /> : null}{isDone && <B />}</p>'],
  ['a list of elements', '<ul>{items.map(({ id }) => <li key={id} />)}{isMore && <li />}</ul>'],
])('lets %s be', (_, view) => {
  expect(textsIn(`const view = ${view};`)).toEqual([]);
});

it('lets a slot for elements be, by its type', () => {
  const view = (type: string) =>
    `interface Props { children: ${type} } const view = ({ children }: Props) => <div><Icon />{children}</div>;`;
  expect(textsIn(view('Elements'))).toEqual([]);
  expect(textsIn(view('ReactNode'))).toEqual(['children']);
});
