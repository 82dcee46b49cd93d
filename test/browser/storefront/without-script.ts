/** Without script the strict page is the plain one: its policy differs for scripts only. */
export const variants = ['', '/hostile'];
