/** The number that every card service of a test shop accepts. */
export const testCard = {
  type: 'Visa',
  number: '4111111111111111',
  expMonth: 12,
  expYear: new Date().getFullYear() + 2,
  cvv: '123',
  saveToAccount: false,
};

/** A second one. */
export const otherTestCard = { ...testCard, type: 'MasterCard', number: '5555555555554444' };
