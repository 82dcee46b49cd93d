import { stepMessages } from '../../src/domain/checkout/checkout-step-messages.ts';

/** The layer for an address that the server would write differently. */
export const suggestionMessages = {
  saving: stepMessages.saving,
  suggestionTitle: 'Please check the address',
  /** `{0}` are the labels of the fields. */
  suggestionAbout: 'The postal service writes this address differently: {0}.',
  suggestedAddress: 'Suggested',
  typedAddress: 'As you typed it',
  /** Read by screen readers before each word that differs. */
  changedWord: 'different:',
  useSuggested: 'Use Suggested',
  keepTyped: 'Keep Mine',
  editAddress: 'Edit',
};
