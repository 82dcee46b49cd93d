import { ownUrl } from './navigation.ts';
import { shownUrl } from './shown-url.ts';

/**
 * Posts fields with a secret to a path of the page's own origin, by a form; the browser navigates to the answer. The form
 * is in a closed shadow tree, which the page's observers do not see into, and which its `formdata` event does not leave.
 * @throws if the path leads to another origin
 */
export function postUnseen(path: string, fields: Readonly<Record<string, string>>): void {
  const action = ownUrl(path);
  if (new URL(action).origin !== location.origin)
    throw Error(`a secret is posted to the page's own origin only, not to ${shownUrl(path)}`);
  const place = document.createElement('div');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  place.hidden = true;
  place.attachShadow({ mode: 'closed' }).append(form);
  document.body.append(place);
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  // The prototype's method, because a page may have overridden the form's own. It fires no submit event, whose listeners
  // would see the secret.
  HTMLFormElement.prototype.submit.call(form);
  // Not remove(), which Prototype.js replaces.
  place.replaceWith();
}
