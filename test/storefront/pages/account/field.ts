import { html } from 'hono/html';
import { tokenField } from '../../token.ts';
import type { Markup, Page } from '../page.ts';

interface Field {
  /** Also the end of its id, after `prefix`. */
  name: string;
  prefix: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'date';
  value?: string | undefined;
  autocomplete: string;
  isOptional?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A form field: label, input, and one place for its hint or error. */
export function field({ name, prefix, label, type = 'text', value = '', ...more }: Field): Markup {
  const id = `${prefix}-${name}`;
  const note = more.error ?? more.hint;
  return html`<div class="shop-field">
<label for="${id}">${label}</label>
<input class="form-control" type="${type}" id="${id}" name="${name}" value="${value}" autocomplete="${more.autocomplete}"
 ${more.isOptional ? '' : html`required`} ${more.error ? html`aria-invalid="true"` : ''} ${note ? html`aria-describedby="${id}-note"` : ''}>
${note ? html`<p class="${more.error ? 'shop-error' : 'shop-hint'}" id="${id}-note">${note}</p>` : ''}
</div>
`;
}

export function hiddenField(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}">
`;
}

export function antiForgery(page: Page): Markup {
  return hiddenField(tokenField, page.token);
}

/** The error of a whole form, above it. */
export function alert(text: string | undefined): Markup | '' {
  return text ? html`<p class="shop-alert" role="alert">${text}</p>` : '';
}
