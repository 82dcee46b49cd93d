import { atom, useStore } from 'jotai';
import type { Registries, Registry } from '../../contract/registry/registry.ts';
import { addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { fillIn } from '../../domain/messages.ts';
import { registryMessages } from '../../domain/registry/registry-messages.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { baseUrl, navigate } from '../../page/navigation.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { pageTexts } from '../../page/texts.ts';
import { askedNextAtom, keepForReturn } from '../account/return.ts';
import { questionAtom, takeQuestionTurn } from '../cart/question-turn.ts';
import { type AddingIsland, confirmAdd } from '../confirm-add.ts';
import { needsSignIn } from '../failure.ts';
import { type Store, sharedAtom, sharedStore } from '../store.ts';
import { addToRegistryAtom, expectRegistry, loadRegistries, type RegistryItem } from './registry.ts';

/** Options of an add to a registry. */
interface AddOptions {
  /** The registry to add to, if known; the shopper is then not asked. */
  grId?: string | undefined;
  /** Skips the layer that confirms the add: the button itself shows it. */
  isQuiet?: boolean | undefined;
  /** The product's name, for the announcement. */
  name?: string | undefined;
  /** The page that signs in without the library. */
  signInUrl?: string | undefined;
}

/** One add to a registry. */
export interface RegistryAdding extends AddOptions {
  items: readonly RegistryItem[];
  /** The registry to preselect if the shopper is asked again. */
  preferred?: string | undefined;
}

/** `asked` if another layer or page continues the add; `ignored` if another question is already open. */
type Outcome = 'added' | 'asked' | 'ignored';

/** The ways to add to a registry (checkout §4). Each resolves to its outcome, or throws the call's error. */
export function useRegistryAdding(island: AddingIsland) {
  const store = useStore();
  return {
    /** Adds to the given registry, or to the only one; asks the shopper if there are several. */
    add: (adding: RegistryAdding) => addOrAsk(store, island, adding),
    /** Adds to one of the shopper's registries and confirms the add. */
    addTo: (registry: Registry, adding: RegistryAdding, list: Registries) =>
      addTo(store, island, { registry, adding, list }),
    /** Opens the layer for accepting terms, which then adds (cart §2). */
    addOnTerms: (item: RegistryItem, terms: string, options: AddOptions) =>
      addOnTerms(store, island, { item, terms, options }),
  };
}

function addOrAsk(store: Store, island: AddingIsland, adding: RegistryAdding): Promise<Outcome> {
  return signedIn(island, adding, async () => {
    const { items, grId, isQuiet, name, signInUrl } = adding;
    const list = await loadRegistries();
    const [only, another] = list.registries;
    const registry = grId ? expectRegistry(list, grId) : another ? undefined : only;
    if (registry) return addTo(store, island, { registry, adding, list });
    // Several presses may be waiting: one asks, the others wait again.
    for (;;) {
      await takeRegistryTurn();
      const props = { items, registries: list, isQuiet, name, signInUrl };
      const outcome = await ask(island, 'registry-choice', props);
      if (outcome !== 'ignored') return outcome;
    }
  });
}

/** Adds, and confirms it by a layer, or by an announcement if there is none. */
async function addTo(
  store: Store,
  island: AddingIsland,
  { registry, adding, list }: { registry: Registry; adding: RegistryAdding; list: Registries },
): Promise<Outcome> {
  const { items, isQuiet, name, signInUrl } = adding;
  const { isInteractiveChecklistEnabled } = list;
  const added = await store.set(addToRegistryAtom, { items, grId: registry.grId });
  const props = { added, registry, isInteractiveChecklistEnabled, signInUrl };
  if (!(await confirmAdd('registry-confirmation', props, island, isQuiet))) {
    const texts = pageTexts(registryMessages);
    announce(name ? fillIn(texts.addedToRegistryNamed, name) : texts.addedToRegistry);
  }
  return 'added';
}

async function addOnTerms(
  store: Store,
  island: AddingIsland,
  { item, terms, options }: { item: RegistryItem; terms: string; options: AddOptions },
): Promise<Outcome> {
  const { isQuiet, ...kept } = options;
  const consent = { ...kept, kind: 'terms', message: terms, item: addToCartItem(item), addTo: 'registry' };
  // The layer opens again after the sign-in, where its terms can be accepted.
  if (!pageContext().account.isSignedIn)
    return askToSignIn(island, { name: 'add-consent', props: consent }, options.signInUrl);
  await takeQuestionTurn(store, { onAdded() {}, onFailed: ({ message }) => announce(message) });
  let outcome: Outcome | undefined;
  try {
    outcome = await ask(island, 'add-consent', { ...consent, isQuiet });
    return outcome;
  } finally {
    // Once open, the layer itself clears the question.
    if (outcome !== 'asked') store.set(questionAtom, undefined);
  }
}

/**
 * Runs an action that needs an account; if the shopper is not signed in, asks for a sign-in and continues after it.
 */
export async function signedIn<Result>(
  island: AddingIsland,
  { items, grId, name, signInUrl, preferred }: RegistryAdding,
  action: () => Promise<Result>,
): Promise<Result | 'asked' | 'ignored'> {
  // Shows the layer after a sign-in, because the button may be out of view when the shopper returns.
  const next = { name: 'registry-choice', props: { items, grId, name, signInUrl, preferred } };
  if (!pageContext().account.isSignedIn) return askToSignIn(island, next, signInUrl);
  try {
    return await action();
  } catch (error) {
    if (!needsSignIn(error)) throw error;
    return askToSignIn(island, next, signInUrl);
  }
}

async function askToSignIn(
  island: AddingIsland,
  next: OpenedNext,
  signInUrl = '/account/login',
): Promise<'asked' | 'ignored'> {
  const here = location.pathname + location.search;
  // The page was rendered for a shopper who is signed in, but the server says nobody is: the session has expired.
  const reason = pageContext().account.isSignedIn ? 'expired' : undefined;
  const store = sharedStore();
  const open = (shown: OpenedNext) => ask(island, 'sign-in-popup', { returnUrl: here, reason, next: shown });
  const joined = joinedNext(store, next);
  if (joined) {
    const { layer } = store.get(signInAtom)!;
    store.set(signInAtom, { layer, next: joined });
    await turnEnd(() => store.get(askingAtom));
    // Several presses may wait here: the first one to resume opens the layer with everyone's products.
    const { next: last } = store.get(signInAtom)!;
    // Without a layer the page's own sign-in continues, or if the popup did not load, its sign-in page.
    if (document.querySelector(signInLayer)) await open(last);
    else store.set(askedNextAtom, last);
    return 'asked';
  }
  const isAsked = store.get(askingAtom) || document.querySelector(signInLayer);
  if (isAsked) return 'ignored';
  store.set(signInAtom, { next });
  const outcome = await open(next).catch(() => undefined);
  const last = store.get(signInAtom)!.next;
  store.set(signInAtom, { next: last, layer: document.querySelector(signInLayer) });
  if (outcome) return outcome;
  const page = new URL(signInUrl, baseUrl());
  const back = page.searchParams.get('returnUrl');
  if (back === null) {
    page.searchParams.set('returnUrl', here);
    page.searchParams.set('isRedirect', 'true');
  }
  // That page may have a return URL of its own; the record waits there.
  keepForReturn(back !== null && URL.canParse(back, location.href) ? back : here, last);
  navigate(page.href);
  return 'asked';
}

/** `next` opens once the shopper has signed in; `layer` is the sign-in popup, once it is open. */
const signInAtom = sharedAtom('registrySignIn', () => atom<{ next: OpenedNext; layer?: Element | null }>());

const layerOf = (name: string) => `[data-island="${name}"][data-island-overlay]`;
const signInLayer = layerOf('sign-in-popup');

/**
 * If another press already waits for the sign-in: one layer for the products of both. Undefined if none waits, or if
 * either has terms or a registry of its own.
 */
function joinedNext(store: Store, next: OpenedNext): OpenedNext | undefined {
  const { next: asked, layer } = store.get(signInAtom) ?? {};
  const isAsked =
    store.get(askingAtom) === 'sign-in-popup' || (layer && layer === document.querySelector(signInLayer));
  if (!isAsked || asked?.name !== 'registry-choice' || next.name !== asked.name) return undefined;
  if (asked.props.grId !== next.props.grId) return undefined;
  const pressed = [asked, next].flatMap(({ props }) => props.items as RegistryItem[]);
  // Another press for the same product is the same request.
  const items = [...new Map(pressed.map((item) => [item.sku, item])).values()];
  // There is no single name for several products.
  const name = items.length > 1 ? undefined : asked.props.name;
  return { ...asked, props: { ...asked.props, items, name } };
}

/** The layer with a question that is loading, for the whole page. */
const askingAtom = sharedAtom('registryAsking', () => atom<string>());

/**
 * Waits until no registry question is loading or open, so that another product's question comes next and is not lost
 * (decision 66).
 */
const takeRegistryTurn = () =>
  turnEnd(() => sharedStore().get(askingAtom) || document.querySelector(layerOf('registry-choice')));

/** Waits while a question is loading or its layer is open. */
async function turnEnd(isAsked: () => unknown): Promise<void> {
  while (isAsked())
    await new Promise<void>((resolve) => {
      const end = () => {
        layers.disconnect();
        unsubscribe();
        resolve();
      };
      const layers = new MutationObserver(end);
      layers.observe(document.body, { childList: true });
      const unsubscribe = sharedStore().sub(askingAtom, end);
    });
}

/**
 * Opens a layer with a question. One at a time, because a layer that is loading or open for something else would
 * replace its own props by these.
 */
async function ask(
  island: AddingIsland,
  name: string,
  props: Record<string, unknown>,
): Promise<'asked' | 'ignored'> {
  const store = sharedStore();
  const isOpen = name !== 'sign-in-popup' && document.querySelector(layerOf(name));
  if (isOpen || store.get(askingAtom)) return 'ignored';
  store.set(askingAtom, name);
  try {
    await island.open(name, props);
    return 'asked';
  } finally {
    store.set(askingAtom, undefined);
  }
}
