/** The message in place of a part of the page that has ended with an error, shown once (decision 114). */
export const crashMessages = {
  /** The part works in a simpler way now, and has the typed text. */
  crashKept: 'Something went wrong here. What you typed is still there: please check it before you go on.',
  /** Nothing had been typed. */
  crashed: 'Something went wrong here. Please check what is shown before you go on.',
  /** After either of them, if there is a field for one. */
  crashSecret: 'Card details, codes and passwords have to be entered again.',
  /** The page was loaded again, because its content would have been out of date. */
  crashReloaded:
    'Something went wrong, so this page was loaded again. Please check what you typed before you go on.',
  /** A layer could not be shown any more. */
  crashClosed: 'Something went wrong, and what was open has closed. Please open it again.',
};
