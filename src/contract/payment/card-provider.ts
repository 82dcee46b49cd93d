import * as v from 'valibot';
import { filledText, shown, shownOr } from '../fields.ts';

/** The page's settings of the payment provider's fields. */
export const cardProvider = v.object({
  scriptUrl: filledText,
  styleUrl: shown(v.string()),
  config: shownOr(v.record(v.string(), v.unknown()), {}),
});
