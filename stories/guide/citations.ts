/** A rule that a text cites: `cart §5`, `checkout §7.1` or `decision 24`. */
export interface Citation {
  rule: string;
  /** From 1. */
  line: number;
}

const section = String.raw`§\d+(?:\.\d+)*`;
const and = String.raw`(?:,\s*(?:and\s+)?|\s+(?:and|or)\s+)`;
const sections = new RegExp(String.raw`\b(cart|checkout)\s+(${section}(?:${and}${section})*)`, 'gi');
const decisions = new RegExp(
  String.raw`\bdecision\s+(\d+)|\bdecisions\s+(\d+(?:–\d+)?(?:${and}\d+(?:–\d+)?)*)`,
  'gi',
);

/**
 * The rules that a text cites, in order. A section without a specification before it, as in `checkout §4, §7.1`, belongs to
 * the one named last.
 */
export function citationsIn(text: string): Citation[] {
  const prose = withoutMarks(text);
  const found = [
    ...[...prose.matchAll(sections)].flatMap((match) =>
      [...match[2]!.matchAll(new RegExp(section, 'g'))].map(({ 0: number, index }) => ({
        rule: `${match[1]!.toLowerCase()} ${number}`,
        at: match.index + match[0].length - match[2]!.length + index,
      })),
    ),
    ...[...prose.matchAll(decisions)].flatMap((match) => {
      const list = match[1] ?? match[2]!;
      return [...list.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(({ 1: from, 2: to = from, index }) =>
        between(Number(from), Number(to)).map((number) => ({
          rule: `decision ${number}`,
          at: match.index + match[0].length - list.length + index,
        })),
      );
    }),
  ];
  return found.sort((a, b) => a.at - b.at).map(({ rule, at }) => ({ rule, line: lineAt(prose, at) }));
}

/** The lines with a section sign that no specification stands before: a reader cannot know which is meant. */
export function unnamedSectionsIn(text: string): number[] {
  const rest = withoutMarks(text).replaceAll(sections, (match) => match.replaceAll('§', ' '));
  return [...rest.matchAll(/§\s*\d/g)].map(({ index }) => lineAt(rest, index));
}

/** A Markdown text whose citations, except those in code, headings and tags, are links to the rules. */
export function withRuleLinks(markdown: string): string {
  const skipped = /^```[\s\S]*?^```|`[^`]*`|^(?:#|<|import |export ).*$/gm;
  const prose = markdown.split(skipped);
  const others = markdown.match(skipped) ?? [];
  return prose.map((part, nth) => linked(part) + (others[nth] ?? '')).join('');
}

function linked(prose: string): string {
  const linkTo = (words: string, rule: string) => `[${words}](${ruleAddress(rule)})`;
  return prose
    .replaceAll(sections, (match, specification: string) =>
      match
        .replace(new RegExp(`^${specification}\\s+`, 'i'), '')
        .replaceAll(new RegExp(section, 'g'), (number, at) =>
          linkTo(
            at === 0 ? `${specification} ${number}` : number,
            `${specification.toLowerCase()} ${number}`,
          ),
        ),
    )
    .replaceAll(decisions, (match, single?: string) =>
      single
        ? linkTo(match, `decision ${single}`)
        : match.replaceAll(/\d+/g, (one) => linkTo(one, `decision ${one}`)),
    );
}

/** The address of a rule in Storybook; the guide's site replaces it by its own. */
export const ruleAddress = (rule: string): string =>
  `?path=/docs/guide-where-the-rules-come-from--docs#${anchorOf(rule)}`;

/** The id of a rule's heading in the guide: `checkout-7-1`. */
export const anchorOf = (rule: string): string => rule.replaceAll('§', '').replaceAll(/[ .]/g, '-');

/** A citation may go on in the next line of a comment: the marks that begin its lines become spaces. */
const withoutMarks = (text: string) =>
  text.replaceAll(/^[ \t]*(?:\*|\/\/)(?=\s)/gm, (mark) => ' '.repeat(mark.length));

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
