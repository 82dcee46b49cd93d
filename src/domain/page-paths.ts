/**
 * The shop's pages and forms that the islands link and post to (cart §2, checkout §2.1). The page context's `endpoints`
 * replaces any by its name.
 */
export const pagePaths = {
  signInPage: '/account/login',
  postSession: '/account/auth',
  signInWithProvider: '/account/auth/loginwithidp',
  postGuest: '/checkout/guest',
  createAccount: '/account/create-account',
  resetPasswordPage: '/account/reset-password',
  accountPage: '/account',
  termsOfUse: '/customer-service/terms-of-use',
  privacyPolicy: '/customer-service/privacy-policy',
} as const;

export type PageName = keyof typeof pagePaths;
