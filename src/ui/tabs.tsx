import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
  /** Index of the tab that is open at first; from then on it is the shopper's. The first one where there is none such. */
  openAtFirst?: number;
}

/**
 * Several texts in one place, one seen at a time. The arrow keys, Home and End go from tab to tab and open it; Tab goes
 * on to what it shows. What is not seen keeps its state.
 */
export function Tabs({ label, tabs, openAtFirst = 0 }: TabsProps) {
  const [open, setOpen] = useState(tabs[openAtFirst] ? openAtFirst : 0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // Fewer tabs than before may have come.
  const shown = tabs[open] ? open : 0;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const last = tabs.length - 1;
    const next = shown === last ? 0 : shown + 1;
    const previous = shown === 0 ? last : shown - 1;
    const targets: Record<string, number> = {
      ArrowRight: isMirrored ? previous : next,
      ArrowLeft: isMirrored ? next : previous,
      Home: 0,
      End: last,
    };
    if (!Object.hasOwn(targets, key)) return;
    event.preventDefault();
    setOpen(targets[key]!);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[targets[key]!]!.focus();
  }

  return (
    <div className="si-tabs">
      <div ref={list} className="si-tabs__list" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            className="si-tabs__tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          className="si-tabs__panel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that holds text alone is read, and scrolled, by keyboard
          tabIndex={0}
          hidden={index !== shown}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
