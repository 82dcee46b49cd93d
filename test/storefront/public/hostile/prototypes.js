/* biome-ignore-all lint/complexity/noArguments: written as in the years such scripts come from */
/*
 * What Prototype.js 1.6 does to a page, in our own words: enumerable additions to built-in prototypes, native methods
 * replaced by its own of the same name, a toJSON that encodes what JSON.stringify encodes again, element methods on
 * every element, and a replaced window.Element constructor.
 */
(() => {
  function extend(target, source) {
    for (const key in source) target[key] = source[key];
    return target;
  }
  function toList(things) {
    if (!things) return [];
    if (things.toArray) return things.toArray();
    let length = things.length || 0;
    const list = new Array(length);
    while (length--) list[length] = things[length];
    return list;
  }
  const stopped = {};
  const identity = (value) => value;

  // Includes inherited keys, and does not throw where Object.keys does.
  extend(Object, {
    extend,
    clone: (object) => extend({}, object),
    keys: (object) => {
      const keys = [];
      for (const key in object) keys.push(key);
      return keys;
    },
    values: (object) => {
      const values = [];
      for (const key in object) values.push(object[key]);
      return values;
    },
    isArray: (object) => object && object.constructor === Array,
    isFunction: (object) => typeof object === 'function',
    isUndefined: (object) => typeof object === 'undefined',
    inspect: (object) =>
      object == null ? String(object) : object.inspect ? object.inspect() : String(object),
    toJSON: (object) => {
      if (object === null || typeof object === 'number' || typeof object === 'boolean') return String(object);
      if (typeof object === 'function' || typeof object === 'undefined') return undefined;
      if (object.toJSON) return object.toJSON();
      if (object.nodeType === 1) return undefined;
      const results = [];
      for (const key in object) {
        const value = Object.toJSON(object[key]);
        if (typeof value !== 'undefined') results.push(`${key.toJSON()}: ${value}`);
      }
      return `{${results.join(', ')}}`;
    },
  });

  extend(Function.prototype, {
    argumentNames: function () {
      return this.toString()
        .match(/^[\s(]*function[^(]*\((.*?)\)/)[1]
        .split(',');
    },
    // Not a real bound function: it cannot be constructed, and has another name and length.
    bind: function () {
      if (arguments.length < 2 && typeof arguments[0] === 'undefined') return this;
      const method = this;
      const args = toList(arguments);
      const object = args.shift();
      return function () {
        return method.apply(object, args.concat(toList(arguments)));
      };
    },
    bindAsEventListener: function (object) {
      return (event) => this.call(object, event || window.event);
    },
    curry: function () {
      const method = this;
      const args = toList(arguments);
      return function () {
        return method.apply(this, args.concat(toList(arguments)));
      };
    },
    delay: function (seconds) {
      return window.setTimeout(this, seconds * 1000);
    },
    defer: function () {
      return window.setTimeout(this, 10);
    },
    wrap: function (wrapper) {
      const method = this;
      return function () {
        return wrapper.apply(this, [method.bind(this)].concat(toList(arguments)));
      };
    },
    methodize: function () {
      const method = this;
      return function () {
        return method.apply(null, [this].concat(toList(arguments)));
      };
    },
  });

  extend(Number.prototype, {
    toJSON: function () {
      return Number.isFinite(Number(this)) ? this.toString() : 'null';
    },
    succ: function () {
      return this + 1;
    },
    times: function (iterator) {
      for (let index = 0; index < this; index++) iterator(index);
      return this;
    },
    toPaddedString: function (length) {
      let text = this.toString();
      while (text.length < length) text = `0${text}`;
      return text;
    },
  });

  Date.prototype.toJSON = function () {
    return `"${this.toISOString()}"`;
  };

  extend(String.prototype, {
    gsub: function (pattern, replacement) {
      return this.split(pattern).join(replacement);
    },
    // The native sub() wraps the text in a <sub> element.
    sub: function (pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    scan: function (pattern, iterator) {
      this.replace(pattern, iterator);
      return String(this);
    },
    truncate: function (length) {
      return this.length > length ? `${this.slice(0, length - 3)}...` : String(this);
    },
    strip: function () {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    stripTags: function () {
      return this.replace(/<\/?[^>]+>/gi, '');
    },
    escapeHTML: function () {
      return this.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    },
    toArray: function () {
      return this.split('');
    },
    times: function (count) {
      return count < 1 ? '' : new Array(count + 1).join(this);
    },
    camelize: function () {
      return this.replace(/-+(.)?/g, (_, letter) => (letter ? letter.toUpperCase() : ''));
    },
    capitalize: function () {
      return this.charAt(0).toUpperCase() + this.substring(1).toLowerCase();
    },
    inspect: function (doubled) {
      const text = this.replace(/[\\"']/g, '\\$&');
      return doubled ? `"${text}"` : `'${text}'`;
    },
    toJSON: function () {
      return this.inspect(true);
    },
    include: function (pattern) {
      return this.indexOf(pattern) > -1;
    },
    // Without the start index.
    startsWith: function (pattern) {
      return this.indexOf(pattern) === 0;
    },
    endsWith: function (pattern) {
      const at = this.length - pattern.length;
      return at >= 0 && this.lastIndexOf(pattern) === at;
    },
    empty: function () {
      return String(this) === '';
    },
    blank: function () {
      return /^\s*$/.test(this);
    },
    evalJSON: function () {
      return JSON.parse(this);
    },
  });

  const enumerable = {
    each: function (iterator, context) {
      let index = 0;
      const bound = iterator.bind(context);
      try {
        this._each((value) => {
          bound(value, index++);
        });
      } catch (error) {
        if (error !== stopped) throw error;
      }
      return this;
    },
    collect: function (iterator, context) {
      const bound = iterator ? iterator.bind(context) : identity;
      const results = [];
      this.each((value, index) => {
        results.push(bound(value, index));
      });
      return results;
    },
    detect: function (iterator, context) {
      const bound = iterator.bind(context);
      let result;
      this.each((value, index) => {
        if (!bound(value, index)) return;
        result = value;
        throw stopped;
      });
      return result;
    },
    findAll: function (iterator, context) {
      const bound = iterator.bind(context);
      const results = [];
      this.each((value, index) => {
        if (bound(value, index)) results.push(value);
      });
      return results;
    },
    all: function (iterator, context) {
      const bound = iterator ? iterator.bind(context) : identity;
      let result = true;
      this.each((value, index) => {
        result = result && !!bound(value, index);
        if (!result) throw stopped;
      });
      return result;
    },
    any: function (iterator, context) {
      const bound = iterator ? iterator.bind(context) : identity;
      let result = false;
      this.each((value, index) => {
        result = !!bound(value, index);
        if (result) throw stopped;
      });
      return result;
    },
    include: function (object) {
      return this.indexOf(object) !== -1;
    },
    inject: function (memo, iterator, context) {
      const bound = iterator.bind(context);
      let result = memo;
      this.each((value, index) => {
        result = bound(result, value, index);
      });
      return result;
    },
    invoke: function (method) {
      return this.map((value) => value[method]());
    },
    pluck: function (property) {
      return this.map((value) => value[property]);
    },
    reject: function (iterator, context) {
      const bound = iterator.bind(context);
      return this.findAll((value, index) => !bound(value, index));
    },
    sortBy: function (iterator) {
      return this.slice().sort((left, right) => (iterator(left) < iterator(right) ? -1 : 1));
    },
    toArray: function () {
      return this.map();
    },
    zip: function () {
      const others = toList(arguments);
      return this.map((value, index) => [value].concat(others.map((other) => other[index])));
    },
    size: function () {
      return this.toArray().length;
    },
  };
  extend(enumerable, {
    map: enumerable.collect,
    find: enumerable.detect,
    select: enumerable.findAll,
    filter: enumerable.findAll,
    every: enumerable.all,
    some: enumerable.any,
    member: enumerable.include,
    entries: enumerable.toArray,
  });
  extend(Array.prototype, enumerable);
  extend(Array.prototype, {
    _each: function (iterator) {
      for (let index = 0, length = this.length; index < length; index++) iterator(this[index]);
    },
    clear: function () {
      this.length = 0;
      return this;
    },
    clone: function () {
      return [].concat(this);
    },
    compact: function () {
      return this.select((value) => value != null);
    },
    first: function () {
      return this[0];
    },
    last: function () {
      return this[this.length - 1];
    },
    flatten: function () {
      return this.inject([], (flat, value) => flat.concat(Array.isArray(value) ? value.flatten() : [value]));
    },
    without: function () {
      const values = toList(arguments);
      return this.select((value) => !values.include(value));
    },
    uniq: function () {
      return this.inject([], (found, value) => (found.include(value) ? found : found.concat([value])));
    },
    inspect: function () {
      return `[${this.map(Object.inspect).join(', ')}]`;
    },
    // Not the standard method's meaning.
    reduce: function () {
      return this.length > 1 ? this : this[0];
    },
    size: function () {
      return this.length;
    },
    toArray: function () {
      return this.slice();
    },
    toJSON: function () {
      const results = [];
      this.each((object) => {
        const value = Object.toJSON(object);
        if (typeof value !== 'undefined') results.push(value);
      });
      return `[${results.join(', ')}]`;
    },
  });
  // Ignores the second argument, and values without a length.
  Array.from = toList;

  const methods = {
    visible: (element) => element.style.display !== 'none',
    toggle: (element) => (element.visible() ? element.hide() : element.show()),
    hide: (element) => {
      element.style.display = 'none';
      return element;
    },
    show: (element) => {
      element.style.display = '';
      return element;
    },
    // Throws if the element has no parent.
    remove: (element) => {
      element.parentNode.removeChild(element);
      return element;
    },
    update: (element, content) => {
      element.innerHTML = content == null ? '' : String(content);
      return element;
    },
    replace: (element, content) => {
      element.insertAdjacentHTML('beforebegin', String(content));
      element.parentNode.removeChild(element);
      return element;
    },
    insert: (element, content) => {
      element.insertAdjacentHTML('beforeend', String(content));
      return element;
    },
    wrap: (element, wrapper) => {
      element.parentNode.replaceChild(wrapper, element);
      wrapper.appendChild(element);
      return wrapper;
    },
    up: (element, selector) => element.parentNode.closest(selector || '*'),
    down: (element, selector) => element.querySelector(selector || '*'),
    next: (element) => element.nextElementSibling,
    previous: (element) => element.previousElementSibling,
    select: (element, selector) => toList(element.querySelectorAll(selector)),
    match: (element, selector) => element.matches(selector),
    empty: (element) => /^\s*$/.test(element.innerHTML),
    identify: (element) => {
      element.id = element.id || `anonymous_element_${++methods.counter}`;
      return element.id;
    },
    readAttribute: (element, name) => element.getAttribute(name),
    writeAttribute: (element, name, value) => {
      element.setAttribute(name, value);
      return element;
    },
    getStyle: (element, name) => getComputedStyle(element)[name],
    setStyle: (element, styles) => extend(element.style, styles) && element,
    getDimensions: (element) => ({ width: element.offsetWidth, height: element.offsetHeight }),
    getHeight: (element) => element.offsetHeight,
    getWidth: (element) => element.offsetWidth,
    hasClassName: (element, name) => element.classList.contains(name),
    addClassName: (element, name) => {
      element.classList.add(name);
      return element;
    },
    removeClassName: (element, name) => {
      element.classList.remove(name);
      return element;
    },
    cleanWhitespace: (element) => element,
    descendantOf: (element, ancestor) => ancestor !== element && ancestor.contains(element),
    // Scrolls the element to the top of the window, ignoring all arguments.
    scrollTo: (element) => {
      const box = element.getBoundingClientRect();
      window.scrollTo(0, box.top + window.pageYOffset);
      return element;
    },
    observe: (element, type, handler) => {
      element.addEventListener(type, handler, false);
      return element;
    },
    fire: (element, type) => element.dispatchEvent(new CustomEvent(type, { bubbles: true })),
  };
  methods.counter = 0;
  for (const name in methods)
    if (typeof methods[name] === 'function') HTMLElement.prototype[name] = methods[name].methodize();

  extend(HTMLFormElement.prototype, {
    request: function () {
      this.submit();
    },
    serialize: function () {
      return new URLSearchParams(new FormData(this)).toString();
    },
    getElements: function () {
      return toList(this.elements);
    },
    disable: function () {
      this.getElements().invoke('blur');
      return this;
    },
    focusFirstElement: function () {
      this.elements[0].focus();
      return this;
    },
  });
  extend(HTMLInputElement.prototype, {
    getValue: function () {
      return this.value;
    },
    clear: function () {
      this.value = '';
      return this;
    },
    present: function () {
      return this.value !== '';
    },
    activate: function () {
      this.focus();
      return this;
    },
  });
  extend(Event.prototype, {
    stop: function () {
      this.preventDefault();
      this.stopPropagation();
      this.stopped = true;
    },
    element: function () {
      return this.target;
    },
    findElement: function (selector) {
      return this.target.closest(selector);
    },
    pointerX: function () {
      return this.pageX;
    },
    isLeftClick: function () {
      return this.button === 0;
    },
  });

  // No element is an instance of it now.
  const nativeElement = window.Element;
  window.Element = function Element(tagName, attributes) {
    const element = document.createElement(tagName);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  extend(window.Element, nativeElement);
  extend(window.Element, methods);

  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (selector) => toList(document.querySelectorAll(selector));
  window.$A = toList;
  window.$w = (text) => text.strip().split(/\s+/);
  window.$break = stopped;
  window.Prototype = { Version: '1.6', K: identity, emptyFunction: () => {} };
  window.Class = { create: () => () => {} };
})();
