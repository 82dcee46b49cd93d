import { startChooser } from './chooser.ts';
import { startSearch } from './search.ts';

/** The script of every page of the guide. */

const said = document.querySelector<HTMLElement>('.said')!;

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
  button.hidden = false;
  button.addEventListener('click', () => copy(button));
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement!.querySelector('pre')!;
  try {
    await navigator.clipboard.writeText(code.innerText);
    said.textContent = '';
    said.textContent = 'Copied';
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  } catch {
    // Without permission it is at least selected.
    getSelection()!.selectAllChildren(code);
    said.textContent = 'Selected: press Ctrl+C or ⌘C';
  }
}

const unfold = document.querySelector<HTMLButtonElement>('.unfold')!;
unfold.addEventListener('click', () => {
  const isOpen = unfold.getAttribute('aria-expanded') === 'true';
  unfold.setAttribute('aria-expanded', `${!isOpen}`);
});

// Only the navigation is scrolled: the page stays at its top.
const navigation = document.querySelector('nav')!;
const current = navigation.querySelector<HTMLElement>('[aria-current]');
if (current) navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;

startSearch(document.querySelector<HTMLElement>('.search')!);
const live = document.querySelector<HTMLElement>('.live');
if (live) startChooser(live);
