import '@fontsource/archivo/400.css';
import '@fontsource/archivo/500.css';
import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/600.css';
import '@fontsource/source-serif-4/400.css';

const fonts = [
  '400 1em Archivo',
  '500 1em Archivo',
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
  '400 1em "Source Serif 4"',
];

/** Both brands' fonts; text shown before they load would move later. A missing font delays nothing. */
export const fontsLoaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
