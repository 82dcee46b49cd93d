/**
 * The distance between the top of the viewport and a scroll target, so that a sticky page header does not cover it
 * (checkout §9).
 */
export const scrollOffsetPx = 150;
