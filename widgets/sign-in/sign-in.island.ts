import { signInForms } from '../../src/domain/account/sign-in.ts';
import { flag, type IslandProps, oneOf, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SignIn } from './sign-in.tsx';

export const props = {
  returnUrl: text({
    optional: true,
    about: 'The URL after the sign-in; /account if it is missing or on an origin that is not allowed.',
  }),
  email: text({ optional: true, about: 'The initial value of the email field.' }),
  reason: oneOf(['expired'], { optional: true, about: 'The reason: the session has expired.' }),
  form: oneOf(signInForms, {
    optional: true,
    about:
      'The form it is part of; that of design services and of a registry has no link to create an account. Without `data-return-url` the sign-in of design services, and of appointments, leads to their page.',
  }),
  previousUrl: text({
    optional: true,
    about: 'The URL of a design-services form’s Previous button.',
  }),
  hasFocusRemoval: flag({
    about: 'On the confirmation page: the password field is disabled for nine seconds.',
  }),
};

export type SignInProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'sign-in',
  kind: 'inline',
  load: 'visible',
  about: 'The sign-in form of a page, replacing the server’s own.',
  docs: {
    task: 'account',
    useWhen:
      'On the login page, and wherever else the server shows a sign-in form: it replaces that form, and a refused sign-in shows without another page.',
    notWhen: 'In a popup over any page use `sign-in-popup`; before checkout `checkout-now`.',
    accessibility: [
      'A region named “Sign In”. It takes no focus by itself; what was typed into the server’s form stays, and so does the focus.',
      'Empty fields are reported on submit, each with its own message, and the first gets the focus.',
      'A refused sign-in is announced at once, and the password field gets the focus.',
      'The button that shows the password says whether it is pressed.',
    ],
  },
  props,
  replays: ['submit'],
  view: SignIn,
});
