import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useAddingTogether } from '../../src/state/cart/use-adding-together.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { failureWords } from '../../src/ui/failure-words.tsx';
import { togetherMessages } from './add-to-cart.messages.ts';

const texts = { ...cartMessages, ...togetherMessages };

/** Adds the products of a set in one call, each with the quantity, the options and the text of its own form on the page. */
export function AddToCartTogether({ skus }: { skus: string[] }): ReactNode {
  const island = useIsland();
  const words = useTexts(texts);
  const { antiForgery } = pageContext();
  const token = island.serverValues[antiForgery.field];
  const { state, count, noteGesture, addAll } = useAddingTogether(island, skus);
  const [isAlone, setAlone] = useState(false);
  const isOut = !count;
  const out = skus.length - count;

  async function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isOut || state.status === 'busy') return;
    setAlone((await addAll()) === 'alone');
  }

  useReplay('submit', () => {
    handleSubmit();
  });

  return (
    <form
      className="si-add-to-cart__together"
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onPointerDownCapture={noteGesture}
    >
      {token && <input type="hidden" name={antiForgery.field} defaultValue={token} />}
      <Button
        type="submit"
        isWide
        disabled={isOut}
        isBusy={state.status === 'busy'}
        busyText={words.adding}
        isDone={state.status === 'added'}
        doneText={words.added}
      >
        {isOut ? words.outOfStock : count === 1 ? words.addToCart : fillIn(words.addTogether, count)}
      </Button>
      {out > 0 && !isOut && (
        <p className="si-note">{out === 1 ? words.togetherOneOut : fillIn(words.togetherOut, out)}</p>
      )}
      <ErrorNote>{isAlone ? words.togetherAlone : failureWords(state)}</ErrorNote>
    </form>
  );
}
