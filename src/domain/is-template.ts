/** Whether a value is the place of one in a template that has not been filled in: `{{token}}`, `<%= token %>`. */
export const isTemplate = (value: string): boolean => /^(\{\{|<%|@|\$\{)/.test(value);
