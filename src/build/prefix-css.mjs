const prefix = '.si-root:not(#_#_) ';

// Groups hold rules; every other at-rule (keyframes, font-face, property, page …) holds no selector of the page.
const group = /^@(media|supports|layer|container|starting-style)\b/i;

// What may hold a brace, a semicolon or a comma that means nothing; then the marks that mean something.
const quiet = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^"')]*\)|\\[\s\S]/.source;
const marks = new RegExp(`${quiet}|([{};])`, 'gi');
const selectorMarks = new RegExp(`${quiet}|([([])|([)\\]])|(,)|([\\s>+~])`, 'gi');

/**
 * Puts `.si-root:not(#_#_) ` before every selector of a stylesheet, so that its rules reach only into islands and outweigh
 * whatever a page says without !important. What stands on the page itself stays outside: `:root`, `html` and
 * `[data-si-brand]` come before the prefix (`[data-si-brand="modern"] .si-button` is still about a button in an island),
 * and alone they stay as they are. Nested rules follow their parent. Everything else, line breaks too, stays in place.
 * @param {string} code
 * @param {string} filename named when `code` is broken
 * @returns {string}
 */
export function prefixCss(code, filename) {
  const open = ['rules'];
  let prefixed = '';
  let from = 0;
  for (const { 1: mark, index } of code.matchAll(marks)) {
    if (!mark) continue;
    const text = code.slice(from, index);
    from = index + 1;
    if (mark === '{') {
      const [lead] = /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(text);
      const head = text.slice(lead.length);
      const holdsSelectors = open.at(-1) === 'rules';
      open.push(holdsSelectors && group.test(head) ? 'rules' : 'declarations');
      prefixed += lead + (holdsSelectors && !head.startsWith('@') ? prefixSelectors(head) : head);
    } else {
      prefixed += text;
      if (mark === '}') open.pop();
    }
    prefixed += mark;
    if (!open.length) throw new Error(`${filename}: one "}" too many near "${text.trim()}"`);
  }
  if (open.length > 1) throw new Error(`${filename}: ${open.length - 1} "{" without "}"`);
  return prefixed + code.slice(from);
}

function prefixSelectors(list) {
  const ends = [];
  let depth = 0;
  let firstEnd = -1;
  for (const { 1: opens, 2: closes, 3: comma, 4: combinator, index } of list.matchAll(selectorMarks)) {
    if (opens) depth++;
    if (closes) depth--;
    if (depth) continue;
    if (comma) {
      ends.push({ end: index, firstEnd });
      firstEnd = -1;
    } else if (combinator && firstEnd < 0 && list.slice((ends.at(-1)?.end ?? -1) + 1, index).trim()) {
      firstEnd = index;
    }
  }
  ends.push({ end: list.length, firstEnd });
  return ends
    .map(({ end, firstEnd }, place) => {
      const start = place ? ends[place - 1].end + 1 : 0;
      return prefixSelector(list.slice(start, end), firstEnd < 0 ? -1 : firstEnd - start);
    })
    .join(',');
}

/** `firstEnd` is where the first compound of the selector ends, -1 where it is the only one. */
function prefixSelector(selector, firstEnd) {
  const [lead] = /^\s*/.exec(selector);
  const first = selector.slice(lead.length, firstEnd < 0 ? undefined : firstEnd).trim();
  if (!/^html(?![\w-])|:root(?![\w-])|\[data-si-brand/.test(first))
    return lead + prefix + selector.slice(lead.length);
  const rest = firstEnd < 0 ? '' : selector.slice(firstEnd).trim();
  if (!rest) return selector;
  const [combinator] = /^[>+~]?\s*/.exec(rest);
  return `${lead}${first} ${combinator}${prefix}${rest.slice(combinator.length)}`;
}
