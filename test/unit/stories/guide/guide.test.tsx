import { existsSync, globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readablePath } from '../../../../src/contract/call.ts';
import { calls } from '../../../../src/contract/calls.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { type ContextKey, contextKeys } from '../../../../src/page/context-keys.ts';
import { CallReference } from '../../../../stories/guide/call-reference.tsx';
import { ContextReference } from '../../../../stories/guide/context-reference.tsx';
import { islands } from '../../../../stories/guide/declarations.ts';
import { ErrorReference } from '../../../../stories/guide/error-reference.tsx';
import { EventReference } from '../../../../stories/guide/event-reference.tsx';
import { LimitReference } from '../../../../stories/guide/limit-reference.tsx';
import { MessageReference, texts } from '../../../../stories/guide/message-reference.tsx';
import { senders } from '../../../../stories/guide/read-sources.ts';
import { tokens } from '../../../../stories/guide/tokens.ts';
import { TrackReference } from '../../../../stories/guide/track-reference.tsx';
import { usesOf } from '../../../../stories/guide/uses.ts';
import { WidgetReference } from '../../../../stories/guide/widget-reference.tsx';
import { codeBlocks } from '../../../package/code-blocks.ts';

const read = (page: string) => readFileSync(`stories/guide/${page}`, 'utf8');
const escaped = (text: string) => renderToStaticMarkup(createElement('b', null, text)).slice(3, -4);
const html = (component: () => unknown) => renderToStaticMarkup(createElement(component as () => null));

describe('a widget’s dependencies, found in its code', () => {
  test('the count fetches the cart, sends a page event and opens the drawer', () => {
    expect(usesOf('cart-count')).toEqual({
      calls: ['getCart'],
      events: ['storefront:cart-changed', 'storefront:error'],
      opens: ['cart-drawer'],
    });
  });

  test('the form adds, and opens the confirmation', () => {
    const { calls: made, events, opens } = usesOf('add-to-cart');
    expect(made).toEqual(expect.arrayContaining(['addItems', 'getCart']));
    expect(events).toEqual(expect.arrayContaining(['storefront:item-added', 'storefront:cart-changed']));
    expect(opens).toContain('cart-confirmation');
  });

  test('the carousel fetches its pod', () => {
    expect(usesOf('recommendation-carousel').calls).toContain('getRecommendations');
  });

  test('the sender of an event is found', () => {
    expect(senders['storefront:island-failed']).toEqual(['src/runtime/failures.ts', 'src/runtime/loader.ts']);
  });
});

