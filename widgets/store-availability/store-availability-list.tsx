import type { ReactNode } from 'react';
import type { StoreAvailability } from '../../src/contract/delivery/store-availability.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useChangePlace, useDeliveryPlace } from '../../src/state/delivery/use-delivery-place.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { TextFor } from '../../src/ui/visually-hidden.tsx';
import type { availabilityMessages } from './store-availability.messages.ts';

interface ListProps {
  availability: StoreAvailability;
  texts: typeof availabilityMessages;
  /** Opens the popup of these stores. */
  onDetails: (storeNumbers: string[], title: string) => void;
  /** Each store can be chosen for pickup. */
  hasChoice: boolean;
}

/** The stores, nearest first, with their stock and a link to details. */
export function StoreAvailabilityList({ availability, texts, onDetails, hasChoice }: ListProps): ReactNode {
  const { stores, message } = availability;
  if (!stores.length) return <p className="si-store-availability__message">{message ?? texts.noStores}</p>;
  return (
    <>
      {message && <p className="si-store-availability__message">{message}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list">
        {stores.map(
          ({ storeNumber, name, city, state, distance, isAvailable, availabilityMessage, isOnDisplay }) => (
            <li className="si-store-availability__store" key={storeNumber}>
              <button
                type="button"
                className="si-store-availability__name"
                aria-label={fillIn(texts.storeDetails, name)}
                onClick={() => onDetails([storeNumber], name)}
              >
                {name}
              </button>
              <span className="si-store-availability__stock" data-state={isAvailable ? 'in' : 'out'}>
                <Icon name={isAvailable ? 'check' : 'close'} />
                <span>{availabilityMessage}</span>
              </span>
              <span className="si-store-availability__place">
                {[[city, state].filter(Boolean).join(', '), distance, isOnDisplay && texts.onDisplay]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {hasChoice && <PickUpHere {...{ storeNumber, name, texts }} />}
            </li>
          ),
        )}
      </ul>
      {stores.length > 1 && (
        <button
          type="button"
          className="si-store-availability__name"
          onClick={() =>
            onDetails(
              stores.map(({ storeNumber }) => storeNumber),
              texts.allStores,
            )
          }
        >
          {texts.allStoreDetails}
        </button>
      )}
    </>
  );
}

/** Chooses a store for what is picked up, whether it has the product or not (checkout §1). */
function PickUpHere({
  storeNumber,
  name,
  texts,
}: {
  storeNumber: string;
  name: string;
  texts: ListProps['texts'];
}) {
  const { store } = useDeliveryPlace([]);
  const { chooseStore } = useChangePlace();
  const isChosen = store?.storeNumber === storeNumber;

  return (
    <span className="si-store-availability__choose">
      <Button kind="secondary" aria-pressed={isChosen} onClick={() => chooseStore({ storeNumber, name })}>
        <TextFor name={name}>{texts.pickUpHere}</TextFor>
      </Button>
    </span>
  );
}

/** Four placeholder rows; the answer's box has a fixed height. */
export function StoreAvailabilitySkeleton(): ReactNode {
  return [1, 2, 3, 4].map((place) => (
    <div className="si-store-availability__store" key={place} aria-hidden="true">
      <Skeleton width="120px" />
      <Skeleton width="72px" />
      <span className="si-store-availability__place">
        <Skeleton width="56%" />
      </span>
    </div>
  ));
}
