/*
 * Once a second, as an old page does with parts of itself: `.js-live` is rewritten from the server's initial HTML,
 * and in `.js-rotate` the first part moves to the end.
 */
((jq) => {
  const live = [];
  jq('.js-live').each(function () {
    live.push([this, this.outerHTML.replace(/^<[^>]*>|<\/\w+>$/g, '')]);
  });
  window.rewrites = 0;
  setInterval(() => {
    for (let index = 0; index < live.length; index++) jq(live[index][0]).html(live[index][1]);
    jq('.js-clock').text(new Date().toTimeString());
    jq('.js-rotate').each(function () {
      this.appendChild(this.firstElementChild);
    });
    window.rewrites++;
  }, 1000);
})(window.jQuery);
