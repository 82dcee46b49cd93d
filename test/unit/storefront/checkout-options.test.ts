import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { holidaysOf } from '../../storefront/checkout/holidays.ts';
import { makeAccount } from './account-shopper.ts';
import { addLine, change } from './cart-shopper.ts';
import { call, chicago, whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 300 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await addLine(shopper, smallPrice);
  await addLine(shopper, inStock);
  await call(shopper, 'SaveShippingAddress', { address: chicago });
});

const recipient = async () => (await whole(shopper)).recipientList[0]!;
const shipments = async () => (await recipient()).shipments;
/** Saves choices for one of the shipments. */
async function choose(index: number, choices: object) {
  const { id: recipientId, shipments: all } = await recipient();
  const shipment = { id: all[index]!.id, ...choices };
  return call(shopper, 'SaveShippingAndGiftOptions', {
    recipients: [{ recipientId, shipments: [shipment] }],
  });
}
const home = 0;
const parcels = 1;

describe('the shipments of a recipient', () => {
  test('are the in-home delivery and the parcels, with their items', async () => {
    const { basketItems } = await whole(shopper);
    const parts = basketItems.map(({ recipients }) => recipients[0]!.basketItemId);
    expect((await shipments()).map(({ basketItemIds }) => basketItemIds)).toEqual([[parts[1]], [parts[0]]]);
  });

  test('have their levels with dates, charges and labels', async () => {
    const [inHome, parcel] = await shipments();
    expect(inHome!.availableServiceLevels).toMatchObject([{ code: 6, charge: 9900, dayLabel: null }]);
    expect(parcel!.availableServiceLevels).toMatchObject([
      { code: 1, name: 'Standard shipping', dayLabel: 'standard' },
      { code: 2, name: 'Premium shipping', dayLabel: 'twoDay' },
      { code: 3, name: 'Express shipping', dayLabel: 'rush' },
    ]);
    for (const { edd } of parcel!.availableServiceLevels) expect(edd).toMatch(/^[A-Z]\w+ \d+/);
  });

  test('begin with the way that was chosen in the cart', async () => {
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'update-ship-method', { id, shipMethod: 2 });
    expect((await shipments())[parcels]!.selectedServiceLevel).toBe(2);
  });

  test('take the way that is chosen in the cart afterwards', async () => {
    await choose(parcels, { serviceLevel: 3 });
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'update-ship-method', { id, shipMethod: 2 });
    expect((await shipments())[parcels]!.selectedServiceLevel).toBe(2);
  });
});

describe('a service level', () => {
  test('changes the total', async () => {
    const before = (await whole(shopper)).orderSummary!.shippingTotal!;
    const [, parcel] = await shipments();
    const [standard, premium] = parcel!.availableServiceLevels;
    await choose(parcels, { serviceLevel: 2 });
    const { orderSummary } = await whole(shopper);
    expect(orderSummary!.shippingTotal).toBe(before - standard!.charge! + premium!.charge!);
  });

  test('that is not offered is refused, and nothing else is saved', async () => {
    const { id: recipientId, shipments: all } = await recipient();
    const answer = await call(shopper, 'SaveShippingAndGiftOptions', {
      recipients: [
        {
          recipientId,
          shipments: [
            { id: all[parcels]!.id, serviceLevel: 2 },
            { id: all[home]!.id, serviceLevel: 9 },
          ],
        },
      ],
    });
    expect(answer).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('no longer available'),
    });
    expect((await shipments())[parcels]!.selectedServiceLevel).toBe(1);
    expect((await whole(shopper)).furthestStep).toBe(2);
  });
});

describe('ship complete', () => {
  beforeEach(() => shopper.submit('/checkout/states', { state: 'holiday' }));

  test('is offered for several parcels, and forces the first level', async () => {
    expect((await shipments())[0]!.isShipCompleteVisible).toBe(true);
    await choose(0, { serviceLevel: 2, isShipCompleteSelected: true });
    expect((await shipments())[0]).toMatchObject({ selectedServiceLevel: 1, isShipCompleteSelected: true });
  });

  test('ends when it is no longer chosen', async () => {
    await choose(0, { isShipCompleteSelected: true });
    await choose(0, { serviceLevel: 2, isShipCompleteSelected: false });
    expect((await shipments())[0]).toMatchObject({ selectedServiceLevel: 2, isShipCompleteSelected: false });
  });
});

test('ship complete is not offered for one parcel, nor for an in-home delivery', async () => {
  expect((await shipments()).map(({ isShipCompleteVisible }) => isShipCompleteVisible)).toEqual([
    false,
    false,
  ]);
});

