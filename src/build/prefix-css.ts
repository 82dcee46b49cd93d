import { type Selector, transform } from 'lightningcss';

/** `.si-root:not(#_#_) `: more specific than any page rule without !important. */
const prefix: Selector = [
  { type: 'class', name: 'si-root' },
  {
    type: 'pseudo-class',
    kind: 'not',
    selectors: [
      [
        { type: 'id', name: '_' },
        { type: 'id', name: '_' },
      ],
    ],
  },
  { type: 'combinator', value: 'descendant' },
];

/**
 * Prefixes every selector of a stylesheet with `.si-root:not(#_#_) `, so that its rules apply only inside islands.
 * Selectors for the page itself are not prefixed: `:root`, `html` and `[data-si-brand]` come before the prefix
 * (`[data-si-brand="modern"] .si-button` still matches a button in an island), and stay as they are when they stand
 * alone. Nested rules follow their parent.
 * @param filename for the error message if `code` cannot be parsed
 */
export function prefixCss(code: string, filename: string): string {
  const { code: prefixed } = transform({
    filename,
    code: Buffer.from(code),
    visitor: { Selector: prefixSelector },
  });
  return prefixed.toString();
}

function prefixSelector(selector: Selector): Selector {
  if (selector.some(({ type }) => type === 'nesting')) return selector;
  const end = selector.findIndex(({ type }) => type === 'combinator') + 1;
  const first = end ? selector.slice(0, end) : selector;
  if (!first.some(isOfPage)) return [...prefix, ...selector];
  return end ? [...first, ...prefix, ...selector.slice(end)] : selector;
}

function isOfPage(part: Selector[number]): boolean {
  return (
    (part.type === 'type' && part.name === 'html') ||
    (part.type === 'pseudo-class' && part.kind === 'root') ||
    (part.type === 'attribute' && part.name === 'data-si-brand')
  );
}
