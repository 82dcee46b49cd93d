import type { ComponentType, ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeBlocks } from '../../../../package/code-blocks.ts';

/* The guide's component for pages of React, as it stands there. */

const Island = compiled(codeBlocks('stories/guide/frameworks.mdx').get('Island.jsx')!);

function compiled(code: string): ComponentType<Record<string, unknown>> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const packages: Record<string, unknown> = { react, 'react/jsx-runtime': jsxRuntime };
  const exported: { Island?: ComponentType<Record<string, unknown>> } = {};
  new Function('exports', 'require', outputText)(exported, (name: string) => packages[name]);
  return exported.Island!;
}

let root: Root;
let errors: unknown[];

beforeEach(() => {
  errors = [];
  const page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page, { onUncaughtError: (error) => errors.push(error) });
});
afterEach(() => {
  root.unmount();
  document.body.innerHTML = '';
});

const show = (page: ReactNode) => flushSync(() => root.render(page));
const host = () => document.querySelector('[data-island]')!;
/** What a mounted island does to its host. */
const mount = () =>
  host().replaceChildren(Object.assign(document.createElement('b'), { textContent: 'Cart (2)' }));

test('a page of React that changes the children of a host goes blank', () => {
  show(
    <div data-island="cart-count">
      {[
        <a key="1" href="/cart">
          Cart
        </a>,
      ]}
    </div>,
  );
  mount();
  show(<div data-island="cart-count">{[]}</div>);
  expect(`${errors}`).toContain('not a child of this node');
  expect(document.body.textContent).toBe('');
});

test('with the guide’s component an island stays through every render of the page', () => {
  show(<Island name="cart-count" content='<a href="/cart">Cart</a>' data-count="1" />);
  expect(host().innerHTML).toBe('<a href="/cart">Cart</a>');
  mount();
  show(<Island name="cart-count" content='<a href="/cart">Cart (2)</a>' data-count="2" />);
  expect(host().textContent).toBe('Cart (2)');
  expect(host().querySelector('b')).not.toBeNull();
});

test('and its attributes follow', () => {
  show(<Island name="add-to-cart" data-sku="410553" />);
  mount();
  show(<Island name="add-to-cart" data-sku="412003" />);
  expect(host().getAttribute('data-sku')).toBe('412003');
});
