import { type ReactNode, useEffect, useId } from 'react';
import { withOverrides } from '../../src/domain/messages.ts';
import { registryChoiceMessages } from '../../src/domain/registry/registry-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { RegistryChoiceProps } from './registry-choice.island.ts';
import { useRegistryChoice } from './registry-choice.state.ts';
import { RegistryChoiceCreate } from './registry-choice-create.tsx';

/**
 * Adds what was asked for to a registry: at once where there is only one, else to the one the shopper chooses. What goes
 * wrong is said here, and what was chosen stays (decision 20).
 */
export function RegistryChoice(props: RegistryChoiceProps): ReactNode {
  const island = useIsland();
  const { list, chosen, choose, state, run } = useRegistryChoice(island, props);
  const labels = withOverrides(registryChoiceMessages, pageContext().messages);
  const createId = useId();
  const isBusy = state.status === 'busy';
  const isLoading = !list && state.status !== 'failed';
  const hasNone = list?.registries.length === 0;
  const isRetry = !list && !props.grId;

  // What was asked for before, it asks for at once: the registries, and the add where there is nothing to choose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what it was opened with
  useEffect(() => {
    if (!list || list.registries.length === 1) run();
  }, []);

  function titleOf(): string {
    if (hasNone) return labels.registryNoneTitle;
    return list && list.registries.length > 1 ? labels.registryChoiceTitle : labels.addToRegistry;
  }

  return (
    <Dialog
      title={titleOf()}
      onClose={island.close}
      actions={
        hasNone ? (
          <Button type="submit" form={createId}>
            {labels.registryCreate}
          </Button>
        ) : (
          <Button
            onClick={run}
            isBusy={isBusy}
            busyText={list || props.grId ? labels.adding : undefined}
            isBlocked={isLoading}
          >
            {isRetry && !isLoading ? labels.registryTryAgain : labels.addToRegistry}
          </Button>
        )
      }
    >
      <div className="si-registry-choice" aria-busy={isLoading || undefined}>
        {isLoading && <Skeleton lines={4} />}
        {hasNone && <p>{labels.registryNone}</p>}
        {hasNone && <RegistryChoiceCreate id={createId} items={props.items} />}
        {list && !hasNone && (
          <Choice
            legend={labels.registryChoiceLegend}
            options={list.registries.map(({ grId, name, formattedEventDate }) => ({
              key: grId,
              label: name,
              note: formattedEventDate,
            }))}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        {state.status === 'failed' && (
          <p className="si-registry-choice__error" role="alert">
            <Icon name="alert" />
            {state.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
