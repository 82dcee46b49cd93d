import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { isReloadByUs } from '../../page/navigation.ts';
import { basketIdAtom } from '../basket.ts';
import type { Store } from '../store.ts';
import { readStored, storedAtom } from '../stored-atom.ts';
import { checkoutFlowOf } from './checkout-flow.ts';

const drafts = v.object({
  /** The basket they were typed for: they are not used for another order. */
  basketId: v.optional(v.string()),
  /** Typed values, by form name and field name. */
  forms: v.record(v.string(), v.record(v.string(), v.string())),
});

type Drafts = v.InferOutput<typeof drafts>;

const draftsKey = 'storefront-islands:checkout-drafts';

/** Unsaved values of the forms of checkout: they survive a reload and a sign-in. */
const draftsAtom = storedAtom('session', draftsKey, (kept): Drafts => {
  const read = v.safeParse(drafts, kept);
  return read.success ? read.output : { forms: {} };
});

/** Those of this order's basket. */
const formsAtom = atom((get) => {
  const { basketId, forms } = get(draftsAtom);
  return basketId === get(basketIdAtom) ? forms : {};
});

/** The fields of a form, as texts. */
export type Values<Field extends string> = Record<Field, string>;

/** The values of a form as its fields show them: the shopper's until they are saved, otherwise `known`. */
export function readDraft<Field extends string>(
  store: Store,
  form: string,
  known: Values<Field>,
): Values<Field> {
  const draft = store.get(formsAtom)[form];
  const values = { ...known };
  for (const field of Object.keys(known) as Field[]) values[field] = draft?.[field] ?? known[field];
  return values;
}

/** The shopper has typed. */
export function writeDraft(store: Store, form: string, changed: Partial<Record<string, string>>): void {
  const forms = store.get(formsAtom);
  const mine = { ...forms[form], ...(changed as Record<string, string>) };
  store.set(draftsAtom, () => ({ basketId: store.get(basketIdAtom), forms: { ...forms, [form]: mine } }));
}

/**
 * Saved, or cancelled: the known values show again.
 * @param sent only these values: what has been typed since then stays
 */
export function forgetDraft(store: Store, form: string, sent?: Partial<Record<string, string>>): void {
  store.set(draftsAtom, ({ forms: { [form]: mine, ...forms }, ...was }) => {
    const left = Object.entries(mine ?? {}).filter(([field, value]) => sent && sent[field] !== value);
    return { ...was, forms: left.length ? { ...forms, [form]: Object.fromEntries(left) } : forms };
  });
}

/** Whether the tab's storage has what has been typed; it may be full or blocked. */
function areStored(store: Store): boolean {
  return JSON.stringify(readStored('session', draftsKey)) === JSON.stringify(store.get(draftsAtom));
}

/**
 * Whether a form that is shown has changes that are not saved. A form leaves `dirty` one render after its draft was
 * deleted.
 */
export const hasUnsaved = (store: Store): boolean =>
  checkoutFlowOf(store).state.dirty.some((form) => store.get(formsAtom)[form]);

/**
 * A form of checkout. Changes that are not saved make the page ask before it leaves the step, and are kept in the tab's
 * storage: nothing secret may be typed here.
 * @param isShown false while the form is not shown: its values are kept, and it has no changes to ask about
 */
export function useDraft<Field extends string>(form: string, known: Values<Field>, isShown = true) {
  const store = useStore();
  const flow = checkoutFlowOf(store);
  // As text, so that a key typed into one form does not render the others.
  const draftAtom = useMemo(() => atom((get) => JSON.stringify(get(formsAtom)[form] ?? {})), [form]);
  useAtomValue(draftAtom);
  const values = readDraft(store, form, known);
  const isDirty = isShown && (Object.keys(known) as Field[]).some((field) => values[field] !== known[field]);

  useEffect(() => {
    if (!isDirty) return;
    // Asks first, except before our own reload for the same basket, which restores the form.
    const handleBeforeUnload = (event: Event) =>
      (isReloadByUs() && areStored(store)) || event.preventDefault();
    addEventListener('beforeunload', handleBeforeUnload);
    flow.setDirty(form, () => forgetDraft(store, form));
    return () => {
      removeEventListener('beforeunload', handleBeforeUnload);
      flow.setDirty(form, undefined);
    };
  }, [flow, store, form, isDirty]);

  return {
    values,
    isDirty,
    set: (changed: Partial<Values<Field>>) => writeDraft(store, form, changed),
    forget: (sent?: Partial<Values<Field>>) => forgetDraft(store, form, sent),
  };
}
