export interface Token {
  name: string;
  /** The purpose of the token, for the guide. */
  use: string;
  core: string;
  modern: string;
}

/** The declarations of the first rule with this selector: values, and what the comment beside them says. */
function rule(css: string, selector: string): Map<string, { value: string; use: string }> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  const found = body.matchAll(/(--si-[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?/g);
  return new Map([...found].map(([, name, value, use = '']) => [name!, { value: value!, use }]));
}

/** Every token of src/styles/tokens.css with its value in both brands. */
export function tokens(css: string): Token[] {
  const core = rule(css, ':where(:root)');
  const modern = rule(css, ':where([data-si-brand="modern"])');
  return [...core].map(([name, { value, use }]) => ({
    name,
    use,
    core: value,
    modern: modern.get(name)?.value ?? value,
  }));
}
