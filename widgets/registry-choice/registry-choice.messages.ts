import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { controlMessages } from '../../src/domain/messages.ts';

/** The layer that asks which registry to add to. */
export const registryChoiceMessages = {
  addToRegistry: cartMessages.addToRegistry,
  adding: cartMessages.adding,
  registryChoiceTitle: 'Choose a Registry',
  registryChoiceLegend: 'Which registry should it be added to?',
  registryNoneTitle: 'You Have No Registry Yet',
  registryNone: 'Create a registry, and this item is added to it.',
  /** `{0}` is the number of items: the server keeps one until a registry exists. */
  registryNoneSeveral:
    'Create a registry, and the first of your {0} items is added to it. Then please add the others again.',
  registryCreate: 'Create a Registry',
  registryTryAgain: controlMessages.tryAgain,
};
