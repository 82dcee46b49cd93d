import type { ReactNode } from 'react';
import type { Registries } from '../../src/contract/registry/registry.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useTokenPost } from '../../src/hooks/use-token-post.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { RegistryChoiceProps } from './registry-choice.island.ts';
import { registryChoiceMessages } from './registry-choice.messages.ts';
import { useRegistryChoice } from './registry-choice.state.ts';
import { RegistryChoiceCreate } from './registry-choice-create.tsx';

/**
 * Adds to a registry: at once if there is only one, otherwise to the one the shopper chooses. A failure is shown
 * here, and the choice stays (decision 20).
 */
export function RegistryChoice(props: RegistryChoiceProps): ReactNode {
  const island = useIsland();
  const { list, chosen, choose, state, run } = useRegistryChoice(island, props);
  const texts = useTexts(registryChoiceMessages);
  const createId = usePageId();
  const post = useTokenPost(island.signal);
  const isLoading = !list && state.status !== 'failed';
  const hasNone = list?.registries.length === 0;
  const isRetry = !list && !props.grId;

  useOnMount(() => {
    if (!list || list.registries.length === 1) run();
  });

  return (
    <Dialog
      title={titleOf(list, texts)}
      onClose={island.close}
      actions={
        hasNone ? (
          <Button key="create" type="submit" form={createId} isBusy={post.isLeaving}>
            {texts.registryCreate}
          </Button>
        ) : (
          <Button
            key="add"
            onClick={run}
            isBusy={state.status === 'busy'}
            busyText={list || props.grId ? texts.adding : undefined}
            isBlocked={isLoading}
          >
            {isRetry && !isLoading ? texts.registryTryAgain : texts.addToRegistry}
          </Button>
        )
      }
    >
      <div className="si-registry-choice" aria-busy={isLoading || undefined}>
        {isLoading && <Skeleton lines={4} />}
        {hasNone && <p>{noneText(props.items.length, texts)}</p>}
        {hasNone && <RegistryChoiceCreate id={createId} items={props.items} post={post} />}
        {list && !hasNone && (
          <RegistryChoiceList list={list} chosen={chosen} texts={texts} onChoose={choose} />
        )}
        {state.status === 'failed' && !state.hasPopup && (
          <Message kind="error" size="small">
            <FailureWords {...state} />
          </Message>
        )}
      </div>
    </Dialog>
  );
}

type Texts = typeof registryChoiceMessages;

function titleOf(list: Registries | undefined, texts: Texts): string {
  const count = list?.registries.length ?? 1;
  if (count === 0) return texts.registryNoneTitle;
  return count > 1 ? texts.registryChoiceTitle : texts.addToRegistry;
}

function noneText(count: number, texts: Texts): string {
  return count > 1 ? fillIn(texts.registryNoneSeveral, count) : texts.registryNone;
}

interface ListProps {
  list: Registries;
  chosen: string | undefined;
  texts: Texts;
  onChoose: (grId: string) => void;
}

function RegistryChoiceList({ list, chosen, texts, onChoose }: ListProps): ReactNode {
  return (
    <Choice
      legend={texts.registryChoiceLegend}
      options={list.registries.map(({ grId, name, formattedEventDate }) => ({
        key: grId,
        label: name,
        note: formattedEventDate,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
