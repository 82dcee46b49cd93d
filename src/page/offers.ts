import { pageContext } from './context.ts';
import type { OfferedPart } from './context-keys.ts';

/** Whether the shop has a part of cart or checkout: unless its page context says false. */
export const offers = (part: OfferedPart): boolean => pageContext().features[part] !== false;
