import { signInForms } from '../../src/domain/account/sign-in.ts';
import { type OpenedNext, openedNext } from '../../src/page/return-record.ts';
import { callback, flag, type IslandProps, json, oneOf, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SignInPopup } from './sign-in-popup.tsx';

export const props = {
  returnUrl: text({
    optional: true,
    about:
      'The URL after the sign-in; by default the page it is opened on, /account if its origin is not allowed.',
  }),
  email: text({ optional: true, about: 'The initial value of the email field.' }),
  reason: oneOf(['expired'], { optional: true, about: 'The reason: the session has expired.' }),
  form: oneOf(signInForms, {
    optional: true,
    about:
      'The form it is opened from; that of design services and of a registry has no link to create an account. Without `data-return-url` the sign-in of design services, and of appointments, leads to their page.',
  }),
  previousUrl: text({
    optional: true,
    about: 'The URL of a design-services form’s Previous button.',
  }),
  next: json(openedNext, {
    optional: true,
    accepts: 'an object {name, props}',
    about: 'The overlay to open on the page that the sign-in returns to.',
  }),
  onSignIn: json(callback<() => OpenedNext | undefined>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called when the page is left to sign in; the overlay that it returns opens afterwards.',
  }),
  onCancel: json(callback<() => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called when the shopper closes the popup.',
  }),
  isRegistrySignIn: flag({ about: 'The page is the registry’s own sign-in page: the popup does not open.' }),
};

export type SignInPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'sign-in-popup',
  kind: 'overlay',
  about: 'The sign-in form in a popup over the current page.',
  docs: {
    task: 'account',
    useWhen: 'From a Sign In link on any page: the shopper signs in over the page and returns to it.',
    notWhen: 'On the login page use `sign-in`; before checkout `checkout-now`.',
    accessibility: [
      'A dialog; the focus is in the email field, or in the password field if the address is known.',
      'On a page with a sign-in form of its own it does not open: that form gets the focus.',
      'A refused sign-in is announced at once, and the password field gets the focus.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: SignInPopup,
});
