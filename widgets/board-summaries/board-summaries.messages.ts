/** The shopper's boards that hold a product; `{0}` is a number. */
export const boardsMessages = {
  boardsHeading: 'On {0} of Your Boards',
  boardsHeadingOne: 'On Your Board',
  /** After a board that holds the product in other options. */
  boardsOtherChoice: 'in another choice',
  boardsItems: '{0} items',
  boardsItem: '1 item',
  /** The number of items on all boards together. */
  boardsTotal: '{0} items on all your boards',
};
