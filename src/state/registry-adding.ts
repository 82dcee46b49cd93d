import { useStore } from 'jotai';
import { withOverrides } from '../domain/messages.ts';
import { registryMessages } from '../domain/registry-messages.ts';
import { announce } from '../page/announce.ts';
import { pageContext } from '../page/context.ts';
import { navigate } from '../page/navigation.ts';
import { type AddingIsland, hasOpened } from './adding.ts';
import { addToRegistryAtom, isSignInNeeded, loadRegistries, type RegistryItem } from './registry.ts';
import { keepForReturn } from './return.ts';

/** One thing to add to a registry. */
export interface RegistryAdding {
  items: readonly RegistryItem[];
  /** The registry that is meant; nobody is asked. */
  grId?: string | undefined;
  /** No layer confirms it: the button says so itself. */
  isQuiet?: boolean | undefined;
  /** What is added, for the announcement. */
  name?: string | undefined;
  /** The page that signs in without the library. */
  signInUrl?: string | undefined;
}

/** A registry as far as its layer has to know it. */
interface Target {
  grId: string;
  type?: string | undefined;
}

/** What came of it: `asked` where another layer, or a page, goes on with it. */
type Outcome = 'added' | 'asked';

/** The ways of an add to a registry (checkout §4): each answers what came of it, or throws as the calls do. */
export function useRegistryAdding(island: AddingIsland) {
  const store = useStore();

  /** Finds out which registry is meant, then adds: the only one, or the one that the shopper is asked for. */
  const add = (adding: RegistryAdding): Promise<Outcome> =>
    signedIn(island, adding, async () => {
      const { items, grId, isQuiet, name } = adding;
      if (grId) return addTo({ grId }, adding);
      const { registries, isInteractiveChecklistEnabled } = await loadRegistries(island.signal);
      const [registry] = registries;
      if (registry && registries.length === 1) return addTo(registry, adding, isInteractiveChecklistEnabled);
      const list = { registries, isInteractiveChecklistEnabled };
      await island.open('registry-choice', { items, registries: list, isQuiet, name });
      return 'asked';
    });

  /** Adds to a registry, and has it confirmed: by the layer, or by a word where no layer shows. */
  async function addTo(
    registry: Target,
    { items, isQuiet, name }: RegistryAdding,
    isInteractiveChecklistEnabled?: boolean,
  ): Promise<Outcome> {
    const added = await store.set(addToRegistryAtom, { items, grId: registry.grId });
    const props = { added, registry, isInteractiveChecklistEnabled };
    const isShown =
      !isQuiet && !island.signal.aborted && (await hasOpened(island.open('registry-confirmation', props)));
    if (!isShown) {
      const { addedToRegistry } = withOverrides(registryMessages, pageContext().messages);
      announce(name ? `${name}: ${addedToRegistry}` : addedToRegistry);
    }
    return 'added';
  }

  return { add, addTo };
}

/** Does what needs an account; where nobody is signed in, the shopper is asked to, and it is done after that. */
export async function signedIn<Result>(
  island: AddingIsland,
  adding: RegistryAdding,
  deed: () => Promise<Result>,
): Promise<Result | 'asked'> {
  if (!pageContext().account.isSignedIn) return askToSignIn(island, adding);
  try {
    return await deed();
  } catch (error) {
    if (!isSignInNeeded(error) || island.signal.aborted) throw error;
    return askToSignIn(island, adding);
  }
}

async function askToSignIn(island: AddingIsland, adding: RegistryAdding): Promise<'asked'> {
  const { items, grId, name, signInUrl = '/account/login' } = adding;
  const here = location.pathname + location.search;
  // Not quietly then: the shopper has been away, and the button may be out of sight.
  const next = { name: 'registry-choice', props: { items, grId, name } };
  // The page says that somebody is signed in, and the server that nobody is: the session has ended.
  const reason = pageContext().account.isSignedIn ? 'expired' : undefined;
  if (await hasOpened(island.open('sign-in-popup', { returnUrl: here, reason, next }))) return 'asked';
  keepForReturn(here, next);
  const page = new URL(signInUrl, document.baseURI);
  if (!page.searchParams.has('returnUrl')) {
    page.searchParams.set('returnUrl', here);
    page.searchParams.set('isRedirect', 'true');
  }
  navigate(page.href);
  return 'asked';
}
