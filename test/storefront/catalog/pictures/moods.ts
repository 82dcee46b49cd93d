import type { Brand } from '../product.ts';

/** The colours of a room. */
export interface Mood {
  wall: string;
  floor: string;
  rug: string;
  sofa: readonly [color: string, material: string];
  wood: string;
  metal: string;
  art: readonly string[];
}

export const moods: Record<Brand, readonly Mood[]> = {
  core: [
    {
      wall: '#e8dfd1',
      floor: '#c7a77c',
      rug: '#ddd0ba',
      sofa: ['#d9cdb8', 'linen'],
      wood: '#7a543a',
      metal: '#a88a52',
      art: ['#b98a70', '#d7b3a5', '#6f7653', '#efe6d6'],
    },
    {
      wall: '#dfe0d3',
      floor: '#b9946a',
      rug: '#e6dfd0',
      sofa: ['#6f7653', 'velvet'],
      wood: '#573b2b',
      metal: '#a88a52',
      art: ['#9aa58b', '#c0913f', '#5d5f3e', '#efe9db'],
    },
    {
      wall: '#ecdfd3',
      floor: '#bd9b73',
      rug: '#e9dcc8',
      sofa: ['#99502f', 'velvet'],
      wood: '#c79f6b',
      metal: '#5b4a3b',
      art: ['#b5694a', '#e4c9b4', '#5a718c', '#f1e8dc'],
    },
    {
      wall: '#dde1e2',
      floor: '#c2a57f',
      rug: '#d8d3c8',
      sofa: ['#2f3e55', 'velvet'],
      wood: '#7a543a',
      metal: '#a88a52',
      art: ['#5a718c', '#a9bccb', '#d3b88a', '#efece6'],
    },
  ],
  modern: [
    {
      wall: '#e9e9e7',
      floor: '#c4c3c0',
      rug: '#d8d7d4',
      sofa: ['#2a2827', 'leather'],
      wood: '#2b2725',
      metal: '#2c2c2c',
      art: ['#1b1b1b', '#8d8d8b', '#f4f3f0', '#c9c8c5'],
    },
    {
      wall: '#dcdcda',
      floor: '#b5b3af',
      rug: '#efeeeb',
      sofa: ['#8a8d8f', 'linen'],
      wood: '#35322f',
      metal: '#2c2c2c',
      art: ['#1b1b1b', '#c8102e', '#f4f3f0', '#a5a6a4'],
    },
    {
      wall: '#f0efed',
      floor: '#d0cdc7',
      rug: '#3a3a3a',
      sofa: ['#efece6', 'linen'],
      wood: '#2b2725',
      metal: '#a5a6a4',
      art: ['#2b2b2b', '#dcdad6', '#f6f5f2', '#8d8d8b'],
    },
  ],
};
