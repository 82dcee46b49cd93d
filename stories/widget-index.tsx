import { declaredWidgets } from 'virtual:declared-widgets';
import type { ShopperTask } from '../src/runtime/define-island.ts';
import { withCode } from './guide/table.tsx';

/** The shopper's tasks, in the order of a visit. */
const tasks: Record<ShopperTask, string> = {
  browse: 'Looking round',
  discover: 'Finding more',
  decide: 'Deciding',
  add: 'Adding',
  cart: 'The cart',
  pay: 'Checking out and paying',
  account: 'The account',
  failure: 'When something fails',
};

/** Every widget, by the shopper's task. */
export function WidgetIndex() {
  return Object.entries(tasks).map(([task, title]) => (
    <section key={task}>
      <h3>{title}</h3>
      <ul>
        {declaredWidgets
          .filter(({ docs }) => docs?.task === task)
          .map(({ name, about }) => (
            <li key={name}>
              <a href={`./?path=/docs/widgets-${name}--docs`} target="_top">
                {titleOf(name)}
              </a>
              : {withCode(firstSentence(about))}
            </li>
          ))}
      </ul>
    </section>
  ));
}

const firstSentence = (about: string) => about.split(/(?<=\.) /)[0]!;

/** `cart-count`: Cart count. */
const titleOf = (name: string) => name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ');
