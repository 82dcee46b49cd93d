import * as v from 'valibot';
import { identifier, maybe } from '../../src/contract/fields.ts';
import { addRegistryItems } from '../../src/contract/registry/registry.ts';
import { flag, type IslandProps, json, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RegistryConfirmation } from './registry-confirmation.tsx';

export const props = {
  added: json(addRegistryItems.answer, {
    accepts: 'the answer of POST /gift-registry/api/add-items',
    about: 'The added items.',
  }),
  registry: json(v.object({ grId: identifier, name: maybe(v.string()), type: maybe(v.string()) }), {
    accepts: 'a registry as GET /gift-registry/api/list names it',
    about: 'The registry they were added to.',
  }),
  isInteractiveChecklistEnabled: flag({ about: 'The shop’s checklists are interactive.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page for its carousel’s buttons without an account.',
  }),
};

export type RegistryConfirmationProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'registry-confirmation',
  kind: 'overlay',
  about: 'The popup that confirms an add to a gift registry; other widgets open it.',
  docs: {
    task: 'add',
    useWhen:
      'After an add to a gift registry: what was added, and the ways to the registry and its checklist. The widgets that add to a registry open it.',
    notWhen: 'After an add to the cart use `cart-confirmation`.',
    accessibility: [
      'A dialog named by what was added, “1 item added to your registry”; its title has the focus when it opens.',
      'If more is added from its recommendations, it stays open and announces the new title.',
      'The link that edits the registry says that it opens in a new window.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: RegistryConfirmation,
});
