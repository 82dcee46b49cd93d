import { expect, test, vi } from 'vitest';
import { postUnseen } from '../../../src/page/unseen-post.ts';

test.each(['//evil.example/account', 'https://evil.example/account?token=1'])(
  'a secret is not posted to %s, which is of another origin',
  (path) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    expect(() => postUnseen(path, { password: 'correct horse' })).toThrow(
      /^a secret is posted to the page's own origin only, not to ".*evil\.example\/account"$/,
    );
    expect(submit).not.toHaveBeenCalled();
    expect(document.body.childElementCount).toBe(0);
    submit.mockRestore();
  },
);

test('a secret is posted to a path of the page', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  postUnseen('/account/auth', { sessionToken: 'abc' });
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});
