import { start } from './loader.ts';

// Constants that the build fills in: this script is built once for all widgets and once for each.
start(import.meta.resolve('./'), '__NAME__', '__LOADS__');
