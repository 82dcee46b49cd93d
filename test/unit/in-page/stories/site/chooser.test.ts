import { globSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hostHtml } from '../../../../../src/testing/host-html.ts';
import { startChooser } from '../../../../../stories/site/client/chooser.ts';
import { examplesOf } from '../../../../../stories/site/client/examples.ts';

const select = (name: string, values: string[]) =>
  `<select name="${name}">${values.map((value) => `<option>${value}</option>`).join('')}</select>`;

/** A widget's page from its built HTML; not in the document, so that no frame loads. */
async function chooserAt(
  query: string,
  widget = 'cart-drawer',
  kind = 'overlay',
  states = ['two lines', 'canada', 'modern brand'],
) {
  history.replaceState(null, '', `/widgets/${widget}.html${query}`);
  const page = document.createElement('div');
  page.innerHTML = `<section data-widget="${widget}" data-kind="${kind}"><form>
    ${select('state', states)}
    ${select('brand', ['core', 'modern'])}${select('country', ['US', 'CA'])}
    ${select('page', ['plain', 'hostile'])}${select('width', ['wide', 'phone'])}
    </form><p class="state-about" role="status"></p><div class="stage"></div>
    <p class="beside"><a></a></p><pre data-html></pre></section>`;
  await startChooser(page.querySelector('section')!);
  const field = (name: string) => page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
  const choose = (name: string, value: string) => {
    field(name).value = value;
    page.querySelector('form')!.dispatchEvent(new Event('change'));
  };
  return {
    field,
    choose,
    said: () => page.querySelector('.state-about')!.textContent,
    html: () => page.querySelector('[data-html]')!.textContent,
  };
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  return () => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  };
});

test('a country that the state sets cannot be chosen, and is shown', async () => {
  const { field } = await chooserAt('?state=canada&country=US');
  expect([field('country').disabled, field('country').value]).toEqual([true, 'CA']);
  expect(field('brand').disabled).toBe(false);
});

test('the state says which choices it does not allow', async () => {
  const { choose, said } = await chooserAt('');
  choose('state', 'modern brand');
  expect(said()).toBe('The modern brand. Its brand is always modern.');
});

test('after a state with a country of its own the chosen one is back', async () => {
  const { field, choose } = await chooserAt('?country=US');
  choose('state', 'canada');
  choose('width', 'phone');
  choose('state', 'modern brand');
  expect([field('country').disabled, field('country').value]).toEqual([false, 'US']);
});

test('a chosen brand outlasts a state with a brand of its own', async () => {
  const { field, choose } = await chooserAt('?brand=core&state=modern+brand');
  expect(field('brand').value).toBe('modern');
  choose('state', 'canada');
  expect(field('brand').value).toBe('core');
});

describe.each(globSync('*', { cwd: 'widgets' }))('%s', (name) => {
  test.each(['inline', 'overlay'] as const)(
    '%s: the HTML of every state is that which is pasted in test/guide/pasted-states.test.ts',
    async (kind) => {
      const examples = [...(await examplesOf(name))!];
      const { choose, html } = await chooserAt(
        '',
        name,
        kind,
        examples.map(([state]) => state),
      );
      for (const [state, example] of examples) {
        choose('state', state);
        expect(html(), state).toBe(hostHtml({ name, kind }, example));
      }
    },
  );
});
