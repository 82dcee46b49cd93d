/** The popups with server content, by name (checkout §7.4). */
const popups: Readonly<Record<string, { title: string; html: string }>> = {
  CreditCardVerification: {
    title: 'Your Security Code',
    html: [
      '<p>The security code shows that you have the card in your hands.</p>',
      '<h3>Visa, MasterCard and Discover</h3>',
      '<p><img src="/shop/security-code-back.svg" width="240" height="152" alt="The back of a card: three digits at the right of the signature strip"></p>',
      '<p>The last three digits on the back, at the right of the signature strip.</p>',
      '<h3>American Express</h3>',
      '<p><img src="/shop/security-code-front.svg" width="240" height="152" alt="The front of a card: four digits above the end of the number"></p>',
      '<p>The four digits on the front, above the end of the number.</p>',
      '<h3>Store cards</h3>',
      '<p>They have none.</p>',
    ].join('\n'),
  },
};

/** The content of a popup; undefined for an unknown name. */
export function popupContent(name: string): { title: string; html: string } | undefined {
  return Object.hasOwn(popups, name) ? popups[name] : undefined;
}
