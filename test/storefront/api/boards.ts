import { boardKey } from '../../../src/domain/product/boards.ts';
import { boardsOf } from '../boards.ts';
import { pictureOf } from '../pictures.ts';
import type { ApiRequest, Handlers } from './request.ts';

/** `getBoardSummaries`: the session's boards, and which of them hold the product, in any options and in these. */
function answerBoardSummaries({
  shop,
  sessionId,
  payload: { sku, optionChoiceParameter },
}: ApiRequest<{ sku: string; optionChoiceParameter?: string }>) {
  const boards = boardsOf(shop, sessionId);
  const withIt = (choice?: string) =>
    boards
      .filter(({ items }) =>
        items.some((item) => item.product.sku === sku && (choice ?? item.optionChoice) === item.optionChoice),
      )
      .map(({ id }) => id);
  return {
    TotalItemCount: boards.flatMap(({ items }) => items).length,
    BoardSummaries: boards.map(({ id, name, items }) => ({
      id,
      name,
      url: `/boards/${id}`,
      itemCount: items.length,
      imagePath: items[0] ? pictureOf(items[0].product).small : null,
    })),
    itemSkus: {
      [sku]: withIt(),
      ...(optionChoiceParameter && { [boardKey(sku, optionChoiceParameter)]: withIt(optionChoiceParameter) }),
    },
  };
}

export const handlers: Handlers = {
  getBoardSummaries: answerBoardSummaries,
};
