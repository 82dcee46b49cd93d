import type { Island } from '../runtime/define-island.ts';
import type { Registry } from '../runtime/registry.ts';

/** How long the files of a widget may take before the doctor says so, in milliseconds. */
export const patience = 5000;

/** What became of a widget's files; none of these while they are on their way. */
export interface Answer {
  island?: Island;
  error?: Error;
  /** There is no answer yet, and `patience` is over. */
  isLate?: true;
}

/** The files of the page's widgets, as far as they have come: whoever asks never waits, and nothing mounts. */
export class WidgetFiles {
  readonly #loads = new Map<string, Promise<unknown>>();
  readonly #answers = new Map<string, Answer>();
  readonly #first = new Map<string, Promise<void>>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** How many widgets the doctor waits for. */
  get loading(): number {
    return this.#loads.size - this.#answers.size;
  }

  get(name: string): Answer {
    return this.#answers.get(name) ?? {};
  }

  /** Has the page load the widget's files, once; the last answer stays until there is another one. */
  ask(page: Registry, name: string): Answer {
    const loading = page.load(name);
    if (loading !== this.#loads.get(name)) {
      this.#loads.set(name, loading);
      const whole = loading.then((module): Answer => ({ island: module.default as Island }), failed);
      this.#first.set(name, this.#keep(name, loading, Promise.race([whole, late()])));
      this.#keep(name, loading, whole);
    }
    return this.get(name);
  }

  /** Resolves once each widget has an answer, or is late. */
  async answered(): Promise<void> {
    await Promise.all(this.#first.values());
  }

  async #keep(name: string, loading: Promise<unknown>, given: Promise<Answer>): Promise<void> {
    const answer = await given;
    if (this.#loads.get(name) !== loading || this.#answers.get(name) === answer) return;
    this.#answers.set(name, answer);
    this.#onChange();
  }
}

const late = () =>
  new Promise<Answer>((resolve) => {
    setTimeout(resolve, patience, { isLate: true });
  });

/** A stylesheet fails with an Event. */
function failed(cause: unknown): Answer {
  const href = (cause as { target?: HTMLLinkElement } | null)?.target?.href;
  return {
    error: cause instanceof Error ? cause : new Error(href ? `${href} did not load` : String(cause)),
  };
}
