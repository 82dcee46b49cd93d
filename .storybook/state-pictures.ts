import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { Plugin } from 'vite';
import type { Entry } from './built-storybook.ts';
import { choicesOf, launchForPictures, openStories, takePicture } from './take-picture.ts';
import { parsePicturePath, type Variant } from './variants.ts';

/**
 * Vite plugin of the running Storybook: takes the picture of a state when a docs page asks for it, and keeps it until
 * a file changes. A built Storybook has all of them as files.
 */
export function statePictures(): Plugin {
  const kept = new Map<string, Promise<Buffer>>();
  const pool = pagePool(2);
  return {
    name: 'state-pictures',
    apply: 'serve',
    buildEnd: () => pool.close(),
    configureServer({ middlewares, watcher }) {
      watcher.on('all', () => kept.clear());
      middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const path = request.url?.split('?')[0] ?? '';
        const asked = parsePicturePath(path);
        if (!asked) return next();
        const base = `http://localhost:${request.socket.localPort}`;
        try {
          // Storybook would show no story, and the wait would never end.
          if (!(await isStory(base, asked.story))) return void response.writeHead(404).end();
          const picture = kept.get(path) ?? pool.withPage((page) => pictureOf(page, base, asked));
          kept.set(path, picture);
          response.setHeader('content-type', 'image/webp').end(await picture);
        } catch (error) {
          kept.delete(path);
          response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error));
        }
      });
    },
  };
}

async function pictureOf(
  page: Page,
  base: string,
  { story, variant }: { story: string; variant: Variant },
): Promise<Buffer> {
  await openStories(page, base);
  return takePicture(page, story, variant, await choicesOf(page, story));
}

/** Whether the running Storybook has a story of that id. */
async function isStory(base: string, id: string): Promise<boolean> {
  const { entries } = (await (await fetch(`${base}/index.json`)).json()) as {
    entries: Record<string, Pick<Entry, 'type'>>;
  };
  return Object.hasOwn(entries, id) && entries[id]!.type === 'story';
}

/** Shares a browser, started when first needed: at most `size` pages at a time, each for one task. */
function pagePool(size: number) {
  let browser: Promise<Browser> | undefined;
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
      if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve));
      busy++;
      try {
        browser ??= launchForPictures();
        // After a failed start, the next picture tries again.
        browser.catch(() => {
          browser = undefined;
        });
        const page = await (await browser).newPage({ reducedMotion: 'reduce' });
        return await work(page).finally(() => page.close());
      } finally {
        busy--;
        waiting.shift()?.();
      }
    },
    close: async () => (await browser)?.close(),
  };
}
