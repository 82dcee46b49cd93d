import * as v from 'valibot';
import type { IslandExample } from '../../../src/testing/island-example.ts';

const choiceSchema = v.object({
  /** The state's name; empty for the first. */
  state: v.fallback(v.string(), ''),
  brand: v.fallback(v.picklist(['core', 'modern']), 'core'),
  country: v.fallback(v.picklist(['US', 'CA']), 'US'),
  /** The stylesheets of the page round the widget. */
  page: v.fallback(v.picklist(['plain', 'hostile']), 'plain'),
  width: v.fallback(v.picklist(['wide', 'phone']), 'wide'),
});

/** The shown state, with its brand, country, host page and width. */
export type Choice = v.InferOutput<typeof choiceSchema>;

const widgetSchema = v.object({ widget: v.fallback(v.string(), '') });

/** The choice in a query; missing or invalid values become the first option. */
export function readChoice(search: string): Choice {
  return v.parse(choiceSchema, Object.fromEntries(new URLSearchParams(search)));
}

/** The name of the widget in a query, not checked; empty if it has none. */
export function readWidget(search: string): string {
  return v.parse(widgetSchema, Object.fromEntries(new URLSearchParams(search))).widget;
}

/** A choice as a query, without values that are the first option. */
export function choiceQuery(choice: Choice): string {
  const first = readChoice('');
  const given = Object.entries(choice).filter(([key, value]) => value !== first[key as keyof Choice]);
  return `${new URLSearchParams(given)}`;
}

/** The brand and country that a state's page context sets, overriding the choice. */
export function ownChoices({ context = {} }: Pick<IslandExample, 'context'>): Record<string, string> {
  const { brand, country } = context;
  return Object.fromEntries(
    Object.entries({ brand, country }).filter((one): one is [string, string] => one[1] !== undefined),
  );
}
