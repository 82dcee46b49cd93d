import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anchorOf, citationsIn, unnamedSectionsIn } from '../../stories/guide/citations.ts';
import { carriersOf } from '../../stories/guide/rule-carriers.tsx';

const path = 'stories/guide/where-rules-come-from.mdx';
const page = readFileSync(path, 'utf8');

/** The text below each rule's heading, by the rule. */
const rules = new Map(
  page
    .split(/^#+ /m)
    .slice(1)
    .map((part): [string, string] => [part.split('\n')[0]!, part.slice(part.indexOf('\n'))])
    .filter(([heading]) => /^(cart|checkout) §|^Decision \d/.test(heading))
    .map(([heading, text]) => [heading.toLowerCase(), text]),
);
const sections = [...rules.keys()].filter((rule) => rule.includes('§'));
const decisions = [...rules.keys()].filter((rule) => rule.startsWith('decision'));

const texts = globSync([
  '{src,widgets,stories,test,.storybook,.ci}/**/*.{ts,tsx,mts,mjs,js,css,html,md,mdx,json,sql,sh,yml,yaml}',
  '*.{ts,mjs,md}',
])
  .filter((file) => !file.includes('node_modules'))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('the page has the sections, and decisions numbered from 1 without a gap', () => {
  expect(sections.length).toBeGreaterThan(20);
  expect(decisions).toEqual(decisions.map((_, nth) => `decision ${nth + 1}`));
  expect(decisions.length).toBeGreaterThan(100);
});

it('every rule has one heading, a subject and a sentence', () => {
  const headings = page.match(/^### .*$/gm)!;
  expect(headings.filter((heading, nth) => headings.indexOf(heading) !== nth)).toEqual([]);
  const wrong = [...rules].filter(([, text]) => !/^\s+\*\*[^*]+\.\*\*\s+\S[\s\S]{10}/.test(text));
  expect(wrong.map(([rule]) => rule)).toEqual([]);
  expect(new Set([...rules.keys()].map(anchorOf)).size).toBe(rules.size);
});

it('every rule that is cited is on the page', () => {
  const missing = texts.flatMap(({ file, text }) =>
    citationsIn(text)
      .filter(({ rule }) => !rules.has(rule))
      .map(
        ({ rule, line }) =>
          `${file}:${line} cites ${rule}, which ${path} does not have: correct the number, or write the rule there`,
      ),
  );
  expect(missing).toEqual([]);
});

it('every section is cited with its specification', () => {
  const unnamed = texts.flatMap(({ file, text }) =>
    unnamedSectionsIn(text).map(
      (line) => `${file}:${line} has a § without a specification: write "cart §5" or "checkout §5"`,
    ),
  );
  expect(unnamed).toEqual([]);
});

it('every section has a call or a widget that carries it, or says why it is open', () => {
  const carried = (rule: string) => {
    const { calls, widgets } = carriersOf(rule);
    return calls.length + widgets.length > 0;
  };
  const isOpen = (text: string) => /^Open: [\s\S]+?\.\s/m.test(text);
  const wrong = [...rules]
    .filter(([rule, text]) => rule.includes('§') && !carried(rule) && !isOpen(text))
    .map(
      ([rule]) =>
        `nothing carries ${rule}: cite it in the widget's folder or in a call's source, or add a line "Open: …" with the reason to ${path}`,
    );
  expect(wrong).toEqual([]);
});

it('every section shows its own carriers', () => {
  const shown = sections.map((rule) => /<Carriers of="([^"]+)" \/>/.exec(rules.get(rule)!)?.[1]);
  expect(shown).toEqual(sections);
});

it('every decision is carried by code, or says why it is open', () => {
  const code = texts.filter(({ file }) => /^(src|widgets)\//.test(file));
  const cited = new Set(code.flatMap(({ text }) => citationsIn(text).map(({ rule }) => rule)));
  const wrong = decisions
    .filter((rule) => !cited.has(rule) && !/^Open: /m.test(rules.get(rule)!))
    .map(
      (rule) =>
        `nothing in src or widgets cites ${rule}: cite it where the code carries it, or add a line "Open: …" with the reason to ${path}`,
    );
  expect(wrong).toEqual([]);
});
