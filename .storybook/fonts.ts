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

/** Both brands' fonts; a text that is shown before them would move when they come. A missing one holds nothing up. */
export const fontsLoaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
