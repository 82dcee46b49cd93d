/** A mistake of a page owner, and what the doctor says about it. */
export interface Mistake {
  /** The finding's kind. */
  id: string;
  /** Matches the finding's text. */
  names: RegExp;
  /** Matches the finding's remedy. */
  remedy: RegExp;
  /** Changes the page: adds markup, or replaces a part of it. */
  page: Partial<TestPageParts>;
  /** It would hide other mistakes, so the page with all of them leaves it out. */
  isAlone?: true;
}

/** The parts of a page without a mistake. */
export interface TestPageParts {
  styles: string;
  context: string;
  token: string;
  scripts: string;
  body: string;
}

const json = 'type="application/json"';
const contextOf = (text: string) => `<script ${json} id="storefront-context">${text}</script>`;
const script = (src: string) => `<script type="module" src="${src}"></script>`;

export const healthy: TestPageParts = {
  styles: '<link rel="stylesheet" href="/islands/islands.css">',
  context: contextOf('{"brand":"core","country":"US"}'),
  token: '<input type="hidden" name="__RequestVerificationToken" value="{{token}}">',
  scripts: script('/islands/islands.js'),
  body: '<div data-island="steady" data-label="Right">Server</div><a href="#layer" data-island-open="layer" data-title="Right">Open</a>',
};