describe('the tables', () => {
  test('have every widget with every attribute', () => {
    const text = html(WidgetReference);
    for (const { name, props } of islands) {
      expect(text).toContain(`id="${name}"`);
      for (const { about } of Object.values(props))
        for (const part of about.split('`')) expect(text).toContain(escaped(part));
    }
  });

  test('have every call', () => {
    const text = html(CallReference);
    for (const call of calls) expect(text).toContain(`${call.method} ${readablePath(call)}`);
  });

  test('have every event with its detail', () => {
    const text = html(EventReference);
    const declared = readFileSync('src/page/events.ts', 'utf8').match(/'storefront:[\w-]+':/g)!;
    expect(text.match(/<tr>/g)).toHaveLength(declared.length + 1);
    expect(text).toContain('{ count: number; subtotal: number }');
    expect(text).not.toContain('undefined');
  });

  test('have every key of the page context: what it is for, accepts and is without a value', () => {
    const text = html(ContextReference);
    const keys: [string, ContextKey][] = Object.entries(contextKeys);
    const names = keys.flatMap(([, key]) => Object.keys(key.names ?? {}));
    expect(text.match(/<tr>/g)).toHaveLength(1 + keys.length + names.length);
    for (const [key, { about, accepts, without, names: known = {} }] of keys) {
      expect(text).toContain(`>${key}</code>`);
      for (const words of [about, accepts, without, ...Object.values(known)])
        for (const part of words.split('`')) expect(text).toContain(escaped(part));
    }
  });

  test('have every limit: its number, and what replaces a default', () => {
    const text = html(LimitReference);
    expect(text.match(/<tr>/g)).toHaveLength(1 + limits.length);
    for (const { most, key } of limits) {
      expect(text).toContain(`<td>${Number.isFinite(most) ? most : 'none'}</td>`);
      if (key) expect(text).toContain(`>limits.${key}</code>`);
    }
  });

  test('have every name of storefront:track, when it is sent, and its parameters', () => {
    const text = html(TrackReference);
    const file = readFileSync('src/page/track-events.ts', 'utf8');
    const [, declared] = file.match(/interface TrackEvents \{([\s\S]*?)\n\}/)!;
    const names = [...declared!.matchAll(/^ {2}'?([\w ]+?)'?: /gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(10);
    expect(text.match(/<tr>/g)).toHaveLength(names.length + 1);
    for (const name of names) expect(text).toContain(`>${name}</code>`);
    expect(text).toContain('{ currency: string; value?: number; items: TrackedItem[] }');
    expect(text).not.toMatch(/Tracked(Value|List)/);
  });

  test('have every kind of error, its cause and the shopper’s message', () => {
    const text = html(ErrorReference);
    const [, kinds] = readFileSync('src/http/errors/call-error.ts', 'utf8').match(/CallErrorKind =([^;]+);/)!;
    for (const [, kind] of kinds!.matchAll(/'(\w+)'/g)) expect(text).toContain(`>${kind}</code>`);
    expect(text).not.toContain('<td></td>');
    expect(text).toContain('trouble reaching the store');
  });

  test('have every text that a page may replace', () => {
    const text = html(MessageReference);
    expect(texts.length).toBeGreaterThan(300);
    for (const [key, words] of texts) expect(text).toContain(`>${key}</code></th><td>${escaped(words)}</td>`);
  });

  test('gives a key one text, wherever it is declared', () => {
    const known = new Map(texts);
    expect(texts.filter(([key, words]) => words !== known.get(key))).toEqual([]);
  });

  test('have every token, with both brands’ values', () => {
    const found = tokens(readFileSync('src/styles/tokens.css', 'utf8'));
    expect(found.length).toBeGreaterThan(20);
    const [accent, ground] = ['--si-accent', '--si-ground'].map((name) =>
      found.find((one) => one.name === name),
    );
    expect(accent).toMatchObject({ core: '#8a3b2a', modern: '#c8102e' });
    expect(ground).toMatchObject({ core: '#fff', modern: '#fff' });
  });

  test('say what every token is for', () => {
    const found = tokens(readFileSync('src/styles/tokens.css', 'utf8'));
    expect(found.filter(({ use }) => !use)).toEqual([]);
  });
});

describe('the pages', () => {
  test('list every phase of a failure', () => {
    const runtime = globSync('src/runtime/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    const phases = runtime.flatMap((text) => [
      ...text.matchAll(/(?:fail|report)\([^()]*?(?:error, |, )'(\w+)'/g),
    ]);
    const found = new Set(phases.map(([, phase]) => phase));
    expect([...found].sort()).toEqual(['event', 'load', 'props', 'render', 'run', 'unmount', 'view']);
    for (const phase of found) expect(read('faults.mdx')).toContain(`- \`${phase}\`:`);
  });

  test('name only existing files', () => {
    for (const page of globSync('stories/guide/*.mdx')) {
      // Those that a recipe makes are its blocks.
      const made = codeBlocks(page);
      for (const [, path] of readFileSync(page, 'utf8').matchAll(/`((?:src|test|stories)\/[\w./-]+)`/g))
        expect(made.has(path!) || existsSync(path!), `${page}: ${path}`).toBe(true);
    }
  });

  test('have the same page to paste as the README', () => {
    const block = (text: string) => text.match(/```html[^\n]*\n(<!doctype html>[\s\S]*?)```/)?.[1];
    expect(block(read('embed.mdx'))).toBeDefined();
    expect(block(readFileSync('README.md', 'utf8'))).toBe(block(read('embed.mdx')));
  });
});
