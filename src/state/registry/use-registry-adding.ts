import { useStore } from 'jotai';
import type { Registries, Registry } from '../../contract/registry/registry.ts';
import { addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { fillIn } from '../../domain/messages.ts';
import { registryMessages } from '../../domain/registry/registry-messages.ts';
import { announce } from '../../page/announce.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { pageTexts } from '../../page/texts.ts';
import { type AfterSignIn, type AskedToSignIn, withAccount } from '../account/ask-to-sign-in.ts';
import { confirmAdd } from '../confirm-add.ts';
import type { Failure } from '../failure.ts';
import { type AskingIsland, ask } from '../question.ts';
import type { Store } from '../store.ts';
import { addToRegistryAtom, expectRegistry, loadRegistries, type RegistryItem } from './registry.ts';

/** Options of an add to a registry. */
interface AddOptions {
  /** The registry to add to, if known; the shopper is then not asked. */
  grId?: string | undefined;
  /** Skips the layer that confirms the add: the button itself shows it. */
  isQuiet?: boolean | undefined;
  /** The product's name, for the announcement. */
  name?: string | undefined;
  /** The shop's own sign-in page. */
  signInUrl?: string | undefined;
}

/** One add to a registry. */
export interface RegistryAdding extends AddOptions {
  items: readonly RegistryItem[];
  /** The registry to preselect if the shopper is asked again. */
  preferred?: string | undefined;
}

/** `asked` if another layer or page continues the add; `ignored` if the open popup asks for a sign-in for another add. */
type Outcome = 'added' | AskedToSignIn;

/** The ways to add to a registry (checkout §4). Each resolves to its outcome, or throws the call's error. */
export function useRegistryAdding(island: AskingIsland) {
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
    /** Runs a part of an add; if a sign-in is needed, `registry-choice` goes on with the add after it. */
    withAccount: <Result>(adding: RegistryAdding, run: () => Promise<Result>) =>
      withAccount(store, island, afterSignIn(adding), run),
  };
}

function addOrAsk(store: Store, island: AskingIsland, adding: RegistryAdding): Promise<Outcome> {
  return withAccount(store, island, afterSignIn(adding), async () => {
    const { items, grId, isQuiet, name, signInUrl } = adding;
    const list = await loadRegistries();
    const [only, another] = list.registries;
    const registry = grId ? expectRegistry(list, grId) : another ? undefined : only;
    if (registry) return addTo(store, island, { registry, adding, list });
    const props = { items, registries: list, isQuiet, name, signInUrl };
    await ask(store, island, { layer: 'registry-choice' }, async () => props);
    return 'asked';
  });
}

/** Adds, and confirms the add by a layer, or by an announcement if no layer opens. */
async function addTo(
  store: Store,
  island: AskingIsland,
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

function addOnTerms(
  store: Store,
  island: AskingIsland,
  { item, terms, options }: { item: RegistryItem; terms: string; options: AddOptions },
): Promise<Outcome> {
  const { isQuiet, ...kept } = options;
  const consent = { ...kept, kind: 'terms', message: terms, item: addToCartItem(item), addTo: 'registry' };
  // After the sign-in the layer opens again, so that the shopper can accept its terms.
  const after: AfterSignIn = {
    next: { name: 'add-consent', props: consent },
    signInUrl: options.signInUrl,
    form: 'gift-registry',
  };
  return withAccount(store, island, after, async () => {
    const question = {
      layer: 'add-consent',
      onFailed: ({ message }: Failure) => announce(message),
    };
    await ask(store, island, question, async () => ({ ...consent, isQuiet }));
    return 'asked' as const;
  });
}

/** The layer to open after a sign-in, because the button may be out of view when the shopper returns. */
function afterSignIn({ items, grId, name, signInUrl, preferred }: RegistryAdding): AfterSignIn {
  return {
    next: { name: 'registry-choice', props: { items, grId, name, signInUrl, preferred } },
    signInUrl,
    form: 'gift-registry',
    join: joinedNext,
  };
}

/** One layer for the products of two adds; undefined if either has terms or a registry of its own. */
function joinedNext(asked: OpenedNext, next: OpenedNext): OpenedNext | undefined {
  if (asked.name !== 'registry-choice' || asked.props.grId !== next.props.grId) return undefined;
  const pressed = [asked, next].flatMap(({ props }) => props.items as RegistryItem[]);
  // Another press for the same product is the same request.
  const items = [...new Map(pressed.map((item) => [item.sku, item])).values()];
  // There is no single name for several products.
  const name = items.length > 1 ? undefined : asked.props.name;
  return { ...asked, props: { ...asked.props, items, name } };
}
