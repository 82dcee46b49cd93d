/* biome-ignore-all lint/complexity/noArguments: written as in the years such scripts come from */
/* biome-ignore-all lint/correctness/noUnusedVariables: it is their being there that does harm */
/* Names that old pages take for themselves, a module loader that grabs what it sees, and the tools that wrap the net. */
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

/** An AMD loader of old: whatever defines itself without a name is lost in it. */
function define() {
  define.seen = (define.seen || 0) + 1;
}
define.amd = { jQuery: true };
function require() {
  throw new Error('Module not loaded');
}

(() => {
  // A tracker of unhandled rejections stands in the place of Promise.
  class TrackedPromise extends Promise {
    constructor(executor) {
      super(executor);
      TrackedPromise.made = (TrackedPromise.made || 0) + 1;
    }
  }
  window.Promise = TrackedPromise;

  // Real user monitoring: notes every request, and reads a copy of every answer.
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

  // An error collector that takes every console call for itself first.
  const log = console.log;
  console.log = function () {
    return log.apply(console, arguments);
  };
  window.onerror = () => false;
})();
