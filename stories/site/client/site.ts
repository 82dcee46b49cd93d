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

const current = document.querySelector('nav [aria-current]');
current?.scrollIntoView({ block: 'nearest' });

startSearch(document.querySelector<HTMLElement>('.search')!);
const live = document.querySelector<HTMLElement>('.live');
if (live) startChooser(live);
