import { controlMessages } from '../../src/domain/messages.ts';
import { lineMessages } from '../../src/domain/personalization/personalization-line-messages.ts';

/** The editor of a personalization. */
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
