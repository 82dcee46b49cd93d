import { atom, useStore } from 'jotai';
import type { Registry } from '../../contract/registry/registry.ts';
import { addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { withOverrides } from '../../domain/messages.ts';
import { registryMessages } from '../../domain/registry/registry-messages.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { navigate } from '../../page/navigation.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { keepForReturn } from '../account/return.ts';
import { type AddingIsland, hasOpened, questionAtom } from '../cart/adding.ts';
import { sharedAtom, sharedStore } from '../store.ts';
import {
  addToRegistryAtom,
  expectRegistry,
  isSignInNeeded,
  loadRegistries,
  type RegistryItem,
} from './registry.ts';

/** How something is added to a registry. */
interface RegistryWay {
  /** The registry that is meant; nobody is asked. */
  grId?: string | undefined;
  /** No layer confirms it: the button says so itself. */
  isQuiet?: boolean | undefined;
  /** What is added, for the announcement. */
  name?: string | undefined;
  /** The page that signs in without the library. */
  signInUrl?: string | undefined;
}

/** One thing to add to a registry. */
export interface RegistryAdding extends RegistryWay {
  items: readonly RegistryItem[];
  /** The registry that is chosen already where the shopper is asked again. */
  preferred?: string | undefined;
}

/** What came of it: `asked` where another layer, or a page, goes on with it; `ignored` where another one is under way. */
type Outcome = 'added' | 'asked' | 'ignored';

/** The ways of an add to a registry (checkout §4): each answers what came of it, or throws as the calls do. */
export function useRegistryAdding(island: AddingIsland) {
  const store = useStore();

  /** Finds out which registry is meant, then adds: the only one, or the one that the shopper is asked for. */
  const add = (adding: RegistryAdding): Promise<Outcome> =>
    signedIn(island, adding, async () => {
      const { items, grId, isQuiet, name, signInUrl } = adding;
      const list = await loadRegistries(island.signal);
      const { registries, isInteractiveChecklistEnabled } = list;
      const [only, another] = registries;
      const registry = grId ? expectRegistry(list, grId) : another ? undefined : only;
      if (registry) return addTo(registry, adding, isInteractiveChecklistEnabled);
      return ask(island, 'registry-choice', { items, registries: list, isQuiet, name, signInUrl });
    });

  /** Adds to a registry, and has it confirmed: by the layer, or by a word where no layer shows. */
  async function addTo(
    registry: Registry,
    { items, isQuiet, name, signInUrl }: RegistryAdding,
    isInteractiveChecklistEnabled: boolean,
  ): Promise<Outcome> {
    const added = await store.set(addToRegistryAtom, { items, grId: registry.grId });
    const props = { added, registry, isInteractiveChecklistEnabled, signInUrl };
    const isShown =
      !isQuiet && !island.signal.aborted && (await hasOpened(island.open('registry-confirmation', props)));
    if (!isShown) {
      const { addedToRegistry } = withOverrides(registryMessages, pageContext().messages);
      announce(name ? `${name}: ${addedToRegistry}` : addedToRegistry);
    }
    return 'added';
  }

  /** Has terms accepted in a layer, which then adds (cart §2). Who has to sign in does so first: that forgets no terms. */
  async function addOnTerms(item: RegistryItem, terms: string, way: RegistryWay): Promise<Outcome> {
    const { isQuiet, ...kept } = way;
    const consent = { ...kept, kind: 'terms', message: terms, item: addToCartItem(item), addTo: 'registry' };
    if (!pageContext().account.isSignedIn)
      return askToSignIn(island, { name: 'add-consent', props: consent }, way.signInUrl);
    if (store.get(questionAtom)) return 'ignored';
    store.set(questionAtom, { onAdded() {} });
    let outcome: Outcome | undefined;
    try {
      outcome = await ask(island, 'add-consent', { ...consent, isQuiet });
      return outcome;
    } finally {
      // The layer itself says when it is over.
      if (outcome !== 'asked') store.set(questionAtom, undefined);
    }
  }

  return { add, addTo, addOnTerms };
}

/** Does what needs an account; where nobody is signed in, the shopper is asked to, and it is done after that. */
export async function signedIn<Result>(
  island: AddingIsland,
  { items, grId, name, signInUrl, preferred }: RegistryAdding,
  deed: () => Promise<Result>,
): Promise<Result | 'asked' | 'ignored'> {
  // Not quietly then: the shopper has been away, and the button may be out of sight.
  const next = { name: 'registry-choice', props: { items, grId, name, signInUrl, preferred } };
  if (!pageContext().account.isSignedIn) return askToSignIn(island, next, signInUrl);
  try {
    return await deed();
  } catch (error) {
    if (!isSignInNeeded(error) || island.signal.aborted) throw error;
    return askToSignIn(island, next, signInUrl);
  }
}

async function askToSignIn(
  island: AddingIsland,
  next: OpenedNext,
  signInUrl = '/account/login',
): Promise<'asked' | 'ignored'> {
  const here = location.pathname + location.search;
  // The page says that somebody is signed in, and the server that nobody is: the session has ended.
  const reason = pageContext().account.isSignedIn ? 'expired' : undefined;
  const asking = ask(island, 'sign-in-popup', { returnUrl: here, reason, next });
  const outcome = await asking.catch(() => undefined);
  if (outcome) return outcome;
  const page = new URL(signInUrl, document.baseURI);
  const back = page.searchParams.get('returnUrl');
  if (back === null) {
    page.searchParams.set('returnUrl', here);
    page.searchParams.set('isRedirect', 'true');
  }
  // Where that page leads is the page's own business: what goes on waits there.
  keepForReturn(back !== null && URL.canParse(back, location.href) ? back : here, next);
  navigate(page.href);
  return 'asked';
}

/** Whether a layer that asks for something is on its way, for the whole page. */
const isAskingAtom = sharedAtom('isRegistryAsking', () => atom(false));

/**
 * Opens a layer that asks. One at a time: the one that is open, or on its way, would take this one's props for its own,
 * and what it was opened with would be lost.
 */
async function ask(
  island: AddingIsland,
  name: string,
  props: Record<string, unknown>,
): Promise<'asked' | 'ignored'> {
  const store = sharedStore();
  const isOpen = document.querySelector(`[data-island="${name}"][data-island-overlay]`);
  if (isOpen || store.get(isAskingAtom)) return 'ignored';
  store.set(isAskingAtom, true);
  try {
    await island.open(name, props);
    return 'asked';
  } finally {
    store.set(isAskingAtom, false);
  }
}
