/** A UUID. It only has to differ from the session's others, and browsers make none on an http page. */
export const newKey = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
