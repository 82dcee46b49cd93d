import { type IslandProps, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ResetPassword } from './reset-password.tsx';

export const props = {
  email: {
    ...text({ optional: true, about: 'The initial value of the email field.' }),
    // A sign-in form passes its own field's value, which may be empty.
    read: (given: string) => given,
  },
};

export type ResetPasswordProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'reset-password',
  kind: 'overlay',
  about: 'Sends a link to choose a new password; a Forgot password link or a sign-in widget opens it.',
  docs: {
    task: 'account',
    useWhen:
      'From a Forgot password link: the shopper asks for a mail with a link to choose a new password. The sign-in widgets open it.',
    notWhen:
      'To sign in use `sign-in` or `sign-in-popup`; the page that the mail leads to is the server’s own HTML.',
    accessibility: [
      'A dialog; once the form has loaded, the focus is in the email field.',
      'A wrong address is reported on submit: the field gets the focus, and the message is its description.',
      'A failure is announced at once, and the typed address is kept; after sending, the focus is on the message that says so.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: ResetPassword,
});
