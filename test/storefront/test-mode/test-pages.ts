import { refusedInput } from '../api/answer.ts';
import { contentSecurityPolicy } from '../security.ts';

export interface TestPage {
  document: string;
  /** Null sends no security policy. */
  csp: string | null;
}

/** A point in a streamed page where the response pauses until it is resumed. */
interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** Pages written by tests: whole documents, or a body and a head. */
export class TestPages {
  readonly #pages = new Map<string, TestPage>();
  readonly #gates = new Map<string, Gate>();

  /** Stores a page from the body of `PUT /test/pages/{name}`: `{body, head?, csp?}`. */
  set(name: string, input: Record<string, unknown>): void {
    const { body, head = '', csp = contentSecurityPolicy } = input;
    if (typeof body !== 'string') throw refusedInput('body', body, 'the HTML of a page, or of its body');
    if (typeof head !== 'string') throw refusedInput('head', head, 'HTML for the head');
    if (csp !== null && typeof csp !== 'string')
      throw refusedInput('csp', csp, 'a Content-Security-Policy, or null for none');
    this.#pages.set(name, { csp, document: isDocument(body) ? body : documentOf(head, body) });
  }

  /** The page with `{{token}}` replaced by the visitor's own anti-forgery token. */
  get(name: string, token: string): TestPage | undefined {
    const page = this.#pages.get(name);
    return page && { ...page, document: page.document.replaceAll('{{token}}', token) };
  }

  /** The document as a stream; at `<!--pause:NAME-->` it waits for {@link resume}. */
  stream(document: string): ReadableStream<Uint8Array> {
    const pieces = this.#pieces(document);
    const encoder = new TextEncoder();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
  }

  async *#pieces(document: string): AsyncGenerator<string> {
    for (const [index, part] of document.split(/<!--pause:([\w-]+)-->/).entries()) {
      if (index % 2 === 0) yield part;
      else await this.#gate(part).opened.finally(() => this.#gates.delete(part));
    }
  }

  /** Resumes a paused page; if called before the page gets there, it does not pause. */
  resume(name: string): void {
    this.#gate(name).open();
  }

  /** Deletes every page and resumes every paused one. */
  clear(): void {
    for (const gate of this.#gates.values()) gate.open();
    this.#gates.clear();
    this.#pages.clear();
  }

  #gate(name: string): Gate {
    let gate = this.#gates.get(name);
    if (!gate) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      gate = { opened, open };
      this.#gates.set(name, gate);
    }
    return gate;
  }
}

function isDocument(text: string): boolean {
  return /^\s*<(!doctype|html)/i.test(text);
}

function documentOf(head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test page</title>
${head}</head>
<body>
${body}
</body>
</html>`;
}
