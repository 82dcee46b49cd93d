import { describe, expect, test } from 'vitest';
import { type DeclaredWidget, describeWidgets } from '../../../.storybook/declared-widgets.ts';
import { argsOf, controlsOf, withControls } from '../../../stories/controls.ts';

const widgets = await describeWidgets();
const widget = (name: string) => widgets.find((one) => one.name === name)!;

describe('a story’s controls', () => {
  test.each(widgets)('of $name are its declared props', (declared) => {
    const keys = Object.keys(controlsOf(declared));
    expect(keys).toEqual(declared.props.map(({ key }) => key));
    // The arguments of every story.
    for (const taken of ['widget', 'example']) expect(keys).not.toContain(taken);
  });

  test.each(widgets)('leave every state of $name as it is', async (declared) => {
    const { examples } = await import(`../../../widgets/${declared.name}/${declared.name}.examples.ts`);
    for (const example of Object.values<{ about: string }>(examples)) {
      const { attributes, props, ...rest } = withControls(declared, example, argsOf(declared, example));
      expect({ ...rest, attributes: attributes ?? {}, props }).toEqual({
        attributes: {},
        props: undefined,
        ...example,
      });
    }
  });

  test('are of the kind of the declared value', () => {
    expect(controlsOf(widget('card-entry'))).toMatchObject({
      allowsSaving: { name: 'data-allows-saving', control: { type: 'boolean' } },
      savedCardCount: { control: { type: 'number', min: 0, max: 999 } },
      redirectUrl: { control: { type: 'text' } },
      provider: { name: 'provider', control: { type: 'object' } },
    });
    expect(controlsOf(widget('recommendation-carousel')).preset).toMatchObject({
      control: { type: 'select' },
    });
  });

  test('write the attributes and the structured values', () => {
    const example = { about: '', attributes: { 'data-saved-card-count': '2' } };
    const controls = { savedCardCount: undefined, allowsSaving: true, provider: { scriptUrl: '/a.js' } };
    expect(withControls(widget('card-entry'), example, controls)).toEqual({
      about: '',
      attributes: { 'data-allows-saving': 'true' },
      props: { provider: { scriptUrl: '/a.js' } },
    });
  });

  test('of a layer are what it is opened with', () => {
    const { props } = withControls(
      widget('payment-error') as DeclaredWidget,
      { about: '' },
      { message: 'No.' },
    );
    expect(props).toEqual({ message: 'No.' });
  });
});
