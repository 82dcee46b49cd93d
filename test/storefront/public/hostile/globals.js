/* biome-ignore-all lint/complexity/noArguments: written as in the years such scripts come from */
/* biome-ignore-all lint/correctness/noUnusedVariables: it is their being there that does harm */
/* Globals that old pages claim, a module loader that takes over every script, and tools that wrap the network. */
var name = 'shop-window';
var status = 'ready';
var event = null;
var root = 'shop';
var page = { type: 'product', tags: [] };
var hosts = ['www', 'static'];
var store = { id: 42 };
var process = { browser: true };
var global = { env: 'production' };
var module = { exports: {} };
var exports = module.exports;
var React = { version: '0.13.3', createElement: () => null };
var ReactDOM = { render: () => null };
var cart = { items: [], total: 'unknown' };
var islands = 'Hawaii, Bahamas';

/** An old AMD loader: an anonymous define() is lost in it. */
function define() {
  define.seen = (define.seen || 0) + 1;
}
define.amd = { jQuery: true };
function require() {
  throw new Error('Module not loaded');
}

(() => {
  // A tracker of unhandled rejections replaces Promise.
  class TrackedPromise extends Promise {
    constructor(executor) {
      super(executor);
      TrackedPromise.made = (TrackedPromise.made || 0) + 1;
    }
  }
  window.Promise = TrackedPromise;

  // Real user monitoring: records every request, and reads a copy of every response.
  const nativeFetch = window.fetch;
  window.fetch = function (input) {
    var url = typeof input === 'string' ? input : input.url || String(input);
    var started = Date.now();
    return nativeFetch.apply(this, arguments).then((response) => {
      window.monitored = (window.monitored || []).concat([[url, response.status, Date.now() - started]]);
      response
        .clone()
        .text()
        .catch(() => {});
      return response;
    });
  };

  // An error collector that wraps every console call.
  const log = console.log;
  console.log = function () {
    return log.apply(console, arguments);
  };
  window.onerror = () => false;
})();
