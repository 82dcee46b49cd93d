/** The distance from the top of the viewport to what is scrolled to, clear of a page's header (checkout §9). */
export const scrollOffsetPx = 150;
