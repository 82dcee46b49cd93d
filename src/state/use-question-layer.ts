import { useStore } from 'jotai';
import { useOnMountBeforePaint } from '../hooks/use-on-mount.ts';
import { questionAtom } from './question.ts';

/**
 * For the view of a layer that asks a question: the next question may be asked once the layer is closed, in whatever way.
 * Questions also wait for a layer that the page itself has opened.
 */
export function useQuestionLayer(layer: string): void {
  const store = useStore();
  useOnMountBeforePaint(() => {
    if (!store.get(questionAtom)) store.set(questionAtom, { layer });
    // A layer that has handed its turn to another does not end it.
    return () => store.set(questionAtom, (open) => (open?.layer === layer ? undefined : open));
  });
}
