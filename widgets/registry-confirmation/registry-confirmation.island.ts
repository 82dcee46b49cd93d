import * as v from 'valibot';
import { identifier, maybe } from '../../src/contract/fields.ts';
import { addRegistryItems } from '../../src/contract/registry/registry.ts';
import { flag, type IslandProps, json, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RegistryConfirmation } from './registry-confirmation.tsx';

export const props = {
  added: json(addRegistryItems.answer, {
    tolerates: addRegistryItems.tolerates,
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
  about: 'The layer that confirms an add to a gift registry; other widgets open it.',
  props,
  view: RegistryConfirmation,
});
