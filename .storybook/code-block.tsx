import { type ReactNode, useRef, useState } from 'react';
import { Code } from '../stories/guide/table.tsx';

/** Lines of code with a button that copies them. They are not coloured, because a highlighter that loads later would move the page. */
export function CodeBlock({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const lines = useRef<HTMLPreElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Not allowed here: the code is selected, so that it can be copied by hand.
      getSelection()?.selectAllChildren(lines.current!);
    }
  }
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <pre tabIndex={0} ref={lines}>
        {code}
      </pre>
      <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

/** The guide's code: blocks have a language, words in a sentence have none. */
export function MdxCode({ className, children }: { className?: string; children?: ReactNode }) {
  const text = String(children);
  if (!className && !text.includes('\n')) return <Code text={text} />;
  return <CodeBlock code={text.trimEnd()} />;
}

/** A block of code brings its own frame. */
export function MdxPre({ children }: { children?: ReactNode }) {
  return children;
}
