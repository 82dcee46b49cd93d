import { useStore } from 'jotai';
import { useOnMountBeforePaint } from '../hooks/use-on-mount.ts';
import { questionAtom } from './question.ts';

/**
 * For the view of a layer that asks a question: the next one may be asked when it closes, however that happens. Where the
 * page has opened the layer, questions wait for it as well.
 */
export function useQuestionLayer(layer: string): void {
  const store = useStore();
  useOnMountBeforePaint(() => {
    if (!store.get(questionAtom)) store.set(questionAtom, { layer });
    // Not if it has handed its turn to another layer.
    return () => store.set(questionAtom, (open) => (open?.layer === layer ? undefined : open));
  });
}
