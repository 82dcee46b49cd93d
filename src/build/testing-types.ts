/**
 * The declarations of src/testing/test-page.ts with the names of this build: there they are any text, because the build
 * alone knows them.
 * @throws Error if the module no longer declares their types
 */
export function withNames(
  declarations: string,
  widgets: readonly string[],
  calls: readonly string[],
): string {
  return Object.entries({ WidgetName: widgets, CallName: calls }).reduce((text, [type, names]) => {
    const declared = `export type ${type} = string;`;
    if (!text.includes(declared)) throw new Error(`src/testing/test-page.ts declares no type ${type}.`);
    return text.replace(declared, `export type ${type} = ${names.map((name) => `"${name}"`).join(' | ')};`);
  }, declarations);
}
