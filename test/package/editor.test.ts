import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as html from 'vscode-html-languageservice';
import * as json from 'vscode-json-languageservice';

/** The settings that a page of the guide asks for. */
function settingsOf(page: string, key: string): unknown {
  const blocks = readFileSync(`stories/guide/${page}`, 'utf8').matchAll(/^```json\n([\s\S]*?)^```$/gm);
  const block = [...blocks].map(([, text]) => text!).find((text) => text.includes(`"${key}"`));
  return (JSON.parse(block!) as Record<string, unknown>)[key];
}

/** A file of the package, as a project names it that has installed it. */
const packaged = (path: string) =>
  readFileSync(path.replace('./node_modules/storefront-islands/', ''), 'utf8');

/** A text with `|` for the cursor: the text without it, and the cursor's position. */
const cursor = (text: string) => ({ text: text.replace('|', ''), at: text.indexOf('|') });

describe('an editor that is set up as the guide says, in a file of the page context,', () => {
  const service = json.getLanguageService({
    schemaRequestService: async (url) => packaged(url.replace('file:///', './')),
  });
  const open = (text: string) =>
    json.TextDocument.create('file:///pages/storefront-context.json', 'json', 1, text);

  beforeAll(() => {
    const settings = settingsOf('page-context.mdx', 'json.schemas') as { fileMatch: string[]; url: string }[];
    service.configure({
      validate: true,
      schemas: settings.map(({ fileMatch, url }) => ({ fileMatch, uri: url.replace('./', 'file:///') })),
    });
  });

  async function completions(given: string): Promise<string[]> {
    const { text, at } = cursor(given);
    const document = open(text);
    const list = await service.doComplete(
      document,
      document.positionAt(at),
      service.parseJSONDocument(document),
    );
    return list!.items.map(({ label }) => `${label}`);
  }

  async function problems(text: string): Promise<string[]> {
    const document = open(text);
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
  }

  test('completes keys', async () => {
    expect(await completions('{"|"}')).toEqual(expect.arrayContaining(['brand', 'country', 'scriptOrigins']));
  });

  test('completes values', async () => {
    expect(await completions('{"brand": |}')).toEqual(expect.arrayContaining(['"core"', '"modern"']));
  });

  test('completes the names in an object', async () => {
    expect(await completions('{"account": {"|"}}')).toContain('isSignedIn');
    expect(await completions('{"endpoints": {"|"}}')).toContain('addItems');
  });

  test('says on hover what a key is for', async () => {
    const document = open('{"brand": "modern"}');
    const hover = await service.doHover(
      document,
      document.positionAt(3),
      service.parseJSONDocument(document),
    );
    expect(hover!.contents).toEqual([expect.stringContaining('The brand of the page')]);
  });

  test('names a wrong value', async () => {
    expect(await problems('{"brand": "moderm"}')).toEqual([expect.stringContaining('"core", "modern"')]);
    expect(await problems('{"credentialOrigins": ["http://x"]}')).toHaveLength(1);
  });

  test('accepts null, which counts as left out, and a page’s own keys', async () => {
    expect(await problems('{"brand": null, "account": null, "ours": 1}')).toEqual([]);
  });
});

describe('an editor that is set up as the guide says, in a page’s HTML,', () => {
  let service: html.LanguageService;
  beforeAll(() => {
    const files = settingsOf('embed.mdx', 'html.customData') as string[];
    service = html.getLanguageService({
      customDataProviders: files.map((file) => html.newHTMLDataProvider(file, JSON.parse(packaged(file)))),
    });
  });

  function opened(given: string) {
    const { text, at } = cursor(given);
    const document = html.TextDocument.create('file:///pages/sofa.html', 'html', 1, text);
    return { document, position: document.positionAt(at), parsed: service.parseHTMLDocument(document) };
  }

  function completions(given: string): string[] {
    const { document, position, parsed } = opened(given);
    return service.doComplete(document, position, parsed).items.map(({ label }) => `${label}`);
  }

  test.each([
    ['<div data-island="|">', 'add-to-cart'],
    ['<a data-island-open="|">', 'cart-confirmation'],
    ['<div data-island="add-to-cart" data-|>', 'data-max-quantity'],
    ['<div data-island-load="|">', 'visible'],
    ['<div data-add-to="|">', 'registry'],
  ])('completes %s', (given, expected) => {
    expect(completions(given)).toContain(expected);
  });

  test('says on hover what an attribute accepts', () => {
    const { document, position, parsed } = opened('<div data-island="add-to-cart" data-max|-quantity="4">');
    const { value } = service.doHover(document, position, parsed)!.contents as html.MarkupContent;
    expect(value).toContain('a whole number from 1 to 9999');
  });
});
