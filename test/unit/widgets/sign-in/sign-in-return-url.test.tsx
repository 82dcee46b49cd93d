import { beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
import { hostileReturns } from '../../hostile-urls.ts';
import { goTo, render } from './sign-in-page.tsx';

beforeEach(() => goTo('/checkout/cart'));

describe('without a return URL', () => {
  const signedIn = async (form: string, context = {}) => {
    const { submit, posts } = await render({
      ...examples['typed before'],
      attributes: { 'data-form': form },
      context,
    });
    await submit('', 'x');
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    return posts[0]!.fields.redirectUrl;
  };

  test.each([
    ['design-services', {}, '/design-services/request'],
    ['design-services', { isKids: true }, '/kids/design-services/request'],
    ['design-services', { endpoints: { designServices: '/design/form' } }, '/design/form'],
    ['manage-appointments', {}, '/account/manage-appointments'],
    ['gift-registry', {}, '/account'],
  ])('a sign-in of %s, on a page with %j, leads to %s', async (form, context, target) => {
    expect(await signedIn(form, context)).toBe(target);
  });

  test('a sign-in on the page of its flow stays there, with the page’s query', async () => {
    goTo('/kids/design-services/request?room=nursery');
    expect(await signedIn('design-services')).toBe('/kids/design-services/request?room=nursery');
  });
});

describe('a return URL', () => {
  test.each(hostileReturns)(
    '%j is never posted, nor passed to another account’s provider',
    async (returnUrl) => {
      const context = { allowedRedirectOrigins: ['https://login.example'] };
      const { submit, posts, link } = await render({
        ...examples['typed before'],
        attributes: { 'data-return-url': returnUrl },
        context,
      });
      await submit('', 'x');
      await vi.waitFor(() => expect(posts).toHaveLength(1));
      expect(posts[0]!.fields.redirectUrl).toBe('/account');
      const { searchParams } = new URL(link('Continue with Google')!.href);
      expect(searchParams.get('redirectUrl')).toBe('/account');
    },
  );

  test('on an origin of the page’s list is kept unchanged', async () => {
    const { submit, posts } = await render({
      ...examples['typed before'],
      attributes: { 'data-return-url': 'https://login.example/next?a=1#b' },
      context: { allowedRedirectOrigins: ['https://login.example'] },
    });
    await submit('', 'x');
    await vi.waitFor(() => expect(posts[0]!.fields.redirectUrl).toBe('https://login.example/next?a=1#b'));
  });
});
