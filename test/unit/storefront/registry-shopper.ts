export const grace = { email: 'grace@example.com', password: 'another horse', firstName: 'Grace' };

/** Gives an account registries, without the form; returns their ids. */
export async function giveRegistries(url: string, email: string, registries: object[]): Promise<string[]> {
  const response = await fetch(`${url}/test/registries`, {
    method: 'POST',
    body: JSON.stringify({ email, registries }),
  });
  if (response.status !== 200) throw new Error(await response.text());
  const answer: { registries: { grId: string }[] } = await response.json();
  return answer.registries.map(({ grId }) => grId);
}
