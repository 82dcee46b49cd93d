import { useState } from 'react';
import { pageRegistry } from '../page/page-registry.ts';

/**
 * An id that no other element of the page has, whichever version of the library has made it: React's own `useId` counts
 * for each copy of React, and for all tests of a file.
 */
export const usePageId = (): string =>
  useState(() => {
    const page = pageRegistry<{ ids: number }>();
    page.ids = (page.ids ?? 0) + 1;
    return `si-${page.ids}`;
  })[0];
