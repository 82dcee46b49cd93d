/* biome-ignore-all lint/complexity/noArguments: written as in the years such scripts come from */
/*
 * What MooTools 1.4 did to a page, and what the polyfills of its years left behind: its own Event and Request in place
 * of the browser's, another bind(), JSON as a Hash, short names on every prototype, and outdated closest() and
 * includes().
 */
(() => {
  function implement(native, methods) {
    for (const name in methods) if (!(name in native.prototype)) native.prototype[name] = methods[name];
  }

  implement(Array, {
    associate: function (keys) {
      const result = {};
      for (let index = 0; index < this.length; index++) result[keys[index]] = this[index];
      return result;
    },
    contains: function (item) {
      return this.indexOf(item) !== -1;
    },
    combine: function (items) {
      for (let index = 0; index < items.length; index++)
        if (!this.contains(items[index])) this.push(items[index]);
      return this;
    },
    erase: function (item) {
      for (let index = this.length; index--; ) if (this[index] === item) this.splice(index, 1);
      return this;
    },
    getLast: function () {
      return this.length ? this[this.length - 1] : null;
    },
    getRandom: function () {
      return this[Math.floor(Math.random() * this.length)];
    },
    link: () => ({}),
    remove: function (from, to) {
      return this.splice(from, (to || from) - from + 1);
    },
  });
  implement(Function, {
    attempt: function (args, bind) {
      try {
        return this.apply(bind, args || []);
      } catch {
        return null;
      }
    },
    create: function (options) {
      const self = this;
      return function () {
        return self.apply(options.bind || this, options.arguments || arguments);
      };
    },
    extend: function (properties) {
      for (const key in properties) this[key] = properties[key];
      return this;
    },
    pass: function (args, bind) {
      return this.create({ bind, arguments: [].concat(args) });
    },
    periodical: function (period) {
      return setInterval(this, period);
    },
    run: function (args, bind) {
      return this.apply(bind, [].concat(args));
    },
  });
  implement(String, {
    clean: function () {
      return this.replace(/\s+/g, ' ').trim();
    },
    contains: function (text) {
      return this.indexOf(text) > -1;
    },
    hyphenate: function () {
      return this.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    },
    test: function (pattern) {
      return new RegExp(pattern).test(this);
    },
    toFloat: function () {
      return parseFloat(this);
    },
    toInt: function (base) {
      return parseInt(this, base || 10);
    },
  });
  implement(Number, {
    limit: function (min, max) {
      return Math.min(max, Math.max(min, this));
    },
    round: function (precision) {
      return Math.round(this * 10 ** (precision || 0)) / 10 ** (precision || 0);
    },
    toInt: function (base) {
      return parseInt(this, base || 10);
    },
  });
  implement(HTMLElement, {
    addEvent: function (type, handler) {
      this.addEventListener(type, handler);
      return this;
    },
    adopt: function (child) {
      this.appendChild(child);
      return this;
    },
    destroy: function () {
      this.dispose();
      return null;
    },
    dispose: function () {
      return this.parentNode ? this.parentNode.removeChild(this) : this;
    },
    get: function (property) {
      return property === 'text' ? this.textContent : this.getAttribute(property);
    },
    set: function (property, value) {
      this.setAttribute(property, value);
      return this;
    },
    inject: function (parent) {
      parent.appendChild(this);
      return this;
    },
    getElement: function (selector) {
      return this.querySelector(selector);
    },
    getParent: function () {
      return this.parentNode;
    },
    getSize: function () {
      return { x: this.offsetWidth, y: this.offsetHeight };
    },
    store: function (key, value) {
      this[`$${key}`] = value;
      return this;
    },
  });

  // With the compatibility of 1.2, the second argument is the list of arguments, and the caller's are ignored.
  const splat = (item) => (Array.isArray(item) ? item : [item]);
  Function.prototype.bind = function (bind, args) {
    const self = this;
    const given = args == null ? null : splat(args);
    return function () {
      return self.apply(bind, given || arguments);
    };
  };

  // A class of its own for XMLHttpRequest, which takes only options: `new Request({url: '/cart'}).send()`.
  window.Request = function Request(options) {
    this.xhr = new XMLHttpRequest();
    this.headers = { 'X-Requested-With': 'XMLHttpRequest' };
    this.options = { url: '', method: 'post', async: true };
    for (const name in options) this.options[name] = options[name];
  };
  window.Request.prototype = {
    send: function (body) {
      this.xhr.open(this.options.method.toUpperCase(), this.options.url, this.options.async);
      for (const name in this.headers) this.xhr.setRequestHeader(name, this.headers[name]);
      this.xhr.send(body);
      return this;
    },
    cancel: function () {
      this.xhr.abort();
      return this;
    },
  };

  // It wraps a browser event and cannot create one.
  const nativeEvent = window.Event;
  window.Event = function Event(event) {
    const given = event || window.event;
    const type = given.type;
    if (type.test('key')) this.code = given.which;
    this.event = given;
    this.type = type;
    this.target = given.target;
  };
  for (const key of ['NONE', 'CAPTURING_PHASE', 'AT_TARGET', 'BUBBLING_PHASE'])
    window.Event[key] = nativeEvent[key];

  // Only the part that its author needed.
  window.JSON = {
    stringify: JSON.stringify,
    parse: JSON.parse,
    encode: (value) => JSON.stringify(value),
    decode: (text) => JSON.parse(text),
    toString: () => '[object JSON]',
  };

  // Polyfills without a feature check.
  HTMLElement.prototype.closest = function (selector) {
    const matching = document.querySelectorAll(selector);
    for (let element = this; element && element.nodeType === 1; element = element.parentElement)
      for (let index = 0; index < matching.length; index++) if (matching[index] === element) return element;
    return null;
  };
  String.prototype.includes = function (text) {
    return this.indexOf(text) !== -1;
  };
  Object.assign = function (target) {
    for (let index = 1; index < arguments.length; index++)
      for (const name in arguments[index])
        if (Object.hasOwn(arguments[index], name)) target[name] = arguments[index][name];
    return target;
  };
  if (window.Symbol) Symbol.observable = '@@observable';
})();
