import { vi } from 'vitest';

/** A form as it was submitted. */
export interface Posted {
  action: string;
  method: string;
  fields: Record<string, FormDataEntryValue>;
}

/** Notes the forms that are submitted, in place of leaving the page. */
export function notePosts(): Posted[] {
  const posts: Posted[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posts.push({ action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) });
  });
  return posts;
}

/** Notes where the page is sent, in place of going there. */
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
