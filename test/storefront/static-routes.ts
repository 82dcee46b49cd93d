import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { AdyenStandIn } from '../../src/testing/adyen-stand-in.ts';
import { WalletStandIn } from '../../src/testing/wallet-stand-in.ts';
import { networkScriptPath, providerFieldsPath, walletScriptsPath } from './pages/payment/paths.ts';
import type { Shop, ShopEnv } from './shop.ts';
import { file, folder, packageFile } from './static.ts';

/** Static files: the library, the shop's own, and the legacy scripts from npm packages. */
export function staticRoutes(shop: Shop): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  app.get(
    '/islands/*',
    folder('/islands/', () => shop.dist, { isCrossOrigin: true }),
  );
  // The same files at a second URL count as another version of the library.
  if (shop.isTestMode)
    app.get(
      '/islands-b/*',
      folder('/islands-b/', () => shop.dist, { isCrossOrigin: true }),
    );
  app.get(
    '/shop/*',
    folder('/shop/', () => join(import.meta.dirname, 'public'), { isShared: true }),
  );
  // Browsers request it on pages without an icon: test pages, and a page owner's own.
  app.get('/favicon.ico', file(join(import.meta.dirname, 'public/icon.svg')));
  app.get(providerFieldsPath, (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(`window.AdyenWeb = ${AdyenStandIn};`);
  });
  for (const [path, script] of Object.entries(walletScripts))
    app.get(path, (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(script());
    });
  for (const [path, specifier] of Object.entries(packageFiles)) app.get(path, packageFile(specifier));
  return app;
}

/** The stand-in for a part of `braintree-web`, under the name of the package's file. */
const walletPart = (part: string) => () =>
  `globalThis.WalletStandIn ??= (() => { const WalletStandIn = ${WalletStandIn}; return WalletStandIn; })();
(globalThis.braintree ??= {}).${part} = WalletStandIn.${part};`;

const walletScripts: Record<string, () => string> = {
  [`${walletScriptsPath}/client.js`]: walletPart('client'),
  [`${walletScriptsPath}/data-collector.js`]: walletPart('dataCollector'),
  [`${walletScriptsPath}/paypal-checkout.js`]: walletPart('paypalCheckout'),
  [`${walletScriptsPath}/venmo.js`]: walletPart('venmo'),
  [`${walletScriptsPath}/apple-pay.js`]: walletPart('applePay'),
  [networkScriptPath]: () =>
    `${walletPart('network')()}\nglobalThis.V = WalletStandIn.V;\nglobalThis.MasterPass = {};`,
  // A device with Apple Pay: the browser's own session, which other browsers do not have.
  [`${walletScriptsPath}/device.js`]: () =>
    `${walletPart('device')()}\nObject.assign(globalThis, { ApplePaySession: WalletStandIn.ApplePaySession, ApplePayError: WalletStandIn.ApplePayError });`,
};

/** Files are cached for good, which leaves out everything that a session or a test decides. */
export const lastingFiles: MiddlewareHandler<ShopEnv> = async (c, next) => {
  await next();
  const isFile = /^\/(islands|islands-b|shop|legacy|fonts)\/.+\.\w+$/.test(c.req.path);
  if (isFile && c.res.status === 200) c.header('Cache-Control', 'public, max-age=31536000, immutable');
};

const packageFiles: Record<string, string> = {
  '/legacy/css/bootstrap.min.css': 'bootstrap/dist/css/bootstrap.min.css',
  '/legacy/js/bootstrap.min.js': 'bootstrap/dist/js/bootstrap.min.js',
  '/legacy/js/jquery.min.js': 'jquery/dist/jquery.min.js',
  // Probes the browser with an inline handler, which violates the security policy: for the hostile page only.
  '/legacy/js/jquery-1.min.js': 'jquery-1/dist/jquery.min.js',
  '/legacy/fonts/glyphicons-halflings-regular.woff2':
    'bootstrap/dist/fonts/glyphicons-halflings-regular.woff2',
  '/legacy/fonts/glyphicons-halflings-regular.woff': 'bootstrap/dist/fonts/glyphicons-halflings-regular.woff',
  '/legacy/fonts/glyphicons-halflings-regular.ttf': 'bootstrap/dist/fonts/glyphicons-halflings-regular.ttf',
  ...Object.fromEntries(
    ['source-serif-4 400', 'source-sans-3 400', 'source-sans-3 600', 'archivo 400', 'archivo 500'].map(
      (font) => {
        const [family, weight] = font.split(' ');
        return [
          `/fonts/${family}-${weight}.woff2`,
          `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`,
        ];
      },
    ),
  ),
};
