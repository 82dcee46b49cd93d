import { useState } from 'react';
import { pageRegistry } from '../page/page-registry.ts';

/**
 * An id that is unique on the page, also among several versions of the library. React's own `useId` is unique only within
 * one copy of React, and counts on through all tests of a file.
 */
export const usePageId = (): string =>
  useState(() => {
    const page = pageRegistry<{ ids: number }>();
    page.ids = (page.ids ?? 0) + 1;
    return `si-${page.ids}`;
  })[0];
