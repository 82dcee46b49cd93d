import { expect } from 'vitest';
import { examples } from '../../../../widgets/personalization/personalization.examples.ts';
import personalization from '../../../../widgets/personalization/personalization.island.ts';
import { editorMessages } from '../../../../widgets/personalization/personalization.messages.ts';
import { renderIsland } from '../../render-island.tsx';
import { button, type Driver, field } from '../driver.ts';

const example = examples.empty;
const text = () => field('[name=Text1]');

export const drivers: readonly Driver[] = [
  {
    name: 'previews a monogram',
    call: 'renderPersonalization',
    place: '.si-personalization__preview',
    example,
    // The same message after any failure: the text can be added without a preview.
    said: null,
    isEvent: false,
    isBackground: true,
    busy: null,
    async come(on) {
      await renderIsland(personalization, example, { on });
      return {
        act: () => on.shopper.type(text(), 'ABC'),
        again: () => on.shopper.click(button('Try Again')),
        kept() {
          expect(text().value).toBe('ABC');
          expect(document.querySelector('.si-personalization [role=status]')!.textContent).toBe(
            editorMessages.editorPreviewFailed,
          );
        },
        done: () => expect(document.querySelector('.si-personalization__next')).not.toBeNull(),
      };
    },
  },
];
