import { type Options, text } from './attributes.ts';

/** An attribute that is a CSS selector of something on the page. */
export function selector<const O extends Options<string>>(options: O): ReturnType<typeof text<O>> {
  return {
    ...text(options),
    accepts: 'a CSS selector',
    read(given: string) {
      try {
        document.createDocumentFragment().querySelector(given);
        return given;
      } catch {
        return undefined;
      }
    },
  };
}
