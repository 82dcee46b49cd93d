import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { controlMessages } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { noteCurrency, pageContext } from '../../../src/page/context.ts';
import { render } from '../ui/render.ts';

function Total() {
  const texts = useTexts(controlMessages);
  return <p>{`${texts.salePrice} ${formatPrice(129_900, pageContext())}`}</p>;
}

test('what shows prices follows the currency that the server names, on the whole page', () => {
  onTestFinished(() => flushSync(() => noteCurrency(undefined)));
  const { container } = render(<Total />);
  expect(container.textContent).toContain('$1,299.00');
  flushSync(() => noteCurrency('CAD'));
  expect(container.textContent).toContain('CAD $1,299.00');
});
