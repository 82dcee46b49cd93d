import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { citationsIn, unnamedSectionsIn } from '../../stories/guide/citations.ts';
import { carriersOf } from '../../stories/guide/section.tsx';

const path = 'stories/guide/where-rules-come-from.mdx';
const page = readFileSync(path, 'utf8');

/** The text of each rule, by its name as it is cited. */
const headed = [
  ...page.matchAll(/^<Section rule="(.+)">\n([\s\S]*?)^<\/Section>$/gm),
  ...page.matchAll(/^### (Decision \d+)$([\s\S]*?)(?=^#|(?![\s\S]))/gm),
].map(([, rule, text]): [string, string] => [rule!.toLowerCase(), text!]);
const rules = new Map(headed);
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
  const numbered = decisions.map((_, nth) => `decision ${nth + 1}`);
  expect(decisions, `Give the last decision of ${path} the number after the one before it.`).toEqual(
    numbered,
  );
  expect(decisions.length).toBeGreaterThan(100);
});

it('every rule is there once, with its subject and a sentence', () => {
  expect(headed.map(([rule]) => rule)).toEqual([...rules.keys()]);
  const wrong = headed.filter(([, text]) => !/^\s+\*\*[^*]+\.\*\*\s+\S[\s\S]{10}/.test(text));
  expect(
    wrong.map(([rule]) => rule),
    `Begin the rule in ${path} with its subject in bold, **Back in stock.**, and a sentence.`,
  ).toEqual([]);
});

/** The decisions that a recipe tells its reader to write on the page. */
const decisionsIn = (text: string) =>
  [...text.matchAll(/^### (Decision \d+)$/gm)].map(([, rule]) => rule!.toLowerCase());

it('every rule that is cited is on the page', () => {
  const missing = texts.flatMap(({ file, text }) =>
    citationsIn(text)
      .filter(({ rule }) => !rules.has(rule) && !decisionsIn(text).includes(rule))
      .map(
        ({ rule, line }) =>
          `${file}:${line} cites ${rule}, which ${path} does not have: correct the number, or write the rule there`,
      ),
  );
  expect(missing).toEqual([]);
});

it('the decision of the recipe has the next number, and its call cites it', () => {
  const next = `decision ${decisions.length + 1}`;
  const recipe = readFileSync('stories/guide/add-a-call.mdx', 'utf8');
  const remedy = `stories/guide/add-a-call.mdx adds a decision to ${path}: give it the next number, ${next}, in its heading and in the call’s \`source\``;
  expect(decisionsIn(recipe), remedy).toEqual([next]);
  expect(/ source: '(.+)'/.exec(recipe)?.[1], remedy).toBe(next);
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
