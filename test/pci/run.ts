import { parseArgs } from 'node:util';
import { launchChromium } from '../browser/chromium.ts';
import { buildIfStale } from '../runner/built.ts';
import { type Check, checkPage } from './check-page.ts';
import { openReferenceShop } from './reference-shop.ts';

/*
 * `npm run pci -- /checkout/payment`: lists the scripts of a payment page (PCI DSS 4.0.1, requirement 6.4.3) and
 * what has changed in them and in its security headers since the last list (11.6.1).
 */

const usage = `npm run pci -- PATH|URL [--list FILE] [--allowed FILE] [--manifest FILE] [--cookie NAME=VALUE …]
  PATH             a page of the reference storefront, such as /checkout/payment
  URL              a page of a shop
  --list FILE      where the list is written, and what it is compared with; pci-list.json unless given
  --allowed FILE   the other scripts that the shop allows, with their owners and reasons; pci-scripts.json unless given
  --manifest FILE  the manifest of the library that the shop serves; dist/manifest.json unless given
  --cookie         a cookie of the session that the page needs`;

type Options = Pick<Check, 'list' | 'manifest' | 'cookies'> & { page: string; allowed: string | undefined };

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'string', default: 'pci-list.json' },
      allowed: { type: 'string' },
      manifest: { type: 'string', default: 'dist/manifest.json' },
      cookie: { type: 'string', multiple: true, default: [] },
    },
  });
  const [page, ...more] = positionals;
  if (!page || more.length > 0 || !/^(\/|https?:\/\/)/.test(page))
    throw new Error(`"${positionals.join(' ')}" was given; accepted is one path or URL.`);
  return {
    page,
    list: values.list,
    allowed: values.allowed,
    manifest: values.manifest,
    cookies: values.cookie,
  };
}

/** Checks a page of a shop, or of the reference storefront, which it starts. */
async function run({ page, allowed, ...options }: Options): Promise<boolean> {
  const isOwn = page.startsWith('/');
  if (isOwn) await buildIfStale('library');
  const shop = isOwn ? await openReferenceShop('dist') : undefined;
  const browser = await launchChromium();
  try {
    return await checkPage(
      browser,
      {
        page,
        url: shop ? shop.url + page : page,
        allowed: allowed ?? shop?.allowed ?? 'pci-scripts.json',
        prepare: shop?.prepare,
        ...options,
      },
      console.log,
    );
  } finally {
    await browser.close();
    await shop?.close();
  }
}

try {
  process.exitCode = (await run(readOptions())) ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}
