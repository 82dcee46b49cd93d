import loader from '@storybook/addon-docs/mdx-loader';
import type { Plugin } from 'vite';
import { mdxSource } from './mdx-source.ts';

/** Vite plugin: the guide's `.mdx` pages as modules, compiled as Storybook does, and with tables. */
export function mdxPages(): Plugin {
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    load(id) {
      return id.endsWith('.mdx') ? compile(id) : null;
    },
  };
}

function compile(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
      // No provider supplies components.
      getOptions: () => ({ mdxCompileOptions: { providerImportSource: undefined } }),
      resourcePath: path,
    };
    loader.call(context, mdxSource(path));
  });
}
