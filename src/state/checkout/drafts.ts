import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { useOnChange } from '../../hooks/use-on-mount.ts';
import { isReturning } from '../../page/navigation.ts';
import { onRestored } from '../../page/restored.ts';
import { draftsKey, forgetDrafts, isKeptSince, personalizationsKey, visitId } from '../../page/visit.ts';
import { basketIdAtom } from '../basket.ts';
import { forgetAddress } from '../delivery/use-delivery-place.ts';
import type { Store } from '../store.ts';
import { readStored, storedAtom } from '../stored-atom.ts';
import { checkoutFlowOf } from './checkout-flow.ts';

const drafts = v.object({
  /** The basket for which the values were typed, where the shop has ids: no other order gets them. */
  basketId: v.optional(v.string()),
  /** The visit in which the values were typed: no other shopper gets them. */
  visit: v.string(),
  /** When the last value was typed, in milliseconds since 1970. */
  at: v.number(),
  /** The drafts by their keys; each is parsed with the schema of its form. */
  forms: v.record(v.string(), v.unknown()),
});

type Drafts = v.InferOutput<typeof drafts>;

/** Values typed on this page stay as long as the page; values of an earlier page expire. */
let openedAt = Date.now();
if ('addEventListener' in globalThis)
  onRestored(() => {
    openedAt = Date.now();
  });

/** Unsaved values of the forms of checkout: they survive a reload and a sign-in (decision 114). */
const draftsAtom = storedAtom('session', draftsKey, (kept): Drafts => {
  const { success, output } = v.safeParse(drafts, kept);
  const isFresh = success && (output.at > openedAt || isKeptSince(output.at, openedAt));
  return isFresh && output.visit === visitId() ? output : { visit: '', at: 0, forms: {} };
});

/** The drafts of this order's basket. */
const formsAtom = atom((get) => {
  const { basketId, forms } = get(draftsAtom);
  return basketId === get(basketIdAtom) ? forms : {};
});

/** The fields of a form that the tab's storage keeps until they are saved; none of them may be secret. */
export interface Draft<Fields extends object> {
  key: string;
  /** The schema of the stored values, which are outside data; each field may be missing. */
  schema: v.GenericSchema<unknown, Partial<Fields>>;
}

/** A form with several drafts, where the page shows it several times: `of` a shipment, a recipient, a part of an item. */
export interface DraftForm<Fields extends object> extends Draft<Fields> {
  of: (id: string) => Draft<Fields>;
}

type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** Declares the fields of a form that are kept until it is saved. */
export function draftForm<Entries extends v.ObjectEntries>(
  name: string,
  entries: Entries,
): DraftForm<FieldsOf<Entries>> {
  const schema = v.partial(v.object(entries)) as unknown as Draft<FieldsOf<Entries>>['schema'];
  return { key: name, schema, of: (id) => ({ key: `${name}: ${id}`, schema }) };
}

/** Whether a draft belongs to a form, or to one of its parts. */
const isOf = (key: string, name: string) => key === name || key.startsWith(`${name}: `);

const reported = new Set<string>();

/** Undefined for a draft that does not fit its form, such as one of an earlier version. */
function parsed<Fields extends object>(store: Store, draft: Draft<Fields>): Partial<Fields> | undefined {
  const { [draft.key]: kept = {} } = store.get(formsAtom);
  const read = v.safeParse(draft.schema, kept);
  if (read.success) return read.output;
  if (!reported.has(draft.key))
    console.error(
      `[storefront-islands] what was typed into “${draft.key}” does not fit the form and is dropped.`,
    );
  reported.add(draft.key);
  return undefined;
}

/** The values that the fields of a form show: the shopper's unsaved ones, else `known`. */
export function readDraft<Fields extends object>(store: Store, draft: Draft<Fields>, known: Fields): Fields {
  const typed = parsed(store, draft);
  const values = { ...known };
  for (const field of Object.keys(known) as (keyof Fields)[]) values[field] = typed?.[field] ?? known[field];
  return values;
}

/** Whether the shopper has typed or chosen a field's value that is not saved. */
export const isDrafted = <Fields extends object>(
  store: Store,
  draft: Draft<Fields>,
  field: keyof Fields,
): boolean => parsed(store, draft)?.[field] !== undefined;

/** Keeps a value that the shopper has typed or chosen. */
export function writeDraft<Fields extends object>(
  store: Store,
  draft: Draft<Fields>,
  changed: Partial<Fields>,
): void {
  const mine = { ...parsed(store, draft), ...changed };
  const forms = { ...store.get(formsAtom), [draft.key]: mine };
  store.set(draftsAtom, () => ({
    basketId: store.get(basketIdAtom),
    visit: visitId(),
    at: Date.now(),
    forms,
  }));
}

/**
 * Deletes the draft once it is saved or cancelled: the known values show again.
 * @param sent deletes only these values: text typed since then stays
 */
