import { type RefObject, useEffectEvent, useRef, useState } from 'react';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';

/** From the whole picture to its largest. */
const most = 4;
/** The scale after a double press, or a click of a mouse. */
const pressScale = 2.5;
/** A pointer that moves less has pressed; one that moves more sideways leads to another picture. */
const pressPx = 8;
const swipePx = 60;
const doublePressMs = 300;
/** One press of an arrow key. */
const keyPx = 80;

interface Point {
  x: number;
  y: number;
}

/** A picture's place: enlarged around the stage's middle, then moved. */
interface View extends Point {
  scale: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };

/**
 * Enlarges and moves what is in the stage by pointers, wheel, buttons and keys. Moves are written to the element's own style,
 * without rendering.
 * @param onSwipe the whole picture was dragged aside: 1 to the next one
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const [scale, setScale] = useState(1);
  const view = useRef(whole);
  const handleSwipe = useEffectEvent(onSwipe);

  function show(next: View, drag = 0): void {
    const { clientWidth, clientHeight, style } = stage.current!;
    const size = clamp(next.scale, 1, most);
    const [mostX, mostY] = [(clientWidth * (size - 1)) / 2, (clientHeight * (size - 1)) / 2];
    view.current = { scale: size, x: clamp(next.x, -mostX, mostX), y: clamp(next.y, -mostY, mostY) };
    const { x, y } = view.current;
    style.setProperty('--si-zoom', `translate(${x + drag}px, ${y}px) scale(${size})`);
    setScale(size);
  }

  /** Enlarges so that what is at a point stays there. */
  function zoomTo(next: number, at: Point): void {
    const { scale: now, x, y } = view.current;
    const by = clamp(next, 1, most) / now;
    show({ scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by });
  }

  useOnMount(() => {
    const gestures = new Gestures(stage.current!, { view, show, zoomTo, onSwipe: (by) => handleSwipe(by) });
    return () => gestures.end();
  });

  return {
    scale,
    /** True from the moment that it is enlarged; `scale` says so from the next rendering. */
    isLarge: () => view.current.scale > 1,
    reset: () => show(whole),
    zoomBy: (by: number) => zoomTo(view.current.scale * by, { x: 0, y: 0 }),
    panBy(x: number, y: number) {
      const now = view.current;
      show({ ...now, x: now.x - x * keyPx, y: now.y - y * keyPx });
    },
  };
}

interface Effects {
  view: RefObject<View>;
  show: (next: View, drag?: number) => void;
  zoomTo: (scale: number, at: Point) => void;
  onSwipe: (by: 1 | -1) => void;
}

/** The gestures of fingers or a mouse on the stage; points are measured from its middle. */
class Gestures {
  readonly #stage: HTMLElement;
  readonly #effects: Effects;
  readonly #fingers = new Map<number, Point>();
  readonly #ending = new AbortController();
  /** The view and the fingers when the last finger was put down or lifted. */
  #start = { view: whole, at: middleOf([]), spread: 0 };
  #wasPinch = false;
  #lastPress = 0;

  constructor(stage: HTMLElement, effects: Effects) {
    this.#stage = stage;
    this.#effects = effects;
    const { signal } = this.#ending;
    stage.addEventListener('pointerdown', this.#handleDown, { signal });
    stage.addEventListener('pointermove', this.#handleMove, { signal });
    stage.addEventListener('pointerup', this.#handleUp, { signal });
    stage.addEventListener('pointercancel', this.#handleUp, { signal });
    stage.addEventListener('wheel', this.#handleWheel, { signal, passive: false });
  }

  end(): void {
    this.#ending.abort();
  }

  #placeOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #begin(): void {
    const all = [...this.#fingers.values()];
    this.#start = { view: this.#effects.view.current, at: middleOf(all), spread: spreadOf(all) };
  }

  readonly #handleDown = (event: PointerEvent): void => {
    if (event.button) return;
    this.#fingers.set(event.pointerId, this.#placeOf(event));
    this.#wasPinch = this.#fingers.size > 1;
    // A script's events have no pointer of the browser's.
    if (event.isTrusted) this.#stage.setPointerCapture(event.pointerId);
    this.#begin();
  };

  readonly #handleMove = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, this.#placeOf(event));
    const all = [...this.#fingers.values()];
    const { view, at: from, spread } = this.#start;
    const at = middleOf(all);
    const scale = all.length > 1 ? clamp((view.scale * spreadOf(all)) / spread, 1, most) : view.scale;
    const by = scale / view.scale;
    const moved = { scale, x: at.x - (from.x - view.x) * by, y: at.y - (from.y - view.y) * by };
    // The whole picture follows the finger sideways.
    this.#effects.show(moved, scale === 1 && !this.#wasPinch ? at.x - from.x : 0);
  };

  readonly #handleUp = (event: PointerEvent): void => {
    const end = this.#fingers.get(event.pointerId);
    if (!end) return;
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size) {
      this.#begin();
      return;
    }
    const { view, show } = this.#effects;
    const [x, y] = [end.x - this.#start.at.x, end.y - this.#start.at.y];
    show(view.current);
    if (event.type === 'pointercancel' || this.#wasPinch) return;
    if (Math.abs(x) + Math.abs(y) <= pressPx) this.#press(event, end);
    else if (view.current.scale === 1 && Math.abs(x) > swipePx && Math.abs(x) > Math.abs(y)) this.#swipe(x);
  };

  #swipe(x: number): void {
    const isMirrored = getComputedStyle(this.#stage).direction === 'rtl';
    this.#effects.onSwipe(x < 0 !== isMirrored ? 1 : -1);
  }

  /** A mouse enlarges with one press, a finger with two. */
  #press({ pointerType, timeStamp }: PointerEvent, at: Point): void {
    const isDouble = timeStamp - this.#lastPress < doublePressMs;
    this.#lastPress = isDouble ? 0 : timeStamp;
    const { view, zoomTo } = this.#effects;
    if (pointerType === 'mouse' || isDouble) zoomTo(view.current.scale > 1 ? 1 : pressScale, at);
  }

  readonly #handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    // In lines, or in pixels.
    const deltaPx = event.deltaY * (event.deltaMode ? 16 : 1);
    const { view, zoomTo } = this.#effects;
    zoomTo(view.current.scale * Math.exp(-deltaPx / 400), this.#placeOf(event));
  };
}

const clamp = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));

function middleOf(points: readonly Point[]): Point {
  const [one = { x: 0, y: 0 }, other = one] = points;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
