/**
 * A UUID, made without `crypto.randomUUID`, which an http page does not have. It only has to differ from the session's
 * other keys.
 */
export const newKey = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
