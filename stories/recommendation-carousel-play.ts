import { expect, waitFor, within } from 'storybook/test';

/** The carousel, once its cards have loaded. */
export async function region(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const pod = await within(canvasElement).findByRole('region', { name });
  await waitFor(() => expect(pod.querySelector('[aria-busy]')).toBeNull());
  return pod;
}
