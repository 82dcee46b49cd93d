import { type Atom, atom } from 'jotai';
import type { Call } from '../../contract/call.ts';
import type { Changed } from '../../contract/checkout/changed.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { checkoutMessages } from '../../domain/checkout/checkout-messages.ts';
import { checkoutSteps, reachableStep, type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { nextPaint } from '../../hooks/next-paint.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { announce } from '../../page/announce.ts';
import { emit } from '../../page/events.ts';
import { stateBesideOthers, writeEntry } from '../../page/history-entry.ts';
import { navigate } from '../../page/navigation.ts';
import { noteOrderChanged } from '../../page/order-changed.ts';
import { onRestored } from '../../page/restored.ts';
import { pageTexts } from '../../page/texts.ts';
import { sendDeed, type Verdict } from '../deed.ts';
import { handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { carriedOn } from './carried-change.ts';
import { type FlowState, start } from './flow-state.ts';
import { followAnswer } from './follow-answer.ts';
import { noteReached, reachedAtom } from './reached-step.ts';
import { addressOfStep, readStepAddress } from './step-address.ts';
import { takeStepNotice } from './step-notice.ts';
import { watchCart } from './watch-cart.ts';
import {
  invalidateReadsAtom,
  refreshCheckoutAtom,
  takeCheckoutAtom,
  wholeCheckoutAtom,
} from './whole-checkout.ts';

// It has no dependencies, so each store computes it once and keeps it.
const flowAtom = sharedAtom('checkoutFlow', () => atom(() => ({}) as { flow?: CheckoutFlow }));

/** The page's one checkout. */
export function checkoutFlowOf(store: Store): CheckoutFlow {
  const kept = store.get(flowAtom);
  kept.flow ??= new CheckoutFlow(store);
  return kept.flow;
}

/** The checkout of this page: its steps, each a real address, and the changes of the order, one after the other. */
export class CheckoutFlow {
  readonly #stateAtom = atom(start);
  readonly stateAtom: Atom<FlowState> = this.#stateAtom;
  readonly #store: Store;
  #last: Promise<unknown> = Promise.resolve();
  #life: AbortController | undefined;
  /** Grows with every step that is asked for: only the newest is shown. */
  #asked = 0;
  /** Discards the changes of a form, by the form's name. */
  readonly #forms = new Map<string, () => void>();

  constructor(store: Store) {
    this.#store = store;
  }

  get state(): FlowState {
    return this.#store.get(this.#stateAtom);
  }

  get checkout(): Checkout | undefined {
    return this.#store.get(wholeCheckoutAtom);
  }

  /**
   * Starts with the checkout that the server has rendered. In place of a step that cannot be reached yet, the first
   * unfinished one is shown, with a message (decision 49).
   * @returns ends the flow, when the island unmounts
   */
  start(asked: StepIndex, seed: Checkout | undefined): () => void {
    const life = new AbortController();
    const { signal } = life;
    this.#life = life;
    if (seed && !this.checkout) this.#store.set(takeCheckoutAtom, seed);
    this.#store.set(this.#stateAtom, {
      ...start,
      isStarted: true,
      step: asked,
      reached: Math.max(this.#reachable(asked), this.#store.get(reachedAtom)) as StepIndex,
    });
    this.#settleStep(
      asked,
      takeStepNotice() ?? (readStepAddress()?.wasNotReached ? notReached(asked) : undefined),
    );
    this.#show({ stepBefore: undefined });
    if (this.checkout) noteReached(this.#store, this.state.reached);
    addEventListener('popstate', () => this.#followAddress(), { signal });
    // Another page or tab may have changed the order.
    onRestored(() => this.readAgain('possible'), { signal });
    watchCart(
      signal,
      () => this.checkout,
      () => this.#count(this.readAgain()),
    );
    return () => life.abort();
  }

  /**
   * Reads the checkout, and leaves a step that can no longer be shown.
   * @throws CallError
   */
  async refresh(): Promise<void> {
    const isFirst = !this.checkout;
    await this.#store.set(refreshCheckoutAtom);
    this.#show({ stale: undefined });
    // A page outside of checkout shows no step.
    if (!this.state.isStarted) return;
    this.#settleStep(this.state.step);
    // Before the first read no step was shown, because the basket was not known.
    if (isFirst)
      this.#show({
        stepBefore: undefined,
        reached: Math.max(this.state.reached, this.#store.get(reachedAtom)) as StepIndex,
      });
    noteReached(this.#store, this.state.reached);
  }

  /** Reads a checkout that has or may have changed; if the read fails, the summary says that it may be out of date. */
  async readAgain(stale: FlowState['stale'] = 'known'): Promise<void> {
    await this.refresh().catch((error) => {
      // Totals that are known to be stale stay marked so until a read succeeds.
      if (handleFailure(error, { isBackground: true }) && this.state.stale !== 'known') this.#show({ stale });
    });
  }

  /**
   * Makes a change of the order, after earlier ones. Resolves once the page's checkout has the change.
   * @throws CallError; a RefusedError carries the server's message for the shopper
   */
  async change<Payload, Answer extends Changed>(
    call: Call<Payload, Answer>,
    payload: Payload,
  ): Promise<Answer> {
    const answer = await this.post(call, payload);
    if (!answer.isSuccess) throw refusal(call, answer.message);
    return answer;
  }

  /**
   * Like `change`, for a keyed call: if its answer is lost, the checkout shows whether the change was made (decision
   * 111).
   * @param judge tells the outcome from the checkout that was read again
   * @throws CallError; NotKnownError with the message `notKnown`
   */
  async changeOnce<Payload>(
    call: Call<Payload, Changed>,
    payload: Payload,
    { judge, notKnown }: { judge: (read: Checkout) => Verdict; notKnown: string },
  ): Promise<void> {
    const options = {
      judge: () => this.#readFor(judge),
      notKnown: () => ({ message: notKnown }),
    };
    const post = () => sendDeed(call, payload, options).catch(carriedOn(call, payload));
    const answer = await this.#post(post, call);
    if (answer && !answer.isSuccess) throw refusal(call, answer.message);
  }

  /**
   * Like `change`, for a caller that handles a refusal itself: the answer may have `isSuccess: false`.
   * @param isChecked false for a call that changes nothing, or after which the page is left: the checkout is not read
   *   again
   * @param isFollowed false if the caller follows the answer's redirect and handles the whole answer itself
   * @param isEmptyKnown true if the caller handles an empty basket itself; otherwise it is a refusal (decision 43)
   * @throws LedAwayError if the answer leads to another step or page (decision 75)
   */
  post<Payload, Answer extends Changed>(
    call: Call<Payload, Answer>,
    payload: Payload,
    isChecked = true,
    isFollowed = true,
    isEmptyKnown = !isFollowed,
  ): Promise<Answer> {
    const post = () => send(call, payload).catch(carriedOn(call, payload));
    return this.#post(post, isFollowed && call, isChecked, isEmptyKnown);
  }

  /**
   * @param post resolves to nothing if the checkout has been read after it
   * @param followed the call, if its answer's redirect is followed
   */
  #post<Answer extends Changed | undefined>(
    post: () => Promise<Answer>,
    followed: Call | false,
    isChecked = true,
    isEmptyKnown = false,
  ): Promise<Answer> {
    const posted = this.#last.then(async () => {
      this.#store.set(invalidateReadsAtom);
      noteOrderChanged();
      const answer = await post().finally(() => this.#store.set(invalidateReadsAtom));
      if (answer) await this.#take(answer, isChecked || !!(followed && answer.redirectUrl));
      if (answer && followed) await followAnswer(this, followed, answer);
      if (followed && !isEmptyKnown && answer?.errorType === 'emptyBasket')
        throw refusal(followed, answer.message);
      return answer;
    });
    this.#last = posted.catch(() => {});
    return this.#count(posted);
  }

  /** Reads the checkout after a lost answer; a failure of this read is reported with that of the answer. */
  async #readFor(judge: (read: Checkout) => Verdict): Promise<Verdict> {
    try {
      this.#store.set(invalidateReadsAtom);
      await this.refresh();
      return judge(this.checkout!);
    } catch (error) {
      if ((error as CallError).kind === 'reset') handleFailure(error);
      if (this.state.stale !== 'known') this.#show({ stale: 'possible' });
      return 'unread';
    }
  }

  /** Resolves when every change has been answered. */
  settled(): Promise<unknown> {
    return this.#last;
  }

  /**
   * Shows a step, with an address of its own.
   * @returns `busy` while the page is being left for the cart
   */
  show(step: StepIndex, problem?: string): 'busy' | undefined {
    const reachable = this.#reachable(step);
    if (leaves(reachable)) return 'busy';
    if (reachable !== this.state.step) writeEntry('push', stateBesideOthers(), addressOfStep(reachable));
    this.#enter(reachable, problem);
  }

  /**
   * Shows another step at the shopper's request; with unsaved changes in a form, a dialog asks first.
   * @param returnStep the step to which Next of the other step returns
   */
  askFor(step: StepIndex, returnStep?: StepIndex): void {
    this.#show({ returnStep });
    this.#asked++;
    if (this.state.dirty.length) this.#askOnceSaved(step);
    else this.show(step);
  }

  /** Waits for saves under way: a change that leaving the last field has sent needs no question. */
  async #askOnceSaved(step: StepIndex): Promise<void> {
    const from = this.state.step;
    const asked = this.#asked;
    // One save may follow another, and a form leaves `dirty` one render after its values were saved.
    for (let idle = 0; idle < 2 && this.state.dirty.length; idle++) {
      await nextPaint();
      if (!this.state.pending) continue;
      await this.settled();
      idle = 0;
    }
    if (this.state.step !== from || this.#asked !== asked) return;
    if (this.state.dirty.length) this.#show({ askedStep: step });
    else this.show(step);
  }

  /**
   * Goes on after a step has ended: to the step that the server names, to that from which the edit started, or to the
   * next one. If that step cannot be reached, the first unfinished one is shown.
   */
  goOn(step: StepIndex, { nextStep, isBack }: { nextStep?: StepIndex | undefined; isBack: boolean }) {
    const { returnStep = step + 1 } = this.state;
    this.#show({ returnStep: undefined });
    return this.show(nextStep ?? ((isBack ? step - 1 : returnStep) as StepIndex));
  }

  /** The shopper decides whether to discard the changes and go on, or to stay. */
  decide(isLeaving: boolean): void {
    const { askedStep, dirty } = this.state;
    this.#show({ askedStep: undefined });
    if (!isLeaving) return;
    for (const form of dirty) this.#forms.get(form)?.();
    if (askedStep !== undefined) this.show(askedStep);
  }

  /** Registers a form with unsaved changes, which `forget` discards; or removes it. */
  setDirty(form: string, forget: (() => void) | undefined): void {
    const others = this.state.dirty.filter((one) => one !== form);
    if (forget) this.#forms.set(form, forget);
    this.#show({ dirty: forget ? [...others, form] : others });
  }

  /** Shows a message above the step; where no island shows one, it is announced (decision 66). */
  showProblem(problem: string): void {
    if (!this.#life || this.#life.signal.aborted) announce(problem);
    this.#show({ problem });
  }

  /** Counts a change as pending until its updated checkout has come. */
  #count<Done>(change: Promise<Done>): Promise<Done> {
    this.#show({ pending: this.state.pending + 1 });
    return change.finally(() => this.#show({ pending: this.state.pending - 1 }));
  }

  /**
   * Takes the checkout from the answer to a change, or reads it if the answer has none. A failed read does not undo the
   * change: the page then shows those parts that the answer has, and says that the totals may be out of date.
   */
  async #take(answer: Changed, isChecked: boolean): Promise<void> {
    const { checkout, orderSummary, recipientList, isSuccess, promoCodeData, currencyCode } = answer;
    const promoDiscountMessage = promoCodeData?.promoDiscountMessage;
    const known = this.checkout;
    let stale: FlowState['stale'];
    const parts = known &&
      (orderSummary || recipientList) && {
        ...known,
        orderSummary: orderSummary ?? known.orderSummary,
        recipientList: recipientList ?? known.recipientList,
      };
    const whole = checkout ?? parts;
    if (whole) this.#store.set(takeCheckoutAtom, whole);
    if (!checkout && isChecked && isSuccess)
      await this.#store.set(refreshCheckoutAtom).catch((error) => {
        handleFailure(error, { isBackground: true });
        stale = 'known';
      });
    const said = {
      ...(promoDiscountMessage && { promoDiscountMessage }),
      ...(isSuccess && currencyCode && { currencyCode }),
    };
    if (this.checkout) this.#store.set(takeCheckoutAtom, { ...this.checkout, ...said });
    if (checkout || (isChecked && isSuccess)) this.#show({ stale });
  }

  /** Back and Forward. */
  #followAddress(): void {
    const asked = readStepAddress()?.step;
    if (asked === undefined || asked === this.state.step) return;
    if (this.state.dirty.length) {
      // Until the shopper has decided, the URL is that of the form's step again.
      writeEntry('push', stateBesideOthers(), addressOfStep(this.state.step));
      this.#show({ askedStep: asked });
      return;
    }
    this.#show({ returnStep: undefined });
    this.#settleStep(asked, undefined, true);
  }

  /** Shows this step, or the first unfinished one if this cannot be reached. */
  #settleStep(asked: StepIndex, problem?: string, isMove = false): void {
    const step = this.#reachable(asked);
    const isOther = step !== asked;
    if (leaves(step)) return;
    if (isOther || readStepAddress()?.wasNotReached)
      writeEntry('replace', stateBesideOthers(), addressOfStep(step));
    const isPlaced = step === stepIndexes.confirmation;
    if (isMove || isOther) this.#enter(step, isOther && !isPlaced ? notReached(step) : problem);
    else if (problem) this.#show({ problem });
  }

  #reachable(step: StepIndex): StepIndex {
    return reachableStep(step, this.checkout?.furthestStep ?? step);
  }

  #enter(step: StepIndex, problem: string | undefined): void {
    const { step: before, stepBefore } = this.state;
    const isOther = step !== before;
    this.#show({
      step,
      reached: Math.max(step, this.state.reached) as StepIndex,
      stepBefore: isOther ? before : stepBefore,
      problem,
      moves: this.state.moves + 1,
      dirty: [],
      askedStep: undefined,
    });
    noteReached(this.#store, this.state.reached);
    if (isOther) emit('storefront:step-changed', { step: checkoutSteps[step].key, index: step });
  }

  #show(more: Partial<FlowState>): void {
    this.#store.set(this.#stateAtom, { ...this.state, ...more });
  }
}

/** An answer can lead back to the cart, which is a page of its own (checkout §2.1, §4): true while this one is left. */
const leaves = (step: StepIndex): boolean => step === stepIndexes.cart && navigate(addressOfStep(step));

/** The message that names the step to complete first. */
function notReached(step: StepIndex): string {
  const texts = pageTexts(checkoutMessages);
  return fillIn(texts.notReached, texts[`${checkoutSteps[step].key}Step`]);
}
