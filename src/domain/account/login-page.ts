/** Whether a page is the login page, the fallback where the form cannot be shown. */
export function isLoginPage(path: string): boolean {
  return /\/account\/login\/?$/i.test(path);
}
