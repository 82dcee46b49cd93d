/** Said once, where a part of the page has ended with an error (decision 114). */
export const crashMessages = {
  /** The part works in a simpler way now, with what was typed into it. */
  crashKept: 'Something went wrong here. What you typed is still there: please check it before you go on.',
  /** Nothing had been typed. */
  crashed: 'Something went wrong here. Please check what is shown before you go on.',
  /** After either of them, if there is a field for one. */
  crashSecret: 'Card details, codes and passwords have to be entered again.',
  /** What was shown would have been out of date. */
  crashReloaded:
    'Something went wrong, so this page was loaded again. Please check what you typed before you go on.',
  /** A layer could not be shown any more. */
  crashClosed: 'Something went wrong, and what was open has closed. Please open it again.',
};
