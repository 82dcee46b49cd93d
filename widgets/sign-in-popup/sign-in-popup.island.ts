import { signInForms } from '../../src/domain/account/sign-in.ts';
import { openedNext } from '../../src/page/return-record.ts';
import { flag, type IslandProps, json, oneOf, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { SignInPopup } from './sign-in-popup.tsx';

export const props = {
  returnUrl: text({
    optional: true,
    about:
      'Where a sign-in leads; the page it is opened on where it is missing, /account where its origin is not allowed.',
  }),
  email: text({ optional: true, about: 'What the email field starts with.' }),
  reason: oneOf(['expired'], { optional: true, about: 'Why it is asked for: the session has ended.' }),
  form: oneOf(signInForms, {
    optional: true,
    about: 'The form it is opened from; it has no link to create an account.',
  }),
  previousUrl: text({
    optional: true,
    about: 'Where the Previous button of a design-services form leads.',
  }),
  next: json(openedNext, {
    optional: true,
    accepts: 'an object {name, props}',
    about: 'What is opened on the page that the sign-in returns to.',
  }),
  isRegistrySignIn: flag({ about: 'The page is the registry’s own sign-in page: the popup does not open.' }),
};

export type SignInPopupProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'sign-in-popup',
  kind: 'overlay',
  about: 'The sign-in form in a layer over the current page.',
  props,
  view: SignInPopup,
});
