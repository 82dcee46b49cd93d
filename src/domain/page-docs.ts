import { type PageName, pagePaths } from './page-paths.ts';

/** A linked page or a posted form, with its parameters, for the docs. */
export interface PageDocs {
  about: string;
  /** The browser posts a form, with the anti-forgery token as a field, and shows the answer. */
  isPosted?: true;
  /** The query of a link, or the fields of a form, each with its meaning. */
  takes: Record<string, string>;
}

const returnUrl = 'Where the shopper goes afterwards: a path of the shop.';

export const pageDocs: Record<PageName, PageDocs> = {
  signInPage: {
    about:
      'The page that signs in without the library. A read that is redirected here says that the session has ended.',
    takes: { returnUrl, isRedirect: '`true`.' },
  },
  postSession: {
    about:
      'The form that is posted once the identity provider has accepted the shopper. The server starts the session, and leads to the confirmation page or to `redirectUrl`.',
    isPosted: true,
    takes: { sessionToken: 'The identity provider’s, to be used once.', redirectUrl: returnUrl },
  },
  signInWithProvider: {
    about: 'The link that signs in with Google or Apple.',
    takes: {
      idp: '`google` or `apple`.',
      redirectUrl: returnUrl,
      messageType: '`ExistingGoogleAccount`, for Google.',
    },
  },
  postGuest: {
    about: 'The form of Guest Checkout. The server leads to `redirectUrl`.',
    isPosted: true,
    takes: { redirectUrl: returnUrl },
  },
  createAccount: { about: 'The page that creates an account.', takes: { returnUrl } },
  resetPasswordPage: {
    about:
      'The page that resets a password without the library: the Reset password link leads there without script.',
    takes: {},
  },
  accountPage: { about: 'The account, where a sign-in leads if nothing says where to.', takes: {} },
  termsOfUse: { about: 'The terms of use, linked below the sign-in form.', takes: {} },
  privacyPolicy: { about: 'The privacy policy, linked below the sign-in form.', takes: {} },
};

/** The pages and forms whose paths the page context's `endpoints` can replace, by name. */
export const pageNames: Record<string, string> = Object.fromEntries(
  (Object.keys(pageDocs) as PageName[]).map((name) => {
    const { about, isPosted } = pageDocs[name];
    return [name, `In place of ${isPosted ? 'the form’s POST' : 'the link'} ${pagePaths[name]}. ${about}`];
  }),
);
