import type { Island } from '../runtime/define-island.ts';
import type { Registry } from '../runtime/registry.ts';

/** How long the files of a widget may take before the doctor says so, in milliseconds. */
export const patience = 5000;

/** The result of loading a widget's files; no key is set while they are loading. */
export interface Answer {
  island?: Island;
  error?: Error;
  /** No answer within `patience`. */
  isLate?: true;
}

/** The files of the page's widgets that have loaded so far. Reading them never waits, and nothing mounts. */
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

  /** Makes the page load the widget's files, once. The last result stays until a newer one comes. */
  ask(page: Registry, name: string): Answer {
    const loading = page.load(name);
    if (loading !== this.#loads.get(name)) {
      this.#loads.set(name, loading);
      const whole = loading.then(({ island }): Answer => ({ island: island as Island }), failed);
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
