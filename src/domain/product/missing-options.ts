/** An option of a product that has no choice yet (checkout §4). */
export interface MissingOption {
  optionCode: string;
  /** Its name for the shopper, such as “Fabric”. */
  title: string;
}

/** A product whose options are not all chosen; the page context's `messages` replaces any of these texts by its key. */
export const missingOptionMessages = {
  /** `{0}` is the first option without a choice, such as “Fabric”. */
  chooseOption: 'Choose {0} first.',
};
