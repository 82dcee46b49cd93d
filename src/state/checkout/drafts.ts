import { useAtom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { basketIdAtom } from '../payment/basket.ts';
import { storedAtom } from '../stored-atom.ts';
import { checkoutFlowOf } from './checkout-flow.ts';

const drafts = v.object({
  /** The basket that they are for: another order does not get them. */
  basketId: v.optional(v.string()),
  /** By the form's name, and the field's. */
  forms: v.record(v.string(), v.record(v.string(), v.string())),
});

type Drafts = v.InferOutput<typeof drafts>;

/** What is typed in the forms of checkout and not saved yet: kept through a reload, or a sign-in in between. */
const draftsAtom = storedAtom('session', 'storefront-islands:checkout-drafts', (kept): Drafts => {
  const read = v.safeParse(drafts, kept);
  return read.success ? read.output : { forms: {} };
});

/** The fields of a form, as texts. */
export type Values<Field extends string> = Record<Field, string>;

/**
 * The values of a form of checkout: the shopper's until they are saved, otherwise `known`. Changes that are not saved
 * make the page ask before it leaves the step, and are kept in the tab's storage: nothing secret may be typed here.
 */
export function useDraft<Field extends string>(form: string, known: Values<Field>) {
  const flow = checkoutFlowOf(useStore());
  const [kept, setKept] = useAtom(draftsAtom);
  const basketId = useAtomValue(basketIdAtom);
  const draft = kept.basketId === basketId ? kept.forms[form] : undefined;
  const values = { ...known };
  for (const field of Object.keys(known) as Field[]) values[field] = draft?.[field] ?? known[field];
  const isDirty = (Object.keys(known) as Field[]).some((field) => values[field] !== known[field]);

  useEffect(() => {
    flow.setDirty(form, isDirty);
    return () => flow.setDirty(form, false);
  }, [flow, form, isDirty]);

  const write = useCallback(
    (change: (fields: Record<string, string>) => Record<string, string> | undefined) =>
      setKept((was) => {
        const { [form]: mine = {}, ...others } = was.basketId === basketId ? was.forms : {};
        const next = change(mine);
        return { ...(basketId !== undefined && { basketId }), forms: next ? { ...others, [form]: next } : others };
      }),
    [basketId, form, setKept],
  );

  return {
    values,
    isDirty,
    /** The shopper types. */
    set: (changed: Partial<Values<Field>>) => write((was) => ({ ...was, ...(changed as Record<string, string>) })),
    /** Saved, or cancelled: the known values show again. */
    forget: () => write(() => undefined),
  };
}
