import { configure } from 'storybook/test';
import { beforeEach } from 'vitest';

// As patient as everything else that waits here.
configure({ asyncUtilTimeout: 10_000 });

// Each test finds a page that is not being left, whatever the one before it has tried.
beforeEach(() => {
  dispatchEvent(new Event('pageshow'));
});
