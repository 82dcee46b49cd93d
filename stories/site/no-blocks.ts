/** Replaces Storybook's `Meta`, which names a page in its sidebar. */
export const Meta = () => null;
