import { start } from './loader.ts';

// The build makes one copy of this script for all widgets and one for each, and fills these in.
start('__VERSION__', new URL('.', import.meta.url).href, '__NAME__', '__LOADS__');
