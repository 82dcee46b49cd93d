import type { ReactElement } from 'react';

/**
 * What stands beside other elements: elements or nothing, never bare text. A page's translator replaces text nodes, and
 * React would lose the ones that it keeps (decision 115).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
