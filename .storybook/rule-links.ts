import type { StrictArgTypes } from 'storybook/internal/types';
import { withRuleLinks } from '../stories/guide/citations.ts';

/** A component with the comment that Storybook's plugin has read. */
interface Documented {
  __docgenInfo?: { description?: string };
}

/** The comment of a building block as Markdown, in which each cited rule is a link to the guide. */
export const commentWithRuleLinks = (component?: Documented): string =>
  withRuleLinks(component?.__docgenInfo?.description ?? '');

/** The same for the comment of each prop. */
export const propsWithRuleLinks = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description
        ? { ...argType, description: outsideFrame(withRuleLinks(argType.description)) }
        : argType,
    ]),
  );

/** Storybook's table of props, unlike its other blocks, would open a link within its frame. */
const outsideFrame = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((\?path=[^)]+)\)/g, '<a href="./$2" target="_top">$1</a>');
