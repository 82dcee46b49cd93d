import { expect, test } from 'vitest';
import { Tabs } from '../../../src/ui/tabs.tsx';
import { render } from './render.ts';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  label,
  content: <input aria-label={`In ${label}`} />,
}));

function renderTabs(openAtFirst?: number) {
  const rendered = render(<Tabs label="Numbers" tabs={tabs} openAtFirst={openAtFirst} />);
  const tab = (name: string) => rendered.page.getByRole('tab', { name });
  const open = () => rendered.page.getByRole('tab', { selected: true }).textContent;
  return { ...rendered, tab, open };
}

test('a tab names its panel, and the panel its tab', () => {
  const { page, tab } = renderTabs();
  const panel = page.getByRole('tabpanel', { name: 'One' });
  expect(tab('One').getAttribute('aria-controls')).toBe(panel.id);
});

test('only the open tab’s panel is visible', () => {
  const { container } = renderTabs(1);
  expect([...container.querySelectorAll<HTMLElement>('[role=tabpanel]')].map(({ hidden }) => hidden)).toEqual(
    [true, false, true],
  );
});

test('an invalid index opens the first tab', () => {
  expect(renderTabs(7).open()).toBe('One');
});

test('a press opens a tab', async () => {
  const { shopper, tab, open } = renderTabs();
  await shopper.click(tab('Three'));
  expect(open()).toBe('Three');
});

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{ArrowRight}', 'One'],
  ['{ArrowRight}{Home}', 'One'],
  ['{ArrowDown}', 'One'],
  ['{Control>}{ArrowRight}{/Control}', 'One'],
])('%s opens and focuses %s', async (keys, name) => {
  const { shopper, tab, open } = renderTabs();
  await shopper.click(tab('One'));
  await shopper.keyboard(keys);
  expect(open()).toBe(name);
  expect(document.activeElement).toBe(tab(name));
});

test('in right-to-left text the left arrow opens the next tab', async () => {
  const { container, shopper, tab, open } = renderTabs();
  container.style.direction = 'rtl';
  await shopper.click(tab('One'));
  await shopper.keyboard('{ArrowLeft}');
  expect(open()).toBe('Two');
});

test('only the open tab is a tab stop', () => {
  const { page } = renderTabs(1);
  expect(page.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('typed text stays when another tab is opened', async () => {
  const { shopper, tab, page } = renderTabs();
  await shopper.type(page.getByRole('textbox', { name: 'In One' }), 'mine');
  await shopper.click(tab('Two'));
  await shopper.click(tab('One'));
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'In One' }).value).toBe('mine');
});
