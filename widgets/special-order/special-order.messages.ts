import { controlMessages } from '../../src/domain/messages.ts';

/** Special order; the page context's `messages` replaces any of these texts by its key. */
export const specialOrderMessages = {
  /** The whole of the options, for screen readers. */
  specialOrderLabel: 'Choose your options',
  /** Beside an option without a choice. */
  optionMissing: 'Choose one',
  /** `{0}` is the number of fabrics, `{1}` the option, such as “Fabric”. */
  fabricsAll: 'See all {0}: {1}',
  /** Without a number. */
  fabricsOpen: 'See all: {0}',
  /** On a choice that does not go with others; `{0}` names them. */
  choiceImpossible: 'Not made with {0}',
  choiceGone: 'No longer available',
  choiceSoldOut: 'Cannot be delivered',
  choiceLater: 'Available later',
  choiceQuick: 'Ships soon',
  /** Between the names of two choices. */
  choicesAnd: '{0} and {1}',
  /** `{0}` is a choice, `{1}` what it is not made with. */
  offerWhy: '{0} is not made with {1}.',
  /** `{0}` are the changes. */
  offerNearest: 'The nearest that we make: {0}.',
  /** `{0}` is the option, `{1}` its new choice, `{2}` the one before. */
  offerChange: '{0} {1} in place of {2}',
  /** `{0}` is an option. */
  offerLost: '{0} to be chosen again',
  offerNone: 'Nothing else that can be chosen here is made with it, either.',
  offerTake: 'Change to This',
  offerKeep: 'Keep What I Have',
  /** The set that was in the page’s address is none that is made. */
  offerWholeSet: 'These options are not made together.',
  choicesHeading: 'Your choices',
  summaryPrice: 'Price',
  /** `{0}` is a price. */
  summaryFrom: 'From {0}',
  summaryDelivery: 'Delivery',
  /** `{0}` are options. */
  summaryMissing: 'Still to choose: {0}',
  summaryBusy: 'Updating price and delivery…',
  /** After the failure's own message. */
  summaryKept: 'Your choices are kept; their price could not be read.',
  reset: 'Reset Choices',
  tryAgain: controlMessages.tryAgain,
  quickshipHeading: 'Ready to Ship',
  /** On a set that has sold out; its choices can still be made to order. */
  quickshipSoldOut: 'None left that is ready to ship',
};
