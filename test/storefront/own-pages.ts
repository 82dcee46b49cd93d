import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { accountOf } from './accounts/signed-in.ts';
import { hostileDocument } from './pages/hostile.ts';
import { pageHeaders } from './security.ts';
import type { Shop, ShopEnv } from './shop.ts';
import { folder } from './static.ts';
import { tokenFor } from './token.ts';

/**
 * A page owner's own files under /pages/, on the shop's origin and with its session: in HTML, `{{token}}` is the
 * visitor's anti-forgery token, and `{{isSignedIn}}` says whether the visitor is signed in. No security policy is
 * sent with them, except under /strict/pages/, which has the shop's strictest. Under /hostile/pages/ they are made
 * hostile.
 * @throws Error if the folder does not exist.
 */
export function ownPages(shop: Shop, pagesFolder: string): Hono<ShopEnv> {
  const root = resolve(pagesFolder);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new Error(`--pages: "${pagesFolder}" was given, which is no folder.`);
  const app = new Hono<ShopEnv>({ strict: false });

  app.get('/pages', (c) => {
    const names = globSync('**/*.html', { cwd: root }).sort();
    return c.html(
      html`<!doctype html><title>Your pages</title><ul>${names.map(
        (name) => html`<li><a href="/pages/${name}">${name}</a></li>`,
      )}</ul>`,
    );
  });
  for (const variant of ['plain', 'strict', 'hostile'] as const) {
    const prefix = variant === 'plain' ? '/pages/' : `/${variant}/pages/`;
    app.get(`${prefix}*`, (c, next) => {
      const path = resolve(root, `.${sep}${decodeURIComponent(c.req.path.slice(prefix.length))}`);
      if (!path.startsWith(root + sep) || !path.endsWith('.html') || !existsSync(path)) return next();
      c.header('Cache-Control', 'private, no-cache');
      if (variant === 'strict')
        for (const [name, value] of Object.entries(pageHeaders(shop, variant))) c.header(name, value);
      const sessionId = c.get('sessionId');
      const text = readFileSync(path, 'utf8')
        .replaceAll('{{token}}', tokenFor(shop.secret, sessionId))
        .replaceAll('{{isSignedIn}}', String(accountOf(shop, sessionId) !== undefined));
      return c.html(variant === 'hostile' ? hostileDocument(text) : text);
    });
    app.get(
      `${prefix}*`,
      folder(prefix, () => root),
    );
  }
  return app;
}
