/** Whether a value is a template's placeholder that was never filled in: `{{token}}`, `<%= token %>`. */
export const isTemplate = (value: string): boolean => /^(\{\{|<%|@|\$\{)/.test(value);
