import { expect, test } from 'vitest';
import { ErrorNote } from '../../../src/ui/error-note.tsx';
import { render } from './render.ts';

test('is an alert with the message', () => {
  const { container } = render(<ErrorNote>Please try again.</ErrorNote>);
  expect(container.querySelector('[role="alert"]')!.textContent).toBe('Please try again.');
});

test('shows by an icon, too, that it is an error', () => {
  const { container } = render(<ErrorNote>Please try again.</ErrorNote>);
  expect(container.querySelector('[data-icon="alert"]')).not.toBeNull();
});

test('is not there without a message', () => {
  const { container } = render(<ErrorNote>{undefined}</ErrorNote>);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[role="alert"]')).toBeNull();
});
