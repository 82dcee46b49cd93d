/* The shop's own old script: jQuery, delegated clicks, a Bootstrap modal. */
jQuery(($) => {
  var $modal;

  // A click enlarges the product picture; without script the link leads to the picture itself.
  $(document).on('click', '.js-enlarge', function (event) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!$modal) {
      $modal = $(
        '<div class="modal fade picture-modal" tabindex="-1" role="dialog" aria-label="Large picture">' +
          '<div class="modal-dialog modal-lg" role="document"><div class="modal-content">' +
          '<button type="button" class="close" data-dismiss="modal"><span aria-hidden="true">&times;</span>' +
          '<span class="sr-only">Close</span></button><img alt="" width="1200" height="1200"></div></div></div>',
      ).appendTo(document.body);
    }
    $modal.find('img').attr({ src: this.href, alt: $(this).find('img').attr('alt') });
    $modal.modal('show');
  });

  // The chat: a panel in the corner; without script the link leads to customer service.
  $(document).on('click', '.js-chat-open', (event) => {
    event.preventDefault();
    var $chat = $('.shop-chat');
    if (!$chat.length) {
      $chat = $(
        '<div class="shop-chat" role="dialog" aria-label="Chat"><button type="button" class="close">' +
          '<span aria-hidden="true">&times;</span><span class="sr-only">Close</span></button>' +
          '<p>Hello! How can we help?</p></div>',
      ).appendTo(document.body);
      $chat.on('click', '.close', () => $chat.hide());
    }
    $chat.show().find('.close').trigger('focus');
  });

  // The list of the cards that pay follows every payment.
  document.addEventListener('storefront:payment-changed', ({ detail }) => {
    $('.payment-applied').each(function () {
      var words = JSON.parse(this.getAttribute('data-words'));
      var $items = $.map(detail.cards, (card) => {
        var type = words[`cardType${card.type}`] || card.type;
        var name = words.cardName.replace('{0}', type).replace('{1}', card.lastFour);
        var amount = (card.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        return $('<li>').text(`${name}: ${words.sign}${amount}`);
      });
      $(this).empty().append($items).prop('hidden', !$items.length);
    });
  });

  // A list of the menu opens by its disclosure, or while the pointer is over it, which opens the disclosure as well.
  // Escape closes it, however it was opened, and so does the focus when it leaves.
  $('.shop-menu-item').on('pointerenter pointerleave', function (event) {
    if (event.originalEvent.pointerType !== 'mouse') return;
    var $more = $(this).children('.shop-menu-more');
    if (event.type === 'pointerenter') $more.data('hovered', !$more.prop('open')).prop('open', true);
    else if (!this.contains(document.activeElement)) $more.prop('open', false);
  });
  // A press on the disclosure keeps the list open that the pointer has opened on its way to the disclosure.
  $('.shop-menu-more').on('click', function (event) {
    if (this.open && $(this).data('hovered')) event.preventDefault();
    $(this).data('hovered', false);
  });
  $(document).on('keydown', (event) => {
    if (event.which === 27) $('.shop-menu-item:hover').children('[open]').prop('open', false);
  });
  $('.shop-menu').on('keydown', (event) => {
    var $open = $(event.target).closest('.shop-menu-item').children('[open]');
    if (event.which === 27 && $open.length) $open.prop('open', false).children().trigger('focus');
  });
  $('.shop-menu-item').on('focusout', function (event) {
    if (!this.contains(event.relatedTarget)) $(this).children('[open]').prop('open', false);
  });
});
