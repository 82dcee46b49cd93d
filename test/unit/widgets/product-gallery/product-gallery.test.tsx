import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/product-gallery/product-gallery.examples.ts';
import productGallery from '../../../../widgets/product-gallery/product-gallery.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';

const render = (example: IslandExample) => renderIsland(productGallery, example);

const slides = (host: Element) => [...host.querySelectorAll('section > div li')];
const alts = (host: Element) =>
  slides(host).map((slide) => slide.querySelector('a')!.getAttribute('aria-label')!.replace('Enlarge: ', ''));
const loaded = (host: Element) =>
  slides(host).map((slide) => !!slide.querySelector('img')!.getAttribute('src'));
const current = (host: Element) =>
  slides(host).findIndex((slide) => slide.querySelector('a')?.tabIndex === 0);
const dialog = () => document.querySelector('dialog');

// Without layout, a page has no history of its own either: one that goes back as a browser does.
let entries: unknown[] = [];
beforeEach(() => {
  entries = [null];
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => {
    setTimeout(() => {
      entries.pop();
      dispatchEvent(new PopStateEvent('popstate', { state: entries.at(-1) }));
    });
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the pictures', () => {
  test('are links to the large ones, in the page’s order', async () => {
    const { host, page } = await render(examples['six pictures']);
    expect(alts(host).slice(0, 2)).toEqual(['Marlow 3-Seat Sofa from the front', 'From an angle']);
    expect(page.getByRole('link', { name: 'Enlarge: From an angle' })).toHaveProperty(
      'href',
      new URL('/pictures/410553-angle.svg?hires=1', document.baseURI).href,
    );
  });

  test('the server’s first picture is the same element, and goes back to its place', async () => {
    const { host, serverNodes, record } = await render(examples['six pictures']);
    const [list] = serverNodes as Element[];
    const image = host.querySelector('img[width="1200"]')!;
    expect(slides(host)[0]!.contains(image)).toBe(true);
    expect(list!.querySelectorAll('img')).toHaveLength(5);
    record.unmount!();
    await vi.waitFor(() => expect(list!.querySelector('li:first-child a > img')).toBe(image));
    expect(host.firstChild).toBe(list);
  });

  test('only that in view and the next one are loaded; the others when they are near', async () => {
    const { host, page, shopper } = await render(examples['six pictures']);
    expect(loaded(host)).toEqual([true, true, false, false, false, false]);
    await shopper.click(page.getByRole('button', { name: 'Next picture' }));
    expect(loaded(host)).toEqual([true, true, true, false, false, false]);
    await shopper.click(page.getByRole('button', { name: /^From behind, 6 of 6$/ }));
    expect(loaded(host)).toEqual([true, true, true, false, true, true]);
  });

  test('the chosen option’s comes first', async () => {
    const { host } = await render(examples['chosen option']);
    expect(alts(host)[0]).toBe('The seam of the arm, from near');
    expect(alts(host)).toHaveLength(6);
  });

  test('one that is not in the list comes before it', async () => {
    const { host } = await render(examples['picture not in the list']);
    expect(alts(host)).toHaveLength(7);
    expect(alts(host)[0]).toBe('Picture 1 of 7');
  });

  test('one without a path is left out and reported', async () => {
    const { host, errors } = await render(examples['bad item']);
    expect(alts(host)).toHaveLength(3);
    expect(errors.join()).toMatch(/imagePath/);
  });

  test('without any the server’s nodes stay', async () => {
    const { host, serverNodes } = await render(examples['no pictures']);
    expect(host.contains(serverNodes[0]!)).toBe(true);
    expect(host.querySelector('section')).toBeNull();
  });

  test('a single one has neither thumbnails nor arrows nor a counter', async () => {
    const { host, page } = await render(examples['one picture']);
    expect(page.queryAllByRole('button')).toEqual([]);
    expect(host.querySelector('section')!.textContent).toBe('');
  });

  test('many have a counter without dots', async () => {
    const { host } = await render(examples['many pictures']);
    expect(host.querySelector('section')!.textContent).toBe('1 / 14');
    expect(host.querySelectorAll('i')).toHaveLength(0);
  });

  test('what is no list is reported by name, and the server’s content stays', async () => {
    const { status, errors, host, serverNodes } = await render(examples['wrong data']);
    expect(status()).toBe('failed');
    expect(errors[0]).toMatch(/pictures/);
    expect([...host.childNodes]).toEqual(serverNodes);
  });

  test('a broken one is hidden, and says nothing', async () => {
    const { host } = await render(examples['broken picture']);
    const image = slides(host)[1]!.querySelector('img')!;
    image.dispatchEvent(new Event('error'));
    expect(image.hasAttribute('data-broken')).toBe(true);
  });
});

describe('by keyboard', () => {
  test('Tab goes to the picture in view; arrows, Home and End lead to the others', async () => {
    const { host, shopper, page } = await render(examples['six pictures']);
    page.getByRole('link', { name: /from the front/ }).focus();
    await shopper.keyboard('{ArrowRight}{ArrowRight}');
    expect(current(host)).toBe(2);
    expect(document.activeElement).toBe(slides(host)[2]!.querySelector('a'));
    await shopper.keyboard('{End}');
    expect(current(host)).toBe(5);
    await shopper.keyboard('{Home}{ArrowLeft}');
    expect(current(host)).toBe(0);
  });

  test('the thumbnails are one stop, and their arrows choose', async () => {
    const { host, shopper, page } = await render(examples['six pictures']);
    page.getByRole('button', { name: /front, 1 of 6/ }).focus();
    await shopper.keyboard('{ArrowDown}');
    expect(current(host)).toBe(1);
    expect(document.activeElement).toBe(page.getByRole('button', { current: true }));
    expect(page.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(
      'From an angle, 2 of 6',
    );
    expect(host.querySelectorAll('button[aria-label$="of 6"][tabindex="-1"]')).toHaveLength(5);
  });

  test('a key with Alt is the browser’s', async () => {
    const { host, shopper, page } = await render(examples['six pictures']);
    page.getByRole('link', { name: /from the front/ }).focus();
    await shopper.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(current(host)).toBe(0);
  });
});

describe('another option', () => {
  const { props, ...more } = examples['six pictures'];
  const followed = { ...more, attributes: { 'data-pictures': JSON.stringify(props.pictures) } };

  const ofOption = (option: string) =>
    ['front', 'angle', 'room'].map((view) => ({
      imagePath: `/pictures/410553-${view}-${option}.svg`,
      imageAlt: `${view} in ${option}`,
    }));

  async function choose(host: Element, option: string) {
    const pictures = ofOption(option);
    host.setAttribute('data-pictures', JSON.stringify(pictures));
    host.setAttribute('data-picture', pictures[0]!.imagePath);
    await vi.waitFor(() => expect(alts(host)[0]).toBe(`front in ${option}`));
  }

  test('its first picture is in view, wherever the strip was, and the page does not jump', async () => {
    const { host, page, shopper } = await render(followed);
    const into = vi.spyOn(Element.prototype, 'scrollIntoView');
    const scrolled = vi.spyOn(window, 'scrollTo');
    await shopper.click(page.getByRole('button', { name: /5 of 6$/ }));
    await choose(host, 'ink');
    expect(current(host)).toBe(0);
    expect(alts(host)).toEqual(['front in ink', 'angle in ink', 'room in ink']);
    expect(into).not.toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('the same pictures again, as another text, leave the strip where it is', async () => {
    const { host, page, shopper } = await render(followed);
    await shopper.click(page.getByRole('button', { name: /5 of 6$/ }));
    host.setAttribute('data-pictures', JSON.stringify(props.pictures, null, 1));
    await vi.waitFor(() => expect(current(host)).toBe(4));
  });

  test('a picture in view that the new list has, too, stays in view', async () => {
    const { host, page, shopper } = await render(followed);
    await shopper.click(page.getByRole('button', { name: /In a living room/ }));
    const { pictures } = props;
    host.setAttribute('data-pictures', JSON.stringify(pictures.slice(2)));
    await vi.waitFor(() => expect(alts(host)).toHaveLength(4));
    expect(current(host)).toBe(1);
  });

  test('zoom opens the picture that was pressed, and works after the option has changed', async () => {
    const { host, page, shopper } = await render(followed);
    await choose(host, 'ink');
    await choose(host, 'oat');
    await shopper.click(page.getByRole('button', { name: /^angle in oat/ }));
    await shopper.click(page.getByRole('link', { name: 'Enlarge: angle in oat' }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(dialog()!.querySelector('img')!.getAttribute('src')).toBe('/pictures/410553-angle-oat.svg');
  });

  test('comes while the zoom is open: its first picture shows there, and the zoom still closes', async () => {
    const { host, page, shopper } = await render(followed);
    await shopper.click(page.getByRole('link', { name: /from the front/ }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    await choose(host, 'ink');
    expect(dialog()!.querySelector('img')!.getAttribute('src')).toBe('/pictures/410553-front-ink.svg');
    dialog()!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('the zoom', () => {
  async function openZoom(name = /from the front/, example: IslandExample = examples['six pictures']) {
    const opened = await render(example);
    await opened.shopper.click(opened.page.getByRole('link', { name }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    return opened;
  }
  const shown = () => dialog()!.querySelector('img:last-child')!.getAttribute('alt');
  const scale = () => dialog()!.querySelector('[data-scale]')!.getAttribute('data-scale');

  test('has a history entry of its own: Back closes it, and goes no further', async () => {
    await openZoom();
    expect(entries).toHaveLength(2);
    history.back();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(entries).toEqual([null]);
  });

  test('closed by its button, it leaves no entry behind', async () => {
    const { page, shopper } = await openZoom();
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    await vi.waitFor(() => expect(entries).toEqual([null]));
  });

  test('Forward opens the same picture again', async () => {
    const { host, page, shopper } = await openZoom();
    const entry = entries[1];
    history.back();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    await shopper.click(page.getByRole('button', { name: 'Next picture' }));
    expect(current(host)).toBe(1);
    entries.push(entry);
    dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(shown()).toBe('Marlow 3-Seat Sofa from the front, 1 of 6');
  });

  test('Forward opens it again, even if the one before closes only then', async () => {
    await openZoom();
    const [below, entry] = entries;
    const before = dialog()!;
    entries = [below];
    dispatchEvent(new PopStateEvent('popstate', { state: below }));
    entries = [below, entry];
    dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    before.close();
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    expect(dialog()?.open).toBe(true);
    expect(entries).toEqual([below, entry]);
  });

  test('keeps what another script has in the entry', async () => {
    entries = [{ quickViewId: '410553' }];
    await openZoom();
    expect(entries[1]).toMatchObject({ quickViewId: '410553' });
  });

  test('a reload while it was open goes back to the page’s own entry', async () => {
    entries = [null, { storefrontIslandsZoom: 'x' }];
    await render(examples['six pictures']);
    await vi.waitFor(() => expect(entries).toEqual([null]));
    expect(dialog()).toBeNull();
  });

  test('arrow keys lead to the other pictures; the gallery shows the last one, with the focus', async () => {
    const { host, page, shopper } = await openZoom();
    await shopper.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('The seam of the arm, from near, 3 of 6');
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(current(host)).toBe(2);
    await vi.waitFor(() => expect(document.activeElement).toBe(slides(host)[2]!.querySelector('a')));
  });

  test('an arrow key right after the one that shows the whole picture leads on', async () => {
    const { page, shopper } = await openZoom();
    await shopper.click(page.getByRole('button', { name: 'Zoom in' }));
    // Both keys come before anything is rendered.
    for (const key of ['0', 'ArrowRight'])
      dialog()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await vi.waitFor(() => expect(shown()).toMatch(/, 2 of 6$/));
  });

  test('buttons and keys enlarge; enlarged, the arrow keys move the picture and lead nowhere', async () => {
    const { page, shopper } = await openZoom();
    expect(scale()).toBe('whole');
    await shopper.click(page.getByRole('button', { name: 'Zoom in' }));
    expect(scale()).toBe('large');
    await shopper.keyboard('{ArrowRight}');
    expect(shown()).toBe('Marlow 3-Seat Sofa from the front, 1 of 6');
    await shopper.keyboard('0');
    expect(scale()).toBe('whole');
    await shopper.keyboard('+');
    expect(scale()).toBe('large');
    await shopper.keyboard('-');
    expect(scale()).toBe('whole');
  });

  test('another picture begins whole', async () => {
    const { page, shopper } = await openZoom();
    await shopper.click(page.getByRole('button', { name: 'Zoom in' }));
    await shopper.click(page.getAllByRole('button', { name: 'Next picture' }).at(-1)!);
    expect(scale()).toBe('whole');
  });

  test('a new tab is the browser’s: no layer opens', async () => {
    const { page, shopper } = await render(examples['six pictures']);
    const link = page.getByRole('link', { name: /from the front/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await shopper.keyboard('{Control>}');
    await shopper.click(link);
    await shopper.keyboard('{/Control}');
    expect(dialog()).toBeNull();
    expect(entries).toEqual([null]);
  });

  test('counts no videos', async () => {
    await openZoom(/from the front/, examples.video);
    expect(shown()).toBe('Marlow 3-Seat Sofa from the front, 1 of 3');
  });
});

describe('a video', () => {
  const video = (host: Element) => host.querySelector('video');

  test('is not loaded before it is pressed, and then plays with the focus', async () => {
    const { host, page, shopper } = await render(examples['video first']);
    expect(video(host)).toBeNull();
    await shopper.click(page.getByRole('link', { name: 'Play the video: How the sofa is made' }));
    expect(video(host)).toMatchObject({ autoplay: true, controls: true });
    expect(video(host)!.getAttribute('src')).toBe('/films/410553.webm');
    expect(document.activeElement).toBe(video(host));
  });

  test('pauses when another picture comes into view', async () => {
    const { host, page, shopper } = await render(examples['video first']);
    await shopper.click(page.getByRole('link', { name: /^Play/ }));
    const pause = vi.spyOn(video(host)!, 'pause');
    await shopper.click(page.getByRole('button', { name: 'Next picture' }));
    expect(pause).toHaveBeenCalled();
  });

  test('that cannot be played says so, with a link to it', async () => {
    const { host, page, shopper } = await render(examples['video first']);
    await shopper.click(page.getByRole('link', { name: /^Play/ }));
    video(host)!.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(page.getByRole('alert').textContent).toMatch(/cannot be played/));
    expect(page.getByRole('link', { name: 'Open the video' }).getAttribute('href')).toMatch(/410553\.webm$/);
  });
});

test.each([['javascript:alert(1)'], ['data:text/html,x']])('%s is never a link', async (path) => {
  const { host } = await render({
    ...examples['one picture'],
    props: { pictures: [{ imagePath: '/a.svg', imagePathHiRes: path }] },
  });
  expect(slides(host)[0]!.querySelector('a')!.hasAttribute('href')).toBe(false);
});