/** Twenty mistakes that a page can have at once, and some that stop it. */
export const mistakes: Record<string, Mistake> = {
  'a widget that does not exist': {
    id: 'unknown-widget',
    names: /data-island="steddy": there is no such widget\. Did you mean "steady"\?/,
    remedy: /Write data-island="steady"/,
    page: { body: '<div data-island="steddy">Server</div>' },
  },
  'an opener of an overlay that does not exist': {
    id: 'unknown-widget',
    names: /data-island-open="leyer".*Did you mean "layer"\?/,
    remedy: /Write data-island-open="layer"/,
    page: { body: '<a href="#x" data-island-open="leyer">Open</a>' },
  },
  'an opener of a widget that is no overlay': {
    id: 'opener-of-inline',
    names: /steady mounts in its host/,
    remedy: /data-island="steady" on a host/,
    page: { body: '<a href="#x" data-island-open="steady">Open</a>' },
  },
  'an opener that no keyboard reaches': {
    id: 'opener-element',
    names: /<span data-island-open="layer".* is no link, button or form/,
    remedy: /Make it a link/,
    page: { body: '<span data-island-open="layer" data-title="Plain">Open</span>' },
  },
  'a widget that exists under no such name': {
    id: 'unknown-widget',
    names: /data-island="spinner": there is no such widget\.$/,
    remedy: /Write one of faulty, layer, nest, steady/,
    page: { body: '<div data-island="spinner">Server</div>' },
    isAlone: true,
  },
  'a misspelt attribute': {
    id: 'misspelt-attribute',
    names: /steady has no attribute data-lable/,
    remedy: /Write data-label/,
    page: { body: '<div data-island="steady" data-lable="Wrong">Server</div>' },
  },
  'a misspelt name of an attribute that follows': {
    id: 'misspelt-followed',
    names: /data-follows names "lable", but steady has no attribute data-lable/,
    remedy: /Write label/,
    page: { body: '<div data-island="steady" data-follows="lable">Server</div>' },
  },
  'a misspelt attribute of an opener': {
    id: 'misspelt-attribute',
    names: /layer has no attribute data-titel/,
    remedy: /Write data-title/,
    page: { body: '<a href="#x" data-island-open="layer" data-titel="Wrong">Open</a>' },
  },
  'a missing attribute': {
    id: 'missing-attribute',
    names: /faulty: data-fault is missing/,
    remedy: /Give it one of "none", "render"/,
    page: { body: '<div data-island="faulty">Server</div>' },
  },
  'a value that is not accepted': {
    id: 'wrong-attribute',
    names: /steady: data-start was "many"/,
    remedy: /Give it a whole number from 0 to 99/,
    page: { body: '<div data-island="steady" data-start="many">Server</div>' },
  },
  'structured props that are no JSON': {
    id: 'wrong-attribute',
    names: /steady: data-island-props was/,
    remedy: /Write one JSON object/,
    page: {
      body: `<div data-island="steady"><script ${json} data-island-props>{"words": [}</script>Server</div>`,
    },
  },
  'structured props in a script without its type': {
    id: 'props-script-type',
    names: /is run as a script, too/,
    remedy: /type="application\/json"/,
    page: {
      body: '<div data-island="steady"><script data-island-props>{"words": ["a"]}</script>Server</div>',
    },
  },
  'structured props outside of every host': {
    id: 'props-script-place',
    names: /is in no host/,
    remedy: /Move it into the host/,
    page: { body: `<p><script ${json} data-island-props>{"words": ["a"]}</script></p>` },
  },
  'a loading strategy that does not exist': {
    id: 'load-strategy',
    names: /data-island-load="visibel" is no strategy.*Did you mean "visible"\?/,
    remedy: /load, idle, visible, interaction or media/,
    page: { body: '<div data-island="steady" data-island-load="visibel">Server</div>' },
  },
  'a media query that never comes true': {
    id: 'media-query',
    names: /media\(min-width 60em\)" has no valid media query/,
    remedy: /media\(min-width: 60em\)/,
    page: { body: '<div data-island="steady" data-island-load="media(min-width 60em)">Server</div>' },
  },
  'a host that cannot contain anything': {
    id: 'host-without-content',
    names: /<img data-island="steady".* cannot contain anything/,
    remedy: /Put data-island on a <div>/,
    page: { body: '<img data-island="steady" alt="">' },
  },
  'no anti-forgery token': {
    id: 'no-token',
    names: /no input\[name="__RequestVerificationToken"]/,
    remedy: /hidden field/,
    page: { token: '' },
  },
  'no stylesheet': {
    id: 'no-stylesheet',
    names: /islands\.css is not in this page/,
    remedy: /<link rel="stylesheet" href="http[^"]+\/islands\/islands\.css">/,
    page: { styles: '' },
  },
  'a wrong value in the page context': {
    id: 'context-value',
    names: /country accepts "US" or "CA"; "UK" was given/,
    remedy: /Correct the value/,
    page: { context: contextOf('{"country":"UK","isMobil":true}') + contextOf('{}') },
  },
  'a misspelt key of the page context': {
    id: 'context-key',
    names: /isMobil is ignored.*did you mean isMobile\?/,
    remedy: /spelling/,
    page: { context: contextOf('{"country":"UK","isMobil":true}') + contextOf('{}') },
  },
  'two page contexts': {
    id: 'context-twice',
    names: /2 elements have the id storefront-context/,
    remedy: /Leave one/,
    page: { context: contextOf('{"country":"UK","isMobil":true}') + contextOf('{}') },
  },
  'scripts of two versions': {
    id: 'two-versions',
    names: /Scripts of 2 versions.*islands\/.*islands-b\//,
    remedy: /from one folder/,
    page: { scripts: script('/islands/islands.js') + script('/islands-b/islands.js') },
  },
  'no script': {
    id: 'no-script',
    names: /No script of the library runs/,
    remedy: /<script type="module" src="…\/islands\.js">/,
    page: { scripts: '' },
    isAlone: true,
  },
  'a script tag that is no module': {
    id: 'no-script',
    names: /has no type="module"/,
    remedy: /Write type="module"/,
    page: { scripts: '<script src="/islands/islands.js"></script>' },
    isAlone: true,
  },
  'a page context that is no JSON': {
    id: 'context-json',
    names: /#storefront-context is not JSON/,
    remedy: /one JSON object/,
    page: { context: contextOf('{"brand": "core",}') },
    isAlone: true,
  },
  'a token without a value': {
    id: 'no-token',
    names: /is empty/,
    remedy: /antiForgery\.field/,
    page: { token: '<input type="hidden" name="__RequestVerificationToken" value="">' },
    isAlone: true,
  },
  'a stylesheet that does not come': {
    id: 'no-stylesheet',
    names: /islands\.css is linked .* and does not apply/,
    remedy: /network panel/,
    page: { styles: '<link rel="stylesheet" href="/nowhere/islands.css">' },
    isAlone: true,
  },
  'a host of a widget that no script is for': {
    id: 'no-script-of-widget',
    names: /No script of this page is for steady/,
    remedy: /\/steady\.js/,
    page: { scripts: script('/islands/layer.js') },
    isAlone: true,
  },
  'a host in the content of another': {
    id: 'nested-host',
    names: /<b data-island="steady" data-label="Inner"> was in the content of another host/,
    remedy: /Move it before or after that host/,
    page: {
      body: '<div data-island="steady"><p><b data-island="steady" data-label="Inner"></b></p></div>',
    },
    isAlone: true,
  },
  'an import map after the module script': {
    id: 'import-map-order',
    names: /The import map comes after a module script/,
    remedy: /Move it before the first <script type="module">/,
    page: {
      scripts: `${script('/islands/islands.js')}<script type="importmap">{"imports":{"a":"/a.js"}}</script>`,
    },
    isAlone: true,
  },
  'a host in a select': {
    id: 'host-in-select',
    names: /<div data-island="steady".* is in a <select>/,
    remedy: /Move it out of the <select>/,
    page: { body: '<select aria-label="Size"><div data-island="steady"></div></select>' },
    isAlone: true,
  },
  'an overlay on a link that does not open it': {
    id: 'overlay-host',
    names: /layer is an overlay: data-island on <a href="#x"/,
    remedy: /Write data-island-open="layer"/,
    page: { body: '<a href="#x" data-island="layer" data-title="Right">Open</a>' },
    isAlone: true,
  },
  'a stylesheet for another medium': {
    id: 'no-stylesheet',
    names: /islands\.css is linked .* and is for media="print" only/,
    remedy: /Leave media out/,
    page: { styles: '<link rel="stylesheet" media="print" href="/islands/islands.css">' },
    isAlone: true,
  },
  'a stylesheet that is only preloaded': {
    id: 'no-stylesheet',
    names: /islands\.css is linked .* and has rel="preload"/,
    remedy: /Write rel="stylesheet"/,
    page: { styles: '<link rel="preload" as="style" href="/islands/islands.css">' },
    isAlone: true,
  },
  'a misspelt name in an object of the page context': {
    id: 'context-key',
    names: /account\.isSignedin is ignored.*did you mean account\.isSignedIn\?/,
    remedy: /spelling/,
    page: { context: contextOf('{"account":{"isSignedin":true}}') },
    isAlone: true,
  },
  'an endpoint of a misspelt call': {
    id: 'context-key',
    names: /endpoints\.getCrat is ignored.*did you mean endpoints\.getCart\?/,
    remedy: /spelling/,
    page: { context: contextOf('{"endpoints":{"getCrat":"/basket","addToCart":"/api/cart/add"}}') },
    isAlone: true,
  },
  'an opener in a disabled fieldset': {
    id: 'disabled-opener',
    names: /<button data-island-open="layer".* is disabled/,
    remedy: /Else leave out disabled/,
    page: {
      body: '<fieldset disabled><button data-island-open="layer" data-title="Right">Open</button></fieldset>',
    },
    isAlone: true,
  },
  'a widget that fails by itself': {
    id: 'widget-failed',
    names: /faulty has failed by itself: broken on purpose in render \(render\)/,
    remedy: /Report it with its place, http.*\/widgets\/faulty\.js/,
    page: { body: '<div data-island="faulty" data-fault="render">Server</div>' },
    isAlone: true,
  },
};
