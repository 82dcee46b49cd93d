import { type FocusEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type CarouselPreset, placeholderCount } from '../domain/carousel.ts';
import { controlMessages, fillIn } from '../domain/messages.ts';
import { usePageId } from '../hooks/use-page-id.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { Icon } from './icon.tsx';
import { TextFor } from './visually-hidden.tsx';

export interface CarouselProps {
  /** The heading, which also names the region and its buttons. */
  title: string;
  /** 2 to 4. */
  headingLevel?: number;
  /** The link in the title row to the page of all products. */
  all?: { href: string; text: string } | undefined;
  /** How many cards show at which viewport width (decision 16); all of it is CSS. */
  preset?: CarouselPreset;
  /** On a listing page the `showcase` preset always shows two (decision 16). */
  isOnListing?: boolean;
  /** `CarouselItem`s. */
  children?: ReactNode;
  /** While loading: rendered five times in place of the children (decision 17). */
  placeholder?: ReactNode;
}

/**
 * A list that scrolls sideways and snaps to its cards: touch, wheel, Tab and screen readers need no script. The two
 * buttons move it by as many cards as are visible. A step renders nothing: script reads the layout once per press, and an
 * observer on the first and last card disables the buttons at the ends.
 */
export function Carousel({
  title,
  headingLevel = 2,
  all,
  preset = 'pod',
  isOnListing,
  children,
  placeholder,
}: CarouselProps) {
  const Heading = `h${headingLevel}` as 'h2';
  const id = usePageId();
  const { list, previous, next, handleStep } = useSteps(!!placeholder);
  const texts = useTexts(controlMessages);

  return (
    <section
      className="si-carousel"
      aria-labelledby={id}
      data-preset={preset}
      data-on-listing={isOnListing || undefined}
    >
      <Heading className="si-carousel__title si-heading">
        {/* A new element for a new title: a text that changes from one line to two counts as a layout shift. */}
        <span key={title} id={id}>
          {title}
        </span>
        {all && (
          <a className="si-carousel__all" href={all.href}>
            <TextFor name={title}>{all.text}</TextFor>
          </a>
        )}
      </Heading>
      <div className="si-carousel__frame">
        <CarouselArrow
          ref={previous}
          to="previous"
          label={fillIn(texts.carouselPrevious, title)}
          onClick={handleStep}
        />
        <CarouselArrow ref={next} to="next" label={fillIn(texts.carouselNext, title)} onClick={handleStep} />
        <ul
          className="si-carousel__list"
          ref={list}
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
          role="list"
          aria-busy={placeholder ? true : undefined}
          onFocus={showWhole}
        >
          {placeholder
            ? [...Array(placeholderCount).keys()].map((place) => (
                <CarouselItem key={place}>{placeholder}</CarouselItem>
              ))
            : children}
        </ul>
      </div>
    </section>
  );
}

interface CarouselArrowProps {
  ref: Ref<HTMLButtonElement>;
  to: 'previous' | 'next';
  label: string;
  onClick: (event: MouseEvent) => void;
}

function CarouselArrow({ ref, to, label, onClick }: CarouselArrowProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="si-carousel__arrow"
      data-to={to}
      aria-label={label}
      // Every list starts at its beginning; after that the observer updates it.
      aria-disabled={to === 'previous' || undefined}
      onClick={onClick}
    >
      <Icon name={to} />
    </button>
  );
}

/** The list, its buttons, and their press handler. While loading the buttons stay: the number of cards is not known. */
function useSteps(isLoading: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const lastStep = useRef({ goal: 0, time: -1e4 });

  // After every render, because the cards may have changed; scrolling renders nothing.
  useEffect(() => (isLoading ? undefined : observeEnds(list.current!, previous.current!, next.current!)));

  function handleStep({ currentTarget, timeStamp }: MouseEvent) {
    const by = currentTarget === next.current ? 1 : -1;
    const last = lastStep.current;
    // A second press during a smooth scroll starts from the goal of the first, not from half way.
    const from = timeStamp - last.time < 700 ? last.goal : list.current!.scrollLeft;
    lastStep.current = { goal: step(list.current!, from, by), time: timeStamp };
  }

  return { list, previous, next, handleStep };
}

export interface CarouselItemProps {
  children: ReactNode;
}

/** One item of a Carousel. */
export function CarouselItem({ children }: CarouselItemProps) {
  return <li className="si-carousel__item si-card-box">{children}</li>;
}

/**
 * Scrolls a card that is cut at the edge into view when Tab reaches it: Chromium does so only if the whole card is
 * hidden.
 */
function showWhole({ target }: FocusEvent): void {
  // Not for a press: its card would move away below the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sets each button's aria-disabled by whether its end of the list is in view, without measuring or scroll listeners. */
function observeEnds(list: HTMLElement, previous: HTMLElement, next: HTMLElement): () => void {
  const first = list.firstElementChild;
  const last = list.lastElementChild;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isSeen = String(intersectionRatio > 0.9);
        if (target === first) previous.setAttribute('aria-disabled', isSeen);
        if (target === last) next.setAttribute('aria-disabled', isSeen);
      }
    },
    { root: list, threshold: [0.9, 0.95] },
  );
  if (first) observer.observe(first);
  if (last) observer.observe(last);
  return () => observer.disconnect();
}

/** Scrolls by one page of cards from `from`; returns the scroll position it leads to, negative in right-to-left. */
function step(list: HTMLElement, from: number, by: 1 | -1): number {
  const [first, second] = list.children;
  if (!first || !second) return 0;
  const { left, width } = first.getBoundingClientRect();
  const stride = second.getBoundingClientRect().left - left;
  const gap = Math.abs(stride) - width;
  const seen = Math.max(1, Math.floor((list.clientWidth + gap) / Math.abs(stride)));
  const end = (list.scrollWidth - list.clientWidth) * Math.sign(stride);
  const wanted = (Math.round(from / stride) + by * seen) * stride;
  const goal = Math.max(Math.min(0, end), Math.min(Math.max(0, end), wanted));
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not scrollTo(): Prototype.js has one of its own, which scrolls the window.
  list.scroll({ left: goal, behavior: isMotionReduced ? 'instant' : 'smooth' });
  return goal;
}
