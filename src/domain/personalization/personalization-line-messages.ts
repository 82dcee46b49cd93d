/** The limits of a line of a personalization, and the line in words. */
export const lineMessages = {
  editorLimit: 'Up to {0} characters.',
  editorLimitOne: '1 character.',
  editorExactly: 'Exactly {0} characters.',
  editorRange: '{0} to {1} characters.',
  editorAtLeast: 'At least {0} characters.',
  /** `{0}` is a list, such as `letters, numbers, spaces, . & -`. */
  editorUse: 'Use {0}',
  editorLetters: 'letters',
  editorCapitals: 'capital letters',
  editorSmallLetters: 'small letters',
  editorDigits: 'numbers',
  editorSpaces: 'spaces',
  /** One line in words: `{0}` is its text, `{1}` its font, `{2}` its color. */
  editorLine: '“{0}”',
  editorLineIn: '“{0}” in {1}',
  editorLineInBoth: '“{0}” in {1}, {2}',
};
