import ts from 'typescript';
import { expect, it } from 'vitest';
import { nodesOf, parsedFiles, placeOf } from './parsed-files.ts';

/*
 * A page may stop `submit` before it reaches the island: then the browser sends the form, and a GET would write what the
 * shopper has typed into the address, the history and the server's log.
 */
it('every form with fields is a POST', () => {
  const forms = parsedFiles('src', 'widgets').flatMap((file) =>
    nodesOf(file)
      .filter((node) => ts.isJsxOpeningElement(node))
      .filter(({ tagName }) => tagName.getText(file) === 'form')
      .map((form) => ({ form, place: placeOf(file, form) })),
  );
  expect(forms.length).toBeGreaterThan(10);
  const isPost = (form: ts.JsxOpeningElement) => /\bmethod="post"/.test(form.attributes.getText());
  const wrong = forms.filter(({ form }) => !isPost(form)).map(({ place }) => place);
  expect(wrong, 'Write <form method="post" …>.').toEqual([]);
});
