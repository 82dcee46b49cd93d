/** Gives an account exactly these saved cards. */
export async function giveCards(url: string, email: string, cards: object[]): Promise<void> {
  const response = await fetch(`${url}/test/saved-cards`, {
    method: 'POST',
    body: JSON.stringify({ email, cards }),
  });
  if (response.status !== 200) throw new Error(await response.text());
}

/** A new Visa whose number ends like this, as a form sends it. */
export function newCard(lastFour: string) {
  return {
    type: 'Visa',
    number: `411111111111${lastFour}`,
    expMonth: 4,
    expYear: 2031,
    cvv: '737',
    saveToAccount: false,
  };
}
