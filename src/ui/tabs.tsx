import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isPlainPress } from '../hooks/plain-press.ts';
import { usePageId } from '../hooks/use-page-id.ts';

export interface Tab {
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** At least one. */
  tabs: readonly Tab[];
  /** Index of the initially open tab, the first if there is no such tab; after that the shopper decides. */
  openAtFirst?: number;
}

/**
 * Several panels in one place, one visible at a time. The arrow keys, Home and End open another tab; Tab moves to its
 * panel. Hidden panels keep their state.
 */
export function Tabs({ label, tabs, openAtFirst = 0 }: TabsProps) {
  const [open, setOpen] = useState(tabs[openAtFirst] ? openAtFirst : 0);
  const list = useRef<HTMLDivElement>(null);
  const id = usePageId();
  // There may be fewer tabs than in the last render.
  const shown = tabs[open] ? open : 0;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = tabFor(event, shown, tabs.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    setOpen(target);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[target]!.focus();
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

/** The index of the tab that a key opens, from the open one; undefined for any other key. */
function tabFor(event: KeyboardEvent<HTMLDivElement>, open: number, last: number): number | undefined {
  if (!isPlainPress(event)) return undefined;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = open === last ? 0 : open + 1;
  const previous = open === 0 ? last : open - 1;
  const targets: Record<string, number> = {
    ArrowRight: isMirrored ? previous : next,
    ArrowLeft: isMirrored ? next : previous,
    Home: 0,
    End: last,
  };
  return Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
}
