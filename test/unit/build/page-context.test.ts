import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contextJsonSchema, contextType } from '../../../src/build/page-context.ts';
import { calls } from '../../../src/contract/calls.ts';
import { limits } from '../../../src/domain/limits.ts';
import { standardPods } from '../../../src/domain/recommendations/pods.ts';
import { type ContextKey, contextKeys } from '../../../src/page/context-keys.ts';

const keys: [string, ContextKey][] = Object.entries(contextKeys);
const schema = contextJsonSchema('7.0.0', calls);
const property = (key: string) => schema.properties![key]!;

describe('the JSON Schema of the page context', () => {
  test('has every declared key, with what it is for and accepts', () => {
    expect(Object.keys(schema.properties!)).toEqual(['$schema', ...keys.map(([key]) => key)]);
    for (const [key, { about, accepts }] of keys) {
      expect(property(key).description).toContain(about);
      expect(property(key).description).toContain(accepts);
    }
  });

  test('cites nothing that its readers do not have', () => {
    expect(JSON.stringify(schema)).not.toMatch(/§|decisions? \d|the specification/);
  });

  test('names the standard pods, and the default of each limit that has one', () => {
    expect(property('pods').description).toContain(Object.keys(standardPods).join(', '));
    const described = property('limits').properties!;
    for (const { key, most, kind } of limits) {
      if (!key) continue;
      expect(kind, key).toBe('default');
      expect(described[key]!.description).toContain(`By default: ${most === Infinity ? 'none' : most}.`);
    }
  });

  test('requires none', () => {
    expect(schema.required ?? []).toEqual([]);
  });

  test('offers the values that the page’s parser accepts', () => {
    for (const key of ['brand', 'country', 'locale', 'currency'] as const) {
      const { options } = contextKeys[key].schema as unknown as v.PicklistSchema<string[], undefined>;
      expect(property(key).enum).toEqual([...options, null]);
    }
  });

  test('has the type of each value', () => {
    expect(property('isMobile').type).toEqual(['boolean', 'null']);
    expect(property('emailTldMax')).toMatchObject({ type: ['integer', 'null'], minimum: 2 });
    expect(property('basketId').anyOf).toEqual([{ type: 'string' }, { type: 'number' }, { type: 'null' }]);
    expect(property('redirectOrigins')).toMatchObject({ type: ['array', 'null'], items: { type: 'string' } });
    expect(property('features').additionalProperties).toEqual({ type: 'boolean' });
    expect(property('features').properties!.paymentActions).toMatchObject({ enum: ['site', 'provider'] });
  });

  test('accepts null for every key, which counts as left out', () => {
    for (const [key] of keys) {
      const { type, anyOf } = property(key) as { type?: string[]; anyOf?: { type: string }[] };
      expect(type ?? anyOf!.map((one) => one.type), key).toContain('null');
    }
  });

  test('offers every call as an endpoint, with the path that it replaces', () => {
    const { properties } = property('endpoints');
    expect(Object.keys(properties!)).toEqual(expect.arrayContaining(calls.map(({ name }) => name)));
    expect(properties!.addItems!.description).toBe('In place of POST /api/cart/add-items.');
  });

  test('offers the names that the library knows in an object, with their types', () => {
    for (const [key, { names = {} }] of keys)
      for (const [name, about] of Object.entries(names))
        expect(property(key).properties![name]!.description).toBe(about);
    expect(property('limits').properties!.savedCards).toMatchObject({ type: 'number', minimum: 0 });
    expect(property('account').properties!.isSignedIn).toMatchObject({
      anyOf: [{ type: 'boolean' }, { type: 'null' }],
    });
  });
});

test('the type has every key with its docs', () => {
  const path = 'src/page/context-keys.ts';
  const options = {
    strict: true,
    allowImportingTsExtensions: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const printed = contextType(ts.createProgram([path], { ...options, module: ts.ModuleKind.ESNext }), path);
  for (const [key, { about }] of keys) {
    expect(printed).toContain(`  /** ${about}`);
    expect(printed).toMatch(new RegExp(`\\n  ${key}\\?: \\S`));
  }
  expect(printed).toContain('brand?: "core" | "modern";');
  expect(printed).toContain('basketId?: string | number;');
});

test('every name that the library reads in an object of the context is declared', () => {
  const text = globSync('{src,widgets}/**/*.{ts,tsx}')
    // Only code that runs on a page.
    .filter((path) => !/\.examples\.|^src\/(build|cli|testing)\//.test(path))
    .map((path) => readFileSync(path, 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, ''))
    .join('\n');
  const read = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];
  const namesOf = (key: keyof typeof contextKeys) => Object.keys(contextKeys[key].names ?? {});
  const features = read(/\bfeatures\.(\w+)/g);
  const endpoints = read(/\bendpoints\.(\w+)/g).filter((name) => !calls.some((call) => call.name === name));
  expect(features.length).toBeGreaterThan(1);
  expect(namesOf('features')).toEqual(expect.arrayContaining(features));
  expect(namesOf('endpoints')).toEqual(expect.arrayContaining(endpoints));
});
