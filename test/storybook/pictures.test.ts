import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { entriesOf, picturedStories } from '../../.storybook/built-storybook.ts';
import {
  isPictured,
  type OwnChoices,
  parsePicturePath,
  picturePath,
  variantsOn,
} from '../../.storybook/variants.ts';

const folder = inject('storybook');
const pictures = join(folder, 'state-pictures');
const [first] = picturedStories(entriesOf(folder)).filter(({ title }) => title === 'Widgets/Cart count');

it('a state is pictured in both brands and countries, on a phone and wide, on a plain and a hostile page', async () => {
  rmSync(pictures, { recursive: true, force: true });
  await promisify(execFile)('node', ['.storybook/take-pictures.ts', folder, first!.id]);
  const files = readdirSync(pictures);
  const expected = [...variantsOn('plain'), ...variantsOn('hostile')].map((one) =>
    picturePath(first!.id, one),
  );
  expect(files.map((file) => `state-pictures/${file}`).sort()).toEqual(expected.sort());
  // A WebP file says so in its first bytes.
  for (const file of files) expect(readFileSync(join(pictures, file)).toString('latin1', 8, 12)).toBe('WEBP');
}, 120_000);

it('a picture’s path says its story and variant, and no other path does', () => {
  for (const variant of [...variantsOn('plain'), ...variantsOn('hostile')])
    expect(parsePicturePath(`/${picturePath('widgets-cart--empty', variant)}`)).toEqual({
      story: 'widgets-cart--empty',
      variant,
    });
  for (const path of [
    '/state-pictures/a.core-US-phone-plain.png',
    '/state-pictures/../a.core-US-phone-plain.webp',
    '/state-pictures/a.other-US-phone-plain.webp',
  ])
    expect(parsePicturePath(path)).toBeUndefined();
});

it('a state of one brand, of one country or for a small screen has no picture of another', () => {
  const all = [...variantsOn('plain'), ...variantsOn('hostile')];
  const pictured = (choices: OwnChoices) => all.filter((variant) => isPictured(choices, variant));
  expect(pictured({ globals: {} })).toEqual(all);
  expect(pictured({ globals: {}, context: { brand: 'modern' } }).map(({ brand }) => brand)).toEqual(
    Array(8).fill('modern'),
  );
  expect(pictured({ globals: { country: 'CA' } }).map(({ country }) => country)).toEqual(Array(8).fill('CA'));
  expect(pictured({ globals: { viewport: { value: 'phone' } } }).map(({ width }) => width)).toEqual(
    Array(8).fill('phone'),
  );
  expect(pictured({ globals: { viewport: { value: 'tablet' } } }).map(({ width }) => width)).toEqual(
    Array(8).fill('wide'),
  );
});
