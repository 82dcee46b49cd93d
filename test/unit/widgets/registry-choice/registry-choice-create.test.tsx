import { within } from 'storybook/test';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { openIsland } from '../../render-island.tsx';

describe('without a registry', () => {
  /** The request that the button's form would post; the navigation is prevented. */
  async function posted(example: typeof examples.none) {
    const island = await openIsland(registryChoice, example);
    let form: { action: string; method: string; fields: object } | undefined;
    const note = (event: Event) => {
      // The form reads its token first, and then posts itself.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { action, method } = event.target as HTMLFormElement;
      const fields = Object.fromEntries(new FormData(event.target as HTMLFormElement));
      form = { action: new URL(action).pathname, method, fields };
    };
    document.addEventListener('submit', note);
    onTestFinished(() => document.removeEventListener('submit', note));
    await island.shopper.click(island.page.getByRole('button', { name: 'Create a Registry' }));
    await vi.waitFor(() => expect(form).toBeDefined());
    return form;
  }

  async function shown(example: typeof examples.none) {
    await openIsland(registryChoice, example);
    return { form: document.querySelector<HTMLFormElement>('form[action]')! };
  }

  test('it says so, and offers no add', async () => {
    const { page } = await openIsland(registryChoice, examples.none);
    page.getByRole('dialog', { name: 'You Have No Registry Yet' });
    expect(page.queryByRole('button', { name: 'Add To Registry' })).toBeNull();
  });

  test('the button is busy while the form waits for its token', async () => {
    let end = () => {};
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      end = () => this.onloadend!(new ProgressEvent('loadend'));
    });
    onTestFinished(() => end());
    const { page, shopper } = await openIsland(registryChoice, examples.none);
    const create = page.getByRole('button', { name: 'Create a Registry' });
    await shopper.click(create);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(create.getAttribute('aria-busy')).toBe('true');
  });

  test('it posts the item to the page that creates one', async () => {
    expect(await posted(examples.none)).toEqual({
      action: '/gift-registry/add',
      method: 'post',
      fields: {
        __RequestVerificationToken: expect.stringMatching(/./),
        Sku: '410553',
        Quantity: '1',
        returnUrl: location.pathname + location.search,
      },
    });
  });

  test.each([1, 2])(
    'with %d items it leads to the page’s own origin, also under a `<base href>` of another',
    async (count) => {
      const base = Object.assign(document.createElement('base'), { href: 'https://cdn.example/' });
      document.head.append(base);
      onTestFinished(() => base.remove());
      const items = [...examples.none.props.items, { sku: '413004', quantity: 1 }].slice(0, count);
      const { form } = await shown({ ...examples.none, props: { ...examples.none.props, items } });
      expect(new URL(form.getAttribute('action')!, document.baseURI).origin).toBe(location.origin);
    },
  );

  test('of several items it posts the first, and says that the others have to be added again', async () => {
    const items = [...examples.none.props.items, { sku: '413004', quantity: 1 }];
    const several = { ...examples.none, props: { ...examples.none.props, items } };
    expect(await posted(several)).toMatchObject({
      action: '/gift-registry/add',
      fields: { Sku: '410553', Quantity: '1' },
    });
    within(document.body).getByText(/the first of your 2 items is added to it. Then please add the others/);
  });
});
