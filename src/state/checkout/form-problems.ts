import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../page/announce.ts';

type Problems<Name extends string> = Partial<Record<Name, string>>;

/**
 * The errors of a form, by the names of its fields. When all are shown, the first wrong field gets the focus; if more
 * than one is out of view then, they are listed above the form as well.
 */
export function useFormProblems<Name extends string>() {
  const place = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [listed, setListed] = useState<readonly Name[]>([]);
  const isNew = useRef(false);

  // After the render that shows the errors, because it may also show a field.
  useLayoutEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const wrong = fieldsIn(place.current).filter(({ name }) => problems[name as Name]);
    wrong[0]?.focus();
    setListed(wrong.filter(isOutOfView).length > 1 ? wrong.map(({ name }) => name as Name) : []);
  }, [problems]);

  return {
    /** The ref of the element around the fields. */
    place,
    problems,
    /** The fields to list above the form: those that are still wrong. */
    listed: listed.filter((name) => problems[name]),
    /** Replaces all errors, and moves the focus to the first. */
    show(found: Problems<Name>) {
      isNew.current = true;
      setProblems(found);
    },
    /** Sets or clears the error of a field that the shopper has left; a new one is announced. */
    set(name: Name, problem: string | undefined) {
      if (problems[name] === problem) return;
      setProblems((was) => ({ ...was, [name]: problem }));
      if (problem) announce(problem);
    },
    /** Checks the fields that have an error again, while the shopper corrects them. */
    update(problemOf: (name: Name) => string | undefined) {
      const next: Problems<Name> = {};
      const names = Object.keys(problems) as Name[];
      for (const name of names) next[name] = problems[name] && problemOf(name);
      // Runs for each key, so it must not render without a change.
      if (names.some((name) => next[name] !== problems[name])) setProblems(next);
    },
    focus(name: Name) {
      fieldsIn(place.current)
        .find((field) => field.name === name)
        ?.focus();
    },
  };
}

/** The named fields in a part of the page, in their order. */
export const fieldsIn = (place: HTMLElement | null): (HTMLInputElement | HTMLSelectElement)[] => [
  ...(place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]') ?? []),
];

function isOutOfView(field: Element): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}
