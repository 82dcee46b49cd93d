import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type CarouselPreset, placeholderCount } from '../domain/carousel.ts';
import { Icon } from './icon.tsx';

export interface CarouselProps {
  /** The heading. It also names the region and its buttons. */
  title: string;
  /** 2 to 4. */
  headingLevel?: number;
  /** How many cards are seen at which width of the viewport (decision 16); all of it is CSS. */
  preset?: CarouselPreset;
  /** The `showcase` preset on a listing page: always two (decision 16). */
  isOnListing?: boolean;
  /** `CarouselItem`s. */
  children?: ReactNode;
  /** Still loading: this, five times (decision 17), in place of the children. */
  placeholder?: ReactNode;
}

/**
 * A list that scrolls sideways by itself and snaps to its cards: touch, wheel, Tab and screen readers need no script.
 * The two buttons move it by as many cards as are seen. A step renders nothing: script reads the layout once, on the
 * press, and two observed cards tell the buttons when an end is reached.
 */
export function Carousel({
  title,
  headingLevel = 2,
  preset = 'pod',
  isOnListing,
  children,
  placeholder,
}: CarouselProps) {
  const Heading = `h${headingLevel}` as 'h2';
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const lastStep = useRef({ goal: 0, time: -1e4 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children, other ends to observe
  useEffect(() => observeEnds(list.current!, previous.current!, next.current!), [children, placeholder]);

  function handleStep({ currentTarget, timeStamp }: MouseEvent) {
    const by = currentTarget === next.current ? 1 : -1;
    const last = lastStep.current;
    // A second press while the first still glides continues from where the first leads, not from half way.
    const from = timeStamp - last.time < 700 ? last.goal : list.current!.scrollLeft;
    lastStep.current = { goal: step(list.current!, from, by), time: timeStamp };
  }

  return (
    <section
      className="si-carousel"
      aria-labelledby={id}
      data-preset={preset}
      data-on-listing={isOnListing || undefined}
    >
      <Heading className="si-carousel__title si-heading" id={id}>
        {title}
      </Heading>
      <div className="si-carousel__frame">
        <button
          ref={previous}
          type="button"
          className="si-carousel__arrow"
          data-to="previous"
          aria-label={`Previous: ${title}`}
          aria-disabled="true"
          onClick={handleStep}
        >
          <Icon name="previous" />
        </button>
        <button
          ref={next}
          type="button"
          className="si-carousel__arrow"
          data-to="next"
          aria-label={`Next: ${title}`}
          onClick={handleStep}
        >
          <Icon name="next" />
        </button>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-carousel__list" ref={list} role="list" aria-busy={placeholder ? true : undefined}>
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

export interface CarouselItemProps {
  children: ReactNode;
}

/** One place in a Carousel. */
export function CarouselItem({ children }: CarouselItemProps) {
  return <li className="si-carousel__item">{children}</li>;
}

/** Tells each button, by aria-disabled, whether its end is in view: nothing is measured, nothing listens to scrolling. */
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

/** Scrolls one page of cards on from `from` and answers where that leads. Distances are negative in right-to-left. */
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
