import * as v from 'valibot';
import type { MissingOption } from '../../domain/product/missing-options.ts';
import { filledText, identifier, requiredTolerantList } from '../fields.ts';

/** The options of a product that have no choice yet, as a page gives them (checkout §4). */
export const missingOptions: v.GenericSchema<unknown, MissingOption[]> = requiredTolerantList(
  v.object({ optionCode: identifier, title: filledText }),
);
