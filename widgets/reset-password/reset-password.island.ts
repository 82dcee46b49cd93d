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
  props,
  view: ResetPassword,
});