describe('a holiday hold, at the end of November', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is offered before Christmas and New Year', async () => {
    expect((await shipments())[parcels]!.holidayHold!.holidays).toMatchObject([
      {
        name: 'Christmas',
        dates: [
          '2026-12-16',
          '2026-12-17',
          '2026-12-18',
          '2026-12-21',
          '2026-12-22',
          '2026-12-23',
          '2026-12-24',
        ],
        ranges: [
          { from: '2026-12-12', to: '2026-12-17' },
          { from: '2026-12-18', to: '2026-12-24' },
        ],
      },
      { name: 'New Year’s Day' },
    ]);
  });

  test('on a day forces the first level', async () => {
    await choose(parcels, { serviceLevel: 2, holidayHold: { selectedShippingDate: '2026-12-18' } });
    expect((await shipments())[parcels]).toMatchObject({
      selectedServiceLevel: 1,
      holidayHold: { selectedShippingDate: '2026-12-18', selectedRange: null },
    });
  });

  test('within a range takes the place of a day, and can be ended', async () => {
    const selectedRange = { from: '2026-12-12', to: '2026-12-17' };
    await choose(parcels, { holidayHold: { selectedShippingDate: '2026-12-18' } });
    await choose(parcels, { holidayHold: { selectedRange } });
    expect((await shipments())[parcels]!.holidayHold).toMatchObject({
      selectedRange,
      selectedShippingDate: null,
    });
    await choose(parcels, { serviceLevel: 2, holidayHold: {} });
    expect((await shipments())[parcels]).toMatchObject({
      selectedServiceLevel: 2,
      holidayHold: { selectedRange: null },
    });
  });

  test('ends when its day can no longer be kept', async () => {
    await choose(parcels, { holidayHold: { selectedShippingDate: '2026-12-18' } });
    vi.setSystemTime(new Date('2026-12-15T12:00:00'));
    expect((await shipments())[parcels]!.holidayHold?.selectedShippingDate ?? null).toBeNull();
  });

  test('for a day that is not offered is refused', async () => {
    const answer = await choose(parcels, { holidayHold: { selectedShippingDate: '2026-12-25' } });
    expect(answer).toMatchObject({ isSuccess: false, message: expect.stringContaining('no longer wait') });
  });
});

describe('the trip of an in-home delivery', () => {
  test('is for the shopper to choose: neither a day nor a call is chosen before', async () => {
    expect((await shipments())[home]!.tripBooking).toMatchObject({
      isContactMeSelected: false,
      selectedTrip: null,
    });
  });

  test('is chosen, with driving directions', async () => {
    const [trip] = (await shipments())[home]!.tripBooking!.trips;
    const tripBooking = { isContactMeSelected: false, selectedTrip: trip!.id, drivingDirections: ' Gate 4 ' };
    expect(await choose(home, { tripBooking })).toMatchObject({ isSuccess: true });
    expect((await shipments())[home]!.tripBooking).toMatchObject({
      selectedTrip: trip!.id,
      drivingDirections: 'Gate 4',
    });
  });

  test('has to be chosen, or a call, before the payment', async () => {
    await choose(home, { tripBooking: { isContactMeSelected: false, drivingDirections: '' } });
    expect(await call(shopper, 'MoveToPaymentPage')).toMatchObject({
      isSuccess: false,
      nextStep: 2,
      message: expect.stringContaining('choose a day'),
    });
  });

  test.each([
    ['an unknown trip', { selectedTrip: 'trip-2020-01-01-am', drivingDirections: '' }],
    ['directions that are too long', { drivingDirections: 'x'.repeat(251) }],
  ])('%s is refused', async (_what, booking) => {
    const answer = await choose(home, { tripBooking: { isContactMeSelected: false, ...booking } });
    expect(answer.isSuccess).toBe(false);
  });

  test('is on a weekday to come', async () => {
    for (const { date } of (await shipments())[home]!.tripBooking!.trips) {
      const day = new Date(`${date}T12:00:00`);
      expect([day.getTime() > Date.now(), day.getDay() % 6 !== 0]).toEqual([true, true]);
    }
  });
});

describe('gifts', () => {
  test('have an option with its charge', async () => {
    const { id: recipientId } = await recipient();
    const before = (await whole(shopper)).orderSummary!.total!;
    const answer = await call(shopper, 'UpdateGiftOption', {
      recipientId,
      giftOptions: { selectedOption: 'box' },
      serviceLevel: 1,
    });
    expect(answer.checkout.orderSummary).toMatchObject({ giftTotal: 595, total: before + 595 });
  });

  test('have a message, which a refused one does not replace', async () => {
    const { id: recipientId } = await recipient();
    const say = (message: string) =>
      call(shopper, 'UpdateGiftMessage', { recipientId, message, isInitialTrigger: true });
    expect(await say('Happy\r\nbirthday! ')).toMatchObject({ isSuccess: true });
    expect(await say('x'.repeat(201))).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('over the character limit'),
    });
    expect((await recipient()).giftMessage).toBe('Happy\nbirthday!');
  });

  test('of furniture alone have no box', async () => {
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'remove-item', { id });
    expect((await recipient()).giftOptions!.options.map(({ code }) => code)).toEqual(['none', 'receipt']);
  });

  test.each(['UpdateGiftOption', 'UpdateGiftMessage', 'UpdateGiftReceipt', 'UpdateBaggingOption'])(
    '%s for an unknown recipient is refused',
    async (name) => {
      const payload = {
        recipientId: '999999',
        selectedOption: 'none',
        giftOptions: { selectedOption: 'none' },
        message: '',
        isInitialTrigger: false,
      };
      expect(await call(shopper, name, payload)).toMatchObject({ isSuccess: false });
    },
  );
});

