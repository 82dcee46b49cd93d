import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A page of Storybook, from its index. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Serves a built Storybook at a free port of 127.0.0.1. */
export async function serveStorybook(folder: string): Promise<{ url: string; server: ServerType }> {
  const app = new Hono();
  app.use(serveStatic({ root: folder }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ url: `http://127.0.0.1:${port}`, server }),
    );
  });
}

/** Every page of a built Storybook. */
export function entriesOf(folder: string): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries);
}

/** The states that have pictures: stories that a docs page shows. */
export const picturedStories = (entries: Entry[]): Entry[] =>
  entries.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));