export function forgetDraft<Fields extends object>(
  store: Store,
  draft: Draft<Fields>,
  sent?: Partial<Fields>,
): void {
  const typed = sent ? parsed(store, draft) : undefined;
  const left = Object.entries(typed ?? {}).filter(([field, value]) => sent![field as keyof Fields] !== value);
  store.set(draftsAtom, ({ forms: { [draft.key]: _, ...forms }, ...was }) => ({
    ...was,
    forms: left.length ? { ...forms, [draft.key]: Object.fromEntries(left) } : forms,
  }));
}

/** Deletes what was typed for the order, once it is placed. */
export function forgetAllDrafts(store: Store): void {
  store.set(draftsAtom, (was) => ({ ...was, forms: {} }));
  forgetDrafts();
  forgetDrafts(personalizationsKey);
  forgetAddress(store);
}

/** Whether the tab's storage has the drafts; it may be full or blocked. */
function areStored(store: Store): boolean {
  return JSON.stringify(readStored('session', draftsKey)) === JSON.stringify(store.get(draftsAtom));
}

/**
 * Whether a form that is shown has changes that are not saved. A form leaves `dirty` one render after its draft was
 * deleted.
 */
export function hasUnsaved(store: Store): boolean {
  const kept = Object.keys(store.get(formsAtom));
  return checkoutFlowOf(store).state.dirty.some((name) => kept.some((key) => isOf(key, name)));
}

/**
 * The draft of a form of checkout. Unsaved changes make the page ask before it leaves the step, and are kept in the tab's
 * storage.
 * @param isShown false while the form is not shown: its values are kept, but cause no question
 */
export function useDraft<Fields extends object>(draft: Draft<Fields>, known: Fields, isShown = true) {
  const store = useStore();
  useDraftsOf([draft]);
  const values = readDraft(store, draft, known);
  const isDirty = isShown && isChanged(values, known);
  const forget = (sent?: Partial<Fields>) => forgetDraft(store, draft, sent);
  useDirty(draft.key, isDirty, () => forget());
  return { values, isDirty, set: (changed: Partial<Fields>) => writeDraft(store, draft, changed), forget };
}

/** The drafts of a form that the page shows several times, by the id of each. */
export function useDrafts<Fields extends object>(
  form: DraftForm<Fields>,
  known: Readonly<Record<string, Fields>>,
) {
  const store = useStore();
  useDraftsOf(Object.keys(known).map(form.of));
  const values = readDrafts(store, form, known);
  const isDirty = Object.keys(known).some((id) => isChanged(values[id]!, known[id]!));
  function forget() {
    for (const id of Object.keys(known)) forgetDraft(store, form.of(id));
  }
  useDirty(form.key, isDirty, forget);
  return {
    values,
    isDirty,
    set: (id: string, changed: Partial<Fields>) => writeDraft(store, form.of(id), changed),
    forget,
  };
}

/** The values of several drafts of a form, by id. */
export const readDrafts = <Fields extends object>(
  store: Store,
  form: DraftForm<Fields>,
  known: Readonly<Record<string, Fields>>,
): Record<string, Fields> =>
  Object.fromEntries(Object.entries(known).map(([id, one]) => [id, readDraft(store, form.of(id), one)]));

/** Spaces at the ends are not saved, so they are no change. */
const isChanged = <Fields extends object>(values: Fields, known: Fields): boolean =>
  (Object.keys(known) as (keyof Fields)[]).some((field) => saved(values[field]) !== saved(known[field]));

const saved = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Renders when one of these drafts changes, and deletes those that do not fit their form. */
function useDraftsOf<Fields extends object>(these: readonly Draft<Fields>[]): void {
  const store = useStore();
  const keys = these.map(({ key }) => key).join('\n');
  // Compared as text, so that a key typed into one form does not render the others.
  const textAtom = useMemo(
    () => atom((get) => JSON.stringify(keys.split('\n').map((key) => get(formsAtom)[key]))),
    [keys],
  );
  const text = useAtomValue(textAtom);
  useOnChange(() => {
    for (const draft of these) if (!parsed(store, draft)) forgetDraft(store, draft);
  }, text);
}

/** While a form has unsaved changes, the page asks before the shopper leaves it. */
function useDirty(name: string, isDirty: boolean, forget: () => void): void {
  const store = useStore();
  const flow = checkoutFlowOf(store);
  const latest = useRef(forget);
  latest.current = forget;

  useEffect(() => {
    if (!isDirty) return;
    // Asks first, except before our own reload or sign-in, after which the form is restored.
    const handleBeforeUnload = (event: Event) =>
      (isReturning() && areStored(store)) || event.preventDefault();
    addEventListener('beforeunload', handleBeforeUnload);
    flow.setDirty(name, () => latest.current());
    return () => {
      removeEventListener('beforeunload', handleBeforeUnload);
      flow.setDirty(name, undefined);
    };
  }, [flow, store, name, isDirty]);
}
