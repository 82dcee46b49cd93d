import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisit, type VisitOptions } from './harness.ts';
import { framesDrawn } from './in-time.ts';
import { type Rewriting, rewriteTexts, textsWithoutMarks } from './rewrite-texts.ts';

/** Compares the page's texts after a step with those of a page without a translator. */
export type Look = (after: string) => Promise<void>;

/** A shopper's steps on pages whose texts are rewritten. */
export interface Journey {
  name: string;
  options?: VisitOptions;
  /** Selects what is compared. */
  places: string;
  go(page: Page, look: Look): Promise<void>;
}

/** The texts after each step of a journey that nothing rewrites; each is made once. */
const plain = new WeakMap<Journey, Promise<Plain>>();

interface Plain {
  texts: Map<string, string[]>;
  /** Console errors; a refusal logs one. */
  errors: string[];
}

/** Runs a journey on a page whose texts are all rewritten: no island fails, and every text matches the plain page's. */
export async function checkRewritten(journey: Journey, way: Rewriting): Promise<void> {
  const known = plain.get(journey) ?? textsOf(journey);
  plain.set(journey, known);
  const before = await known;
  const { page, errors } = await newVisit(journey.options);
  await page.addInitScript(rewriteTexts, way);
  await journey.go(page, async (after) => {
    await expect.poll(() => read(page, journey), { message: after }).toEqual(before.texts.get(after));
    expect(await page.locator('[data-island-status="failed"]').count()).toBe(0);
  });
  expect(errors).toEqual(before.errors);
}

async function textsOf(journey: Journey): Promise<Plain> {
  const { page, errors } = await newVisit(journey.options);
  const found: Plain['texts'] = new Map();
  await journey.go(page, async (after) => {
    let texts = '';
    // Waits until nothing is loading and two readings in a row are equal.
    await expect
      .poll(async () => {
        const before = texts;
        await framesDrawn(page);
        texts = (await read(page, journey)).join('\n');
        const loading = page.locator(journey.places).locator('[aria-busy="true"]');
        return texts === before && (await loading.count()) === 0;
      })
      .toBe(true);
    found.set(after, texts.split('\n'));
  });
  return { texts: found, errors };
}

/** Every order has a number of its own, and a delivery day is gone once other shoppers have taken its trips. */
const deliveryDay = /[A-Z]\w+day,? [A-Z]\w+ \d+/;
const isOfTheMoment = (text: string) => RegExp(`^(Order number \\d+|${deliveryDay.source})$`).test(text);

async function read(page: Page, { places }: Journey): Promise<string[]> {
  const texts = await page.evaluate(textsWithoutMarks, places);
  return texts.filter((text) => !isOfTheMoment(text)).map((text) => text.replace(deliveryDay, 'a day'));
}
