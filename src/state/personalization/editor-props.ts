import { personalization } from '../../contract/personalization/personalization.ts';
import { flag, json, sku, text, url } from '../../runtime/attributes.ts';

/** The attributes of the editor, on the page and in its layer. */
export const editorProps = {
  sku: sku({ about: 'The product.' }),
  optionChoiceParameter: text({
    optional: true,
    about: 'The chosen options, such as the color: each choice has a text of its own.',
  }),
  lineId: text({ optional: true, about: 'The cart’s line whose text is edited.' }),
  personalization: json(personalization, {
    accepts:
      'an object {type, lines or templates: [{templateName, name?, monogrammingImg?, lines: [{elementName, label?, text?, maxLength?, fontAttributes?}], fonts?: [{font, name?, fontAttributes?}], textColors?: [{textColor, name?, hex?}]}], orderType?, profileGuid? …}',
    about:
      'How the product can be personalized: its lines, or several styles, each with its fonts and colors.',
  }),
  isRequired: flag({ about: 'It cannot be bought without a text.' }),
  isReturnable: flag({ about: 'It can be returned: the line that says it cannot is left out.' }),
  formattedPrice: text({ optional: true, about: 'What the personalization costs, as it shows.' }),
  name: text({ optional: true, about: 'The product’s name, for the alternative text of its picture.' }),
  imagePath: url({ optional: true, about: 'The product’s picture, which shows until there is a preview.' }),
};
