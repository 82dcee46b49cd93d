import { expect, test } from 'vitest';
import { galleryPictures, pictureKey } from '../../../../src/domain/product/gallery.ts';

const [front, room, film] = [
  { imagePath: '/front.svg', imagePathHiRes: '/front.svg?hires=1' },
  { imagePath: '/room.svg', thumbnailPath: '/room-small.svg' },
  { imagePath: '/room.svg', videoPath: '/film.webm' },
];
const all = [front, room, film];
const order = (chosen?: string) => galleryPictures(all, chosen).map(pictureKey);

test('without a chosen option the pictures are in their order', () => {
  expect(order()).toEqual(all.map(pictureKey));
});

test.each([['/room.svg'], ['/room-small.svg']])('%s is the chosen option’s, and comes first', (path) => {
  expect(order(path)).toEqual([room, front, film].map(pictureKey));
});

test('the large path tells a picture, too', () => {
  expect(order('/front.svg?hires=1')).toEqual(all.map(pictureKey));
});

test('a chosen picture that is not in the list comes before it', () => {
  expect(galleryPictures(all, '/ink.svg')).toEqual([{ imagePath: '/ink.svg' }, ...all]);
});

test('a picture that is twice in the list shows once', () => {
  expect(galleryPictures([front, room, front], undefined)).toEqual([front, room]);
});
