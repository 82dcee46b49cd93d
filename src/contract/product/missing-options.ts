import * as v from 'valibot';
import type { MissingOption } from '../../domain/product/missing-options.ts';
import { filledText, identifier } from '../fields.ts';

/**
 * The options of a product that have no choice yet, as a page gives them (checkout §4). One bad item fails the list, because
 * without it the product could be added with an option missing.
 */
export const missingOptions: v.GenericSchema<unknown, MissingOption[]> = v.array(
  v.object({ optionCode: identifier, title: filledText }),
);
