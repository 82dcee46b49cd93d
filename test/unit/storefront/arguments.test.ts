import { describe, expect, test } from 'vitest';
import { parseArguments } from '../../storefront/arguments.ts';

const defaults = { port: 4170, isFresh: false, isBuilding: true, catalogFile: undefined };

describe('the arguments of npm start', () => {
  test.each([
    [[], {}, {}],
    [['--fresh'], {}, { isFresh: true }],
    [['--no-build'], {}, { isBuilding: false }],
    [['--port', '8080'], {}, { port: 8080 }],
    [['--port=8080'], { PORT: '9' }, { port: 8080 }],
    [[], { PORT: '4321' }, { port: 4321 }],
    [['--catalog', 'feed.tsv', '--fresh'], {}, { catalogFile: 'feed.tsv', isFresh: true }],
    [['--products', '100000'], {}, { productCount: 100000 }],
    [['--catalog=my feed=1.csv'], {}, { catalogFile: 'my feed=1.csv' }],
  ])('%j with %j', (args, environment, expected) => {
    expect(parseArguments(args, environment)).toEqual({ ...defaults, ...expected });
  });

  test.each([
    [['--frsh'], {}, '"--frsh" was given, which is no option of npm start.'],
    [['feed.tsv'], {}, '"feed.tsv" was given, which is no option of npm start.'],
    [['--port', 'http'], {}, '--port: "http" was given; accepted: a whole number from 0 to 65535.'],
    [['--port', '70000'], {}, '--port: "70000" was given'],
    [['--catalog'], {}, '--catalog was given without its value.'],
    [['--catalog', '--fresh'], {}, '--catalog was given without its value ("--fresh" follows it).'],
    [['--products'], {}, '--products was given without its value.'],
    [['--products', 'many'], {}, '--products: "many" was given; accepted: a whole number from 1 to 200000.'],
    [['--products=0'], {}, '--products: "0" was given'],
    [['--products', '1e5'], {}, '--products: "1e5" was given'],
    [['--products', '-5'], {}, '--products: "-5" was given'],
    [['--products', '200001'], {}, '--products: "200001" was given'],
    [
      ['--products', '9', '--catalog', 'a.tsv'],
      {},
      '--catalog and --products were given; accepted: one of them',
    ],
    [[], { PORT: 'x' }, 'PORT: "x" was given'],
  ])('%j with %j: the error has the given and the accepted values', (args, environment, message) => {
    const parse = () => parseArguments(args, environment);
    expect(parse).toThrow(message);
    expect(parse).toThrow(/Accepted:\n {2}--port NUMBER/);
  });
});
