export function prefixCss(code: string, filename: string): string;
