import * as v from 'valibot';
import type { MissingOption } from '../../domain/product/missing-options.ts';
import { filledText, identifier } from '../fields.ts';

/**
 * The options of a product that have no choice yet, as a page gives them (checkout §4). Good only as a whole: without one of
 * them the product could be added unfinished.
 */
export const missingOptions: v.GenericSchema<unknown, MissingOption[]> = v.array(
  v.object({ optionCode: identifier, title: filledText }),
);
