/**
 * URLs that a shopper must never be sent to, regardless of the source: URL, attribute or response (decision 11).
 * Client and server refuse each of them, regardless of allowed origins. The whole table is for the functions that decide
 * (`safeUrl`, the contract's `link`, the server's `safeReturnUrl`); where these are used, `hostileSamples` is enough.
 */
export const hostileUrls: readonly string[] = [
  // Empty values.
  '',
  ' ',
  '\u0000',
  // Script, data and other schemes.
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(document.cookie)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:/%2fexample.com/%0aalert(1)',
  'javascript:void(0)//https://example.com',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://evil.example/0b7f8f3e',
  'filesystem:https://evil.example/temporary/x.html',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'ws://evil.example/',
  'wss://evil.example/',
  'mailto:ada@evil.example',
  'tel:+15550100',
  'about:blank',
  'view-source:https://evil.example/',
  'intent://evil.example/#Intent;scheme=https;end',
  'chrome://settings',
  // Other origins.
  'http://evil.example',
  'https://evil.example',
  'https://evil.example/account/login',
  'HTTPS://EVIL.EXAMPLE/',
  'https://evil.example:443/',
  'https://evil.example?returnUrl=/account',
  'https://evil.example#/account',
  'https://127.0.0.1.evil.example/',
  'https://localhost.evil.example/',
  'https://evil.example/https://127.0.0.1/',
  'https://[::ffff:5bb8:d822]/',
  'https://1572395042/',
  'https://0x5db8d822/',
  'https://xn--80ak6aa92e.com/',
  'https://evil。example/',
  // Other origins that look like paths.
  '//evil.example',
  '//evil.example/account',
  '///evil.example',
  '////evil.example',
  '//evil.example:80',
  '//evil%2eexample',
  '//%65vil.example/',
  '//127.0.0.1@evil.example',
  '//[::1]/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t//evil.example',
  '\t//evil.example',
  '/\u000b/evil.example',
  '\u00a0//evil.example',
  // Backslashes, which browsers read as slashes.
  '\\\\evil.example',
  '\\/evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\\\evil.example',
  '/\\\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://evil.example\\@127.0.0.1/',
  '/account\\..\\..\\evil.example',
  // Credentials.
  'https://127.0.0.1@evil.example/',
  'https://ada:secret@evil.example/',
  'https://ada@evil.example/account',
  'https://:secret@evil.example/',
  'https://127.0.0.1%40evil.example@evil.example/',
  'http://ada:secret@127.0.0.1/',
  // Incomplete URLs, which browsers complete.
  'https:evil.example',
  'https:/evil.example',
  'http:evil.example',
  'http:/account',
  'https:account',
  'https:///evil.example',
  'http:///evil.example',
  // URLs that cannot be parsed, or are parsed differently from what they look like.
  'https://',
  'http://',
  'https://evil.example:99999/',
  'https://evil example/',
  'https://evil.example/\u0000',
  'https://evil.example/a b',
  '/account\r\nSet-Cookie: storefront-session=stolen',
  '/account\r\nLocation: https://evil.example',
  '/account\u0000',
  '/account/ login',
  '/account\u007f',
];

/** Paths that a URL parser resolves to the page's own origin, but that lead elsewhere when assigned to `location`. */
export const hostilePaths: readonly string[] = [
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/account/..//evil.example',
  '/account/../..//evil.example/account',
];

/** One that runs script, one of another origin, one that hides that. */
export const hostileSamples = ['javascript:alert(1)', '//evil.example', '/\\evil.example'] as const;

/** The same, and a path that is hostile as the text of a `Location`. */
export const hostileReturns = [...hostileSamples, hostilePaths[0]!] as const;
