import type { Product } from '../catalog/product.ts';
import { createRandom, type Random } from '../catalog/random.ts';
import { seedFor } from './details.ts';

/** What a shopper has written about a product. */
export interface Review {
  /** 1 to 5. */
  stars: number;
  title: string;
  text: string;
  author: string;
  place: string;
  /** `2026-08-14`. */
  date: string;
}

const most = 12;

/** The reviews of a product, the latest first: the same on any machine. Fewer have written than have given stars. */
export function writtenReviews(product: Product): Review[] {
  const { reviewCount, rating, kind } = product;
  if (reviewCount === 0) return [];
  const random = createRandom(seedFor(product, 'reviews'));
  const count = Math.min(reviewCount, random.whole(4, most));
  const texts = { good: random.shuffled([...wordsFor(kind), ...good]), poor: random.shuffled(poor) };
  const authors = random.shuffled(names);
  const places = random.shuffled(towns);
  const stars = starsOf(rating, count, random);
  const dates = Array.from({ length: count }, () => dayBefore(random.whole(9, 700)))
    .sort()
    .reverse();
  return stars.map((own, index) => {
    const [title, text] = (own > 3 ? texts.good : texts.poor).pop()!;
    return { stars: own, title, text, author: authors[index]!, place: places[index]!, date: dates[index]! };
  });
}

/** Whole stars whose average is near the product's rating. */
function starsOf(rating: number, count: number, random: Random): number[] {
  const total = Math.min(count * 5, Math.max(count, Math.round(rating * count)));
  const stars = Array.from({ length: count }, (_, index) => Math.floor((total + index) / count));
  // Opinions differ: two that are alike move apart, which leaves the sum.
  for (let index = 0; index + 1 < count; index += 2)
    if (stars[index]! < 5 && stars[index + 1]! > 3 && random.chance(0.5)) {
      stars[index]! += 1;
      stars[index + 1]! -= 1;
    }
  return random.shuffled(stars);
}

const today = Date.UTC(2026, 10, 20);

const dayBefore = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10);

type Words = readonly [title: string, text: string];

function wordsFor(kind: string): readonly Words[] {
  return Object.entries(byKind).find(([kinds]) => kinds.split(' ').includes(kind))?.[1] ?? [];
}

const byKind: Readonly<Record<string, readonly Words[]>> = {
  'sofa sectional armchair': [
    [
      'We fight over it',
      'Deep enough to sleep on, firm enough to get up from. The cushions still look new after a year.',
    ],
    [
      'Samples first',
      'We ordered five samples and lived with them for a week. The color is exactly that of the sample.',
    ],
    ['Solid', 'Two people to carry it, and you can tell why: nothing creaks, nothing moves.'],
    [
      'It fits the door',
      'Measured three times, worried for nothing. The legs screw off and it went through 30 inches.',
    ],
    ['The dog approves', 'Hair brushes off, and a glass of red wine left no mark. I would buy it again.'],
  ],
  'table coffee-table desk': [
    [
      'The grain is lovely',
      'Every board is different. The top is smooth and the edge feels kind under the arm.',
    ],
    ['Steady', 'No wobble, even on our old floor: the feet can be turned to level it.'],
    [
      'Better than the picture',
      'A warmer color than on my screen, which I like. Two people put it together in 20 minutes.',
    ],
  ],
  'chair stool': [
    [
      'Comfortable for a long dinner',
      'The back is at the right height. We bought six and wish we had bought eight.',
    ],
    ['Light but strong', 'Easy to move with one hand, and it does not scratch the floor.'],
  ],
  'bed kids-bed': [
    ['Quiet', 'Not a sound when you turn over. The slats are thick and the rails meet well.'],
    ['Easy to build', 'Everything was labeled. It took us half an hour and one cup of coffee.'],
  ],
  'nightstand dresser bookcase toy-storage': [
    ['Drawers that glide', 'They close softly and are finished inside, too.'],
    ['Room for everything', 'It holds more than our old one and looks half as wide.'],
  ],
  'table-lamp floor-lamp pendant': [
    ['Warm light', 'Lovely in the evening. The dimmer turns smoothly and does not hum.'],
    ['Well made', 'Heavy base, good cable, a switch that you find in the dark.'],
  ],
  'rug curtains cushion throw': [
    ['Soft', 'It lay flat after two days and hardly shed.'],
    ['True color', 'As in the picture, by day and by lamp.'],
  ],
  'towels bedding': [
    ['Thick and thirsty', 'They got softer with every wash, and the edges have not frayed.'],
    ['Like a good hotel', 'We replaced all of ours. The color has not faded.'],
  ],
  'plates bowl mug glass pot vase': [
    ['Every day', 'In the dishwasher since spring, and still without a chip.'],
    ['A good weight', 'It sits well in the hand, and stacks.'],
  ],
};

const good: readonly Words[] = [
  ['Very happy', 'It arrived when they said it would, well packed, and looks as it should.'],
  ['Worth the wait', 'It took a while. Then two friendly people carried it in and took the boxes along.'],
  ['Exactly what we wanted', 'We looked for months. The proportions are right, and it is made with care.'],
  ['A second one ordered', 'Bought one for us, then one for my mother. Both the same, both good.'],
  ['Calm and simple', 'It does not shout. Visitors touch it and ask where it is from.'],
  ['Good value', 'Not cheap, but you see where the money went.'],
  ['Helpful people', 'I had a question about the size; they measured one in the store for me.'],
  ['As described', 'Dimensions are right to the quarter inch.'],
  ['Still love it', 'A year on: no regrets, no marks.'],
  ['Lovely', 'The picture does not do it justice.'],
];

const poor: readonly Words[] = [
  ['Fine, but late', 'It is good, but it came two weeks after the date that I was given.'],
  ['Smaller than I thought', 'My own fault: do measure. It went to the guest room.'],
  ['Color a little off', 'Grayer than on my screen. Order the sample.'],
  ['A scratch', 'One corner was marked on arrival. They sent someone who mended it within a week.'],
  ['Good, not great', 'It does what it should. I had hoped for more at this price.'],
  ['A lot of cardboard', 'Nothing wrong with it, but the packing filled half the garage.'],
  ['Needs two people', 'The instructions say one. They are wrong.'],
  ['Took getting used to', 'Firmer than expected. After a month it is right.'],
  ['Smell at first', 'It smelled of the workshop for a few days, then no more.'],
  ['Wobbles a bit', 'On our floor it needs a felt pad under one foot.'],
  ['Mixed', 'Good work, but the finish differs from the other piece we have.'],
  ['Not for us', 'Sent it back without trouble. It is well made, only not our taste.'],
];

const names = [
  'Amara O.',
  'Ben K.',
  'Carmen L.',
  'Dev P.',
  'Elise M.',
  'Franz W.',
  'Grace T.',
  'Hana S.',
  'Iris B.',
  'Jonah R.',
  'Kenji A.',
  'Lena V.',
  'Mateo G.',
  'Nora F.',
];

const towns = [
  'Portland, ME',
  'Austin, TX',
  'Boise, ID',
  'Toronto, ON',
  'Chicago, IL',
  'Savannah, GA',
  'Halifax, NS',
  'Tucson, AZ',
  'Madison, WI',
  'Oakland, CA',
  'Vancouver, BC',
  'Albany, NY',
  'Denver, CO',
  'Raleigh, NC',
];
