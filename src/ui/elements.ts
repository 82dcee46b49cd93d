import type { ReactElement } from 'react';

/**
 * Content that stands beside other elements: elements or nothing, never bare text. A translator replaces the text nodes
 * of a page, and React would lose those that it keeps (decision 115).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
