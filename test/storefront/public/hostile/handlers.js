/* jQuery handlers of many authors: delegated ones that stop propagation, and native ones that do too. */
((jq) => {
  // Prototype.js came first, so jQuery has given up `$`.
  jq.noConflict();

  // Closes the menus on any click outside, and stops propagation.
  jq(document).on('click', (event) => {
    jq('.shop-menu-item').removeClass('is-open');
    event.stopPropagation();
  });
  jq(document.body).on('click', 'a[href="#"]', () => false);
  jq('#content').on('click', 'button', (event) => {
    jq('#content').data('last-button', event.currentTarget.className);
    event.stopPropagation();
  });
  // A form tracker that stops the submit event for listeners further out.
  jq('#content').on('submit', 'form', (event) => {
    window.tracked = (window.tracked || []).concat([jq(event.currentTarget).attr('action') || 'none']);
    event.stopImmediatePropagation();
  });
  // Only digits, in any field; Enter never submits by itself.
  jq(document.body).on('keydown keypress keyup', 'input', (event) => {
    event.stopPropagation();
  });
  jq(document).on('focusin', (event) => {
    window.lastFocus = event.target.tagName;
    event.stopPropagation();
  });
  jq(document.body).on('change input', (event) => event.stopPropagation());
  jq(document.body).on('mousedown touchstart', '.page', (event) => event.stopImmediatePropagation());

  const content = document.getElementById('content');
  for (const type of ['click', 'submit', 'keydown', 'focusin', 'change', 'input', 'pointerdown', 'scroll'])
    content.addEventListener(type, (event) => event.stopPropagation());
  document.addEventListener('keydown', (event) => {
    if (event.keyCode === 27) jq('.is-open').removeClass('is-open');
    event.stopImmediatePropagation();
  });
})(window.jQuery);
