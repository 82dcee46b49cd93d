import { expect, it } from 'vitest';
import { arrows } from './arrows.ts';
import { roomOf, sourceFiles } from './source-files.ts';

for (const [room, allowed] of Object.entries(arrows))
  it(`${room} imports ${allowed.length ? `only ${allowed.join(', ')}` : 'no other room'}`, () => {
    const wrong = sourceFiles(room).flatMap(({ path, imports }) =>
      imports
        .filter((to) => roomOf(to) !== room && ![roomOf(to), to].some((one) => allowed.includes(one)))
        .map((to) => `${path} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

it('every folder of src and widgets is listed above', () => {
  const rooms = new Set(sourceFiles('src', 'widgets').map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => !arrows[room])).toEqual([]);
});

it('a widget never imports another', () => {
  const widgetOf = (path: string) => path.split('/')[1];
  const wrong = sourceFiles('widgets').flatMap(({ path, imports }) =>
    imports
      .filter((to) => to.startsWith('widgets/') && widgetOf(to) !== widgetOf(path))
      .map((to) => `${path} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

it('a widget’s view makes no request', () => {
  const wrong = sourceFiles('widgets')
    .filter(({ path }) => path.endsWith('.tsx'))
    .filter(
      ({ text, imports }) =>
        imports.some((to) => to === 'src/http/send.ts') || /\bfetch\(|XMLHttpRequest/.test(text),
    );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('code for pages imports neither the build, the command nor the testing entry', () => {
  const wrong = sourceFiles('src', 'widgets')
    .filter(({ path }) => !/^src\/(build|cli|testing)$/.test(roomOf(path)))
    .flatMap(({ path, imports }) =>
      imports.filter((to) => /^src\/(build|cli|testing)$/.test(roomOf(to))).map((to) => `${path} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

it('nothing imports stories or tests', () => {
  const wrong = sourceFiles('src', 'widgets').filter(({ imports }) =>
    imports.some((to) => /^(stories|test)\//.test(to)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('there are no import cycles at run time', () => {
  const typeOnly = /\bimport type [^;]*?from\s*['"](\.[^'"]+)['"]/g;
  const files = sourceFiles('src', 'widgets').map((file) => {
    const types = new Set([...file.text.matchAll(typeOnly)].map(([, to]) => to!.replace(/^(\.\.?\/)+/, '')));
    return { ...file, imports: file.imports.filter((to) => ![...types].some((type) => to.endsWith(type))) };
  });
  const edges = new Map(files.map(({ path, imports }) => [path, imports]));
  const circles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    else for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
  };
  for (const path of edges.keys()) visit(path, []);
  expect(circles).toEqual([]);
});
