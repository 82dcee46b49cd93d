/* A chat of somebody else's: above everything, and it comes back to the end of the body whenever something follows it. */
(() => {
  const chat = document.createElement('div');
  chat.id = 'chat-widget';
  chat.textContent = 'Chat';
  document.body.appendChild(chat);
  setInterval(() => {
    if (document.body.lastElementChild !== chat) document.body.appendChild(chat);
  }, 500);
})();
