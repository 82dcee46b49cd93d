import { vi } from 'vitest';
import { getSignInConfigurationExample } from '../../../../src/contract/account/account.examples.ts';
import signIn from '../../../../widgets/sign-in/sign-in.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

/** The server's own texts. */
export const words = getSignInConfigurationExample.answer.messages as Record<string, string>;

/** A page's sign-in, with the forms it posts and the pages it navigates to. */
export async function render(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const posts = notePosts();
  const visits = noteVisits();
  const island = await renderIsland(signIn, example, options);
  const { page, shopper, host, requests } = island;
  const email = () => host.querySelector<HTMLInputElement>('[name="email"]')!;
  const password = () => host.querySelector<HTMLInputElement>('[autocomplete="current-password"]')!;
  return {
    ...island,
    posts,
    visits,
    email,
    password,
    button: () => page.getByRole('button', { name: /^Sign(ing)? [Ii]n/ }),
    alerts: () =>
      [...host.querySelectorAll('[role=alert]:not([data-si-live])')].map(({ textContent }) => textContent),
    asked: () => requests.filter(({ call }) => call === 'authenticate'),
    link: (name: string) => page.queryByRole('link', { name }) as HTMLAnchorElement | null,
    async submit(name = 'ada@example.com', word = 'correct horse') {
      if (name) await shopper.type(email(), name);
      if (word) await shopper.type(password(), word);
      await shopper.click(page.getByRole('button', { name: 'Sign In' }));
    },
  };
}

/** A form as it was submitted. */
export interface Posted {
  action: string;
  method: string;
  fields: Record<string, FormDataEntryValue>;
}

/** Records the forms that are submitted, instead of leaving the page. */
export function notePosts(): Posted[] {
  const posts: Posted[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posts.push({ action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) });
  });
  return posts;
}

/** Records navigations instead of making them. */
export function noteVisits(): string[] {
  const visits: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    visits.push(String(url));
  });
  return visits;
}

/** Makes the test's page the one at `path`. */
export function goTo(path: string): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `https://shop.example${path}`,
  );
}
