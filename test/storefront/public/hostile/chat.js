/*
 * A third party's chat: above everything, and it moves back to the end of the body whenever an element is added after
 * it.
 */
(() => {
  const chat = document.createElement('div');
  chat.id = 'chat-widget';
  chat.textContent = 'Chat';
  document.body.appendChild(chat);
  setInterval(() => {
    if (document.body.lastElementChild !== chat) document.body.appendChild(chat);
  }, 500);
})();
