import { expect, userEvent, waitFor, type within } from 'storybook/test';

export type Scene = ReturnType<typeof within>;

/** Types a complete card into a form. */
export async function typeCard(form: Scene, digits = '4111111111111111'): Promise<void> {
  await userEvent.type(form.getByLabelText('Card number'), digits);
  await userEvent.type(form.getByLabelText('Expiration date'), '1239');
  await userEvent.type(form.getByLabelText('Security code'), '123');
}

/** Types a complete card into the payment provider's field, and submits it. */
export async function sendByProvider(form: Scene, button: string): Promise<void> {
  await userEvent.type(await form.findByLabelText('Provider card number'), '4111111111111111');
  await userEvent.click(form.getByRole('button', { name: button }));
}

/** The error shows for the whole card, and the typed card is kept. */
export async function expectOfTheCard(form: Scene, words: string): Promise<void> {
  const seen: HTMLElement[] = await form.findAllByText(words);
  await expect(seen.find((element) => element.closest('.si-message[data-state="error"]'))).toBeVisible();
  await expect(form.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
}

/** The error shows at a field, which is focused. */
export async function expectOfField(form: Scene, label: string, words: string): Promise<void> {
  await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
  await expect(form.getByLabelText(label)).toHaveAccessibleDescription(words);
}
