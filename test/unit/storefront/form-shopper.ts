import { textOf } from './cart-shopper.ts';

/** The fields of the first form with this action, as a browser posts them untouched. */
export function formFields(html: string, action: string): Record<string, string> {
  const form = [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(
    ([, path]) => path === action,
  )?.[2];
  if (form === undefined) throw new Error(`The page has no form that is posted to ${action}.`);
  return Object.fromEntries([...inputs(form), ...selects(form), ...textareas(form)]);
}

const attribute = (tag: string, name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);

function inputs(form: string): [string, string][] {
  return [...form.matchAll(/<input[^>]*>/gs)]
    .map(([tag]) => tag.replaceAll(/\s+/g, ' '))
    .filter((tag) => !/ type="(radio|checkbox)"/.test(tag) || / checked/.test(tag))
    .map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]);
}

function selects(form: string): [string, string][] {
  return [...form.matchAll(/(<select[^>]*>)(.*?)<\/select>/gs)].map(([, tag, content]) => {
    const options = [...content!.matchAll(/<option[^>]*>/gs)].map(([option]) => option);
    const chosen = options.find((option) => / selected/.test(option)) ?? options[0]!;
    return [attribute(tag!.replaceAll(/\s+/g, ' '), 'name'), attribute(chosen, 'value')];
  });
}

function textareas(form: string): [string, string][] {
  return [...form.matchAll(/(<textarea[^>]*>)(.*?)<\/textarea>/gs)].map(([, tag, text]) => [
    attribute(tag!.replaceAll(/\s+/g, ' '), 'name'),
    unescaped(text),
  ]);
}

function unescaped(text = ''): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** The text of a form that shows again. */
export async function refusedText(response: Response): Promise<string> {
  return textOf(await response.text());
}
