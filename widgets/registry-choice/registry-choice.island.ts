import * as v from 'valibot';
import { requiredTolerantList } from '../../src/contract/fields.ts';
import { getRegistries } from '../../src/contract/registry/registry.ts';
import { flag, type IslandProps, json, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RegistryChoice } from './registry-choice.tsx';

const item = v.object({
  sku: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const props = {
  items: json(v.pipe(requiredTolerantList(item), v.nonEmpty()), {
    accepts: 'a list of {sku, quantity}, not empty',
    about: 'The items to add.',
  }),
  registries: json(getRegistries.answer, {
    optional: true,
    accepts: 'the answer of GET /gift-registry/api/list',
    about: 'The shopper’s registries; loaded if missing.',
  }),
  grId: text({ optional: true, about: 'The registry to add to; the shopper is not asked.' }),
  preferred: text({ optional: true, about: 'The registry that is preselected.' }),
  name: text({ optional: true, about: 'The product’s name, for the announcement.' }),
  isQuiet: flag({ about: 'No popup confirms an add; the button that asked shows it.' }),
  signInUrl: url({
    fallback: '/account/login',
    about: 'The sign-in page, for when the popup does not open: a registry needs an account.',
  }),
};

export type RegistryChoiceProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'registry-choice',
  kind: 'overlay',
  partOf: 'registry-confirmation',
  about: 'Asks which of several registries an item is added to; other widgets open it.',
  docs: {
    task: 'add',
    useWhen:
      'After a press on an add-to-registry button, if the shopper has several gift registries: it asks which one. `add-to-registry` opens it.',
    notWhen: 'For the button itself use `add-to-registry`; for what was added `registry-confirmation`.',
    accessibility: [
      'A dialog named by its title; if the registries are there when it opens, the focus is on the chosen one.',
      'The registries are a group of radio buttons, for the arrow keys.',
      'A failed add is announced at once, and the choice is kept.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: RegistryChoice,
});