describe('a pickup', () => {
  beforeEach(async () => {
    const { id } = (await whole(shopper)).basketItems[0]!;
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
  });
  const pickup = async () => (await whole(shopper)).recipientList.find(({ id }) => id === 'pickup')!;

  test('has a store, and the shopper as its contact', async () => {
    expect(await pickup()).toMatchObject({
      store: { name: expect.any(String), hours: '10 am – 8 pm' },
      bopsOptions: { pickupContact: { firstName: 'Ann', email: 'ann@example.com' } },
    });
  });

  test('has bags with their charge, and a gift receipt', async () => {
    const chosen = { recipientId: 'pickup' };
    await call(shopper, 'UpdateBaggingOption', { ...chosen, selectedOption: 'paper' });
    await call(shopper, 'UpdateGiftReceipt', { ...chosen, selectedOption: 'yes' });
    expect((await pickup()).bopsOptions).toMatchObject({
      baggingOption: { selectedOption: 'paper' },
      giftReceiptOption: { selectedOption: 'yes' },
    });
    expect((await whole(shopper)).orderSummary!.giftTotal).toBe(25);
  });

  test('needs a contact', async () => {
    const contact = (pickupContact: object) =>
      call(shopper, 'SaveShippingAndGiftOptions', {
        recipients: [{ recipientId: 'pickup', shipments: [], pickupContact }],
      });
    const bo = { firstName: 'Bo', lastName: 'Larsen', email: 'bo@example.com', phone: '' };
    expect(await contact({ ...bo, email: 'bo' })).toMatchObject({ isSuccess: false });
    expect(await contact(bo)).toMatchObject({ isSuccess: true });
    expect((await pickup()).bopsOptions!.pickupContact).toEqual(bo);
  });

  test('alone needs no address', async () => {
    const visitor = new Shopper(storefront.url);
    const { id } = await addLine(visitor, smallPrice);
    await change(visitor, 'update-ship-method', { id, isPickupSelected: true });
    expect(await call(visitor, 'MoveToShippingAndGiftOptions')).toMatchObject({ isSuccess: true });
    expect(await call(visitor, 'MoveToPaymentPage')).toMatchObject({ isSuccess: false, nextStep: 2 });
  });
});

const on = (day: string, country: 'US' | 'CA' = 'US') => holidaysOf({ country }, new Date(`${day}T12:00:00`));
const names = (day: string, country?: 'US' | 'CA') => on(day, country).map(({ name }) => name);

describe('the holidays that a delivery may wait for', () => {
  test.each([
    ['2026-11-01', 'US', ['Thanksgiving', 'Christmas']],
    ['2026-09-15', 'CA', ['Thanksgiving']],
    ['2026-12-10', 'US', ['Christmas', 'New Year’s Day']],
    ['2027-01-20', 'US', ['Valentine’s Day']],
    ['2027-04-20', 'US', ['Mother’s Day', 'Father’s Day']],
    ['2027-06-25', 'US', ['Labor Day']],
    ['2027-06-25', 'CA', ['Labour Day']],
  ] as const)('on %s in %s are %j', (day, country, expected) => {
    expect(names(day, country)).toEqual(expected);
  });

  test('none is offered when there is no time left before it', () => {
    expect(names('2026-12-20')).not.toContain('Christmas');
  });

  test.each(['2026-01-01', '2026-06-30', '2026-11-20', '2026-12-31', '2028-02-29'])(
    'on %s every day is a weekday, in eight days or later, before its holiday, and none itself',
    (day) => {
      for (const { dates, ranges } of on(day)) {
        expect(dates.length + ranges.length).toBeGreaterThan(0);
        for (const date of dates) {
          const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
          expect(weekday % 6).not.toBe(0);
          expect(Date.parse(date) - Date.parse(day)).toBeGreaterThanOrEqual(8 * 86_400_000);
          expect(date).not.toMatch(/-12-25$|-01-01$/);
        }
        for (const { from, to } of ranges) expect(from < to).toBe(true);
      }
    },
  );
});
