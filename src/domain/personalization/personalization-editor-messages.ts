import { controlMessages } from '../messages.ts';

/** What a line may have, and a line in words. */
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

/**
 * The editor of a personalization; the page context's `messages` replaces any of these texts by
 * its key (decision 4).
 */
export const editorMessages = {
  ...lineMessages,
  editorLegend: 'Personalization',
  editorLegendOptional: 'Personalization (optional)',
  /** `{0}` is what is typed already, `{1}` the most that fits. */
  editorCount: '{0} of {1}',
  editorStyle: 'Style',
  editorFont: 'Font',
  editorColor: 'Color',
  /** `{0}` is the name of the chosen one. */
  editorColorChosen: 'Color: {0}',
  /** `{0}` is the lines in words. */
  editorPreviewAlt: 'Preview: {0}',
  /** `{0}` is the product. */
  editorPlainAlt: '{0}, not personalized',
  editorPreviewWaits: 'Your preview shows here.',
  editorPreviewBusy: 'Updating the preview…',
  editorPreviewReady: 'The preview is up to date.',
  editorPreviewOlder: 'The preview shows your text before the last change.',
  editorPreviewFailed: 'We cannot show a preview right now. Your text is kept, and you can go on.',
  editorTryAgain: controlMessages.tryAgain,
  editorNothing: 'Nothing is personalized yet.',
  /** `{0}` is a price. */
  editorPrice: 'Personalization: {0}',
  editorNotice: 'Personalized pieces cannot be returned.',
  /** For an error of the server's without its own words. */
  editorRefused: 'This cannot be made as it is. Please change the text or the style.',
};

/** The layer of the editor. */
export const editorLayerMessages = {
  editorTitle: 'Personalize It',
  editorTitleEdit: 'Edit Personalization',
  editorDone: 'Done',
  editorUpdate: 'Update',
  editorUpdating: 'Updating…',
  editorCancel: 'Cancel',
};
