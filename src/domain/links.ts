/**
 * Whether a link in an answer, a storage or a page's JSON may be followed. The page adds its own rule (decision 11);
 * without one it is a path, or an http(s) URL.
 */
export const linkRule = { allows: (link: string): boolean => /^(https?:\/)?\/(?!\/)/i.test(link) };

/** The message of a refused link. */
export const refusedLink = 'a link that may be followed';
