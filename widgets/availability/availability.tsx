import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ProductAvailability } from '../../src/contract/product/availability.ts';
import { validCode } from '../../src/domain/delivery/postal-code.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { availabilities, type Availability as Value } from '../../src/domain/product/availability.ts';
import { availabilityOf, canTryAgain, showsButtons } from '../../src/domain/product/shop-choice.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { failureMessage } from '../../src/state/attempt.ts';
import { useChangePlace } from '../../src/state/delivery/use-delivery-place.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { AvailabilityProps } from './availability.island.ts';
import { type ShopMessages, shopMessages } from './availability.messages.ts';
import { useAvailability, useChosenWay } from './availability.state.ts';
import { AvailabilityGone } from './availability-gone.tsx';
import { AvailabilityPlace } from './availability-place.tsx';
import { AvailabilityFacts, AvailabilityWays } from './availability-ways.tsx';

/**
 * The availability of a product, and the ways to get it (cart §3, decision 105). The server's content stays until the
 * first answer, after a failure, and if an answer has nothing to choose from.
 */
export function Availability(props: AvailabilityProps): ReactNode {
  const texts = useTexts(shopMessages);
  const { state, answered, place, wasUnknown, ask } = useAvailability(props);
  const { chosen, choose } = useChosenWay(props, answered);
  const { changeCode } = useChangePlace();
  const { host } = useIsland();
  // Read in the first render, while the host still has the server's content.
  const [isReserved] = useState(() => !!host.querySelector('[data-island="product-showcase"]'));
  const isBusy = state.status === 'busy';
  const isRetry = isBusy && state.isRetry;
  const value = answered && availabilityOf(answered.answer);
  const words =
    value === undefined ? failureMessage(state) : messageOf(value, answered?.answer?.message, texts);
  const noteOwn = useAnnounced(
    state.status,
    value !== undefined && showsButtons(value) ? texts.shopUpdated : words,
  );

  function handleCode(zip: string) {
    if (zip !== place.zip) noteOwn();
    changeCode(zip);
  }

  function handleTryAgain() {
    noteOwn();
    ask();
  }

  useServerCode(handleCode);

  const isServers = value === undefined || canTryAgain(value);
  return (
    <section className="si-availability" aria-label={texts.shopHeading} aria-busy={isBusy || undefined}>
      {isServers ? (
        <>
          <ServersOwn isBusy={isBusy} onSubmit={handleCode} />
          {words && (
            <Message kind={value === undefined ? 'error' : 'info'} size="small" isStill isSilent>
              {words}
            </Message>
          )}
          {(value !== undefined || state.status === 'failed' || isRetry) && (
            <TryAgain zip={place.zip} isBusy={isBusy} onPress={handleTryAgain} />
          )}
        </>
      ) : value === availabilities.noLongerAvailable ? (
        <AvailabilityGone
          message={words!}
          carousel={answered!.answer!.nlaCarouselDto}
          sku={props.sku}
          isReserved={isReserved}
        />
      ) : (
        <>
          {showsButtons(value) && (
            <AvailabilityWays answer={answered!.answer!} chosen={chosen} isBusy={isBusy} onChoose={choose} />
          )}
          <AvailabilityFacts answer={answered!.answer!} message={words} />
          <AvailabilityPlace
            sku={props.sku}
            place={place}
            wasUnknown={wasUnknown}
            onCode={handleCode}
            onStore={canPickUp(answered!.answer!) ? noteOwn : undefined}
          />
        </>
      )}
    </section>
  );
}

const canPickUp = ({ shopButtonGroup }: ProductAvailability) =>
  !!shopButtonGroup?.buttons.some(({ option }) => option === 'pickup');

interface TryAgainProps {
  zip: string | undefined;
  isBusy: boolean;
  onPress: () => void;
}

/** Asks again for the same code, which the shopper may have given. */
function TryAgain({ zip, isBusy, onPress }: TryAgainProps) {
  const texts = useTexts(shopMessages);
  return (
    <div className="si-availability__place">
      {zip && <p>{fillIn(texts.shopTo, zip)}</p>}
      <Button kind="secondary" isBusy={isBusy} onClick={onPress}>
        {texts.shopTryAgain}
      </Button>
    </div>
  );
}

/** The server's own content, or placeholders where there is none. A code that is submitted in it is taken over. */
function ServersOwn({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: (zip: string) => void }) {
  const { serverNodes } = useIsland();
  if (isBusy && !serverNodes.some(({ nodeType }) => nodeType === Node.ELEMENT_NODE))
    return <Skeleton shape="field" lines={3} />;

  function handleSubmit(event: SubmitEvent<HTMLElement>) {
    const typed = new FormData(event.target as HTMLFormElement).get('zip');
    const code = validCode(String(typed ?? ''), pageContext().country);
    // Any other code goes to the server, which says what is wrong.
    if (!code) return;
    event.preventDefault();
    onSubmit(code);
  }

  return (
    <div onSubmit={handleSubmit}>
      <ServerContent />
    </div>
  );
}

/** A code that was submitted before mounting is taken over. */
function useServerCode(onSubmit: (zip: string) => void): void {
  const { serverValues } = useIsland();
  useReplay('submit', () => {
    const code = validCode(serverValues.zip ?? '', pageContext().country);
    if (code) onSubmit(code);
  });
}

/**
 * Announces, once, the outcome of a shopper's action in this island.
 * @returns a function that notes such an action
 */
function useAnnounced(status: string, words: string | undefined): () => void {
  const isOwn = useRef(false);
  useEffect(() => {
    if (status !== 'done' && status !== 'failed') return;
    if (isOwn.current && words) announce(words);
    isOwn.current = false;
  }, [status, words]);
  return useCallback(() => {
    isOwn.current = true;
  }, []);
}

/** The server's words, or those for the value (checkout §3). */
function messageOf(value: Value, message: string | undefined, texts: ShopMessages): string | undefined {
  const own: Partial<Record<Value, string>> = {
    [availabilities.notFound]: texts.shopNotFound,
    [availabilities.futureAvailability]: texts.shopFuture,
    [availabilities.noLongerAvailable]: texts.shopNoLonger,
    [availabilities.notEligible]: texts.shopNotEligible,
    [availabilities.noCarrier]: texts.shopNoCarrier,
    [availabilities.error]: texts.shopError,
  };
  return message || own[value];
}
