import { describe, expect, test } from 'vitest';
import {
  addedTo,
  checklistPath,
  hasChecklist,
  heldInRegistries,
  phoneLink,
  registryObstacle,
  registryPath,
} from '../../../../src/domain/registry/registry.ts';

describe('the quantity in a shopper’s registries', () => {
  test.each([
    ['nothing is known', undefined, undefined, 0],
    ['the page’s count', 2, undefined, 2],
    ['the page’s count plus later adds', 2, [{ added: 1 }], 3],
    ['the page’s count of all plus adds to one', 3, [{ added: 1, total: 2 }], 4],
    ['the page’s count of all plus adds to each', 3, [{ added: 1, total: 2 }, { added: 2 }], 6],
    ['the server’s total, without a page’s count', undefined, [{ added: 1, total: 7 }], 7],
    ['the server’s total, if the page’s count was too low', 2, [{ added: 1, total: 7 }, { added: 1 }], 8],
  ])('%s', (_, known, holdings, count) => {
    expect(heldInRegistries(known, holdings)).toBe(count);
  });
});

describe('a holding after an add', () => {
  test.each([
    ['the first add', undefined, 2, undefined, { added: 2, total: undefined }],
    ['the first add, with the server’s total', undefined, 2, 5, { added: 2, total: 5 }],
    ['another add', { added: 2, total: 5 }, 1, 6, { added: 3, total: 6 }],
    [
      'another add, of which the server says no total',
      { added: 2, total: 5 },
      1,
      undefined,
      { added: 3, total: 6 },
    ],
  ])('%s', (_, was, quantity, total, now) => {
    expect(addedTo(was, quantity, total)).toEqual(now);
  });
});

describe('why a product cannot be added to a registry (checkout §4)', () => {
  const fine = { isInStock: true, isMadeToOrder: false, isPersonalizationComplete: true };

  test.each([
    ['nothing', fine, undefined],
    ['no stock', { ...fine, isInStock: false }, 'outOfStock'],
    ['an order it is made to', { ...fine, isMadeToOrder: true }, 'madeToOrder'],
    [
      'a personalization that is not complete',
      { ...fine, isPersonalizationComplete: false },
      'personalization',
    ],
    [
      'no stock before a personalization that would not help',
      { ...fine, isInStock: false, isPersonalizationComplete: false },
      'outOfStock',
    ],
  ] as const)('%s', (_, choice, obstacle) => {
    expect(registryObstacle(choice)).toBe(obstacle);
  });
});

describe('the pages of a registry (checkout §2.2)', () => {
  test('are below its identifier', () => {
    expect(registryPath('7001')).toBe('/gift-registry/registrant-list/7001');
    expect(checklistPath('7001')).toBe('/gift-registry/checklist/7001');
  });

  test.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['../../account', '..%2F..%2Faccount'],
    ['<img>', '%3Cimg%3E'],
    ['half a pair \ud800', 'half%20a%20pair%20'],
  ])('“%s” is a single path segment', (grId, part) => {
    expect(registryPath(grId)).toBe(`/gift-registry/registrant-list/${part}`);
  });

  test.each(['.', '..', '\ud800'])('“%s”, which cannot be a path segment, leads to the list', (grId) => {
    expect(registryPath(grId)).toBe('/gift-registry/registrant-list');
    expect(checklistPath(grId)).toBe('/gift-registry/registrant-list');
  });
});

describe('the checklist (checkout §2.2)', () => {
  test.each(['br', 'bb', 'ot', 'hw'])('exists for the type %s', (type) => {
    expect(hasChecklist(type, true)).toBe(true);
  });

  test.each(['gr', '', 'brx', undefined])('does not exist for the type %s', (type) => {
    expect(hasChecklist(type, true)).toBe(false);
  });

  test('does not exist if checklists are not interactive', () => {
    expect(hasChecklist('br', false)).toBe(false);
  });
});

test.each([
  ['1-800-555-0142', 'tel:18005550142'],
  ['+1 (800) 555 0142', 'tel:+18005550142'],
  ['1-800-555-SOFA', 'tel:18005557632'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
