import { addNothing, againstNothing, nothing, timeUntilShown, tracedPress } from './press.ts';
import { type Question, throttle } from './question.ts';
import { openBeforeSignIn, opener } from './sign-in-page.ts';

export const signInOpen: Question = {
  name: 'sign-in-open',
  asks: 'From the press of a link to the first frame of its layer, the sign-in popup with its form, with its files loaded, at 4 × CPU throttle, at most 100 ms; compared with a press that does nothing.',
  async answer(bench) {
    const times: number[] = [];
    const floors: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openBeforeSignIn(bench);
      await addNothing(opened.page, opener);
      await throttle(opened, 4);
      const floor = await tracedPress(bench, opened.page, nothing);
      const time = await timeUntilShown(opened.page, opener, 'dialog[open] input[type="password"]');
      await opened.close();
      if (round < 0) continue;
      times.push(time);
      floors.push(floor);
    }
    return againstNothing('the popup’s form is painted', { times, floors, bound: 100 });
  },
};
