// Words with their brackets, two deep, as the loader reads them: `visible media((min-width: 60em) and (hover))`.
const words = /\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\S+/g;
const strategy = /^(load|idle|visible|interaction|media\(\W*\w.*\))$/s;

/** The strategies that a `data-island-load` names, right or wrong. */
export const loadWords = (given: string): string[] => given.match(words) ?? [];

/** Whether it is a strategy; whether a browser understands its media query is not looked at. */
export const isLoadStrategy = (word: string): boolean => strategy.test(word);
