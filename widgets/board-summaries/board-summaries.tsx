import type { ReactNode } from 'react';
import type { BoardSummary } from '../../src/contract/product/boards.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { boardsWith } from '../../src/domain/product/boards.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import type { BoardSummariesProps } from './board-summaries.island.ts';
import { boardsMessages } from './board-summaries.messages.ts';
import { useBoards } from './board-summaries.state.ts';

/** The boards that hold the product (checkout §3), those with other options of it last; until one does, the server's content. */
export function BoardSummaries({ sku, optionChoiceParameter, heading }: BoardSummariesProps): ReactNode {
  const summaries = useBoards(sku, optionChoiceParameter);
  const texts = useTexts(boardsMessages);
  const id = usePageId();
  const { held, inOtherChoice } = summaries
    ? boardsWith(summaries, sku, optionChoiceParameter)
    : { held: [], inOtherChoice: [] };
  const count = held.length + inOtherChoice.length;

  if (!summaries || !count) return <ServerContent />;
  const { TotalItemCount: total } = summaries;
  return (
    <section className="si-boards" aria-labelledby={id}>
      <h2 id={id} className="si-boards__heading">
        {heading ?? (count === 1 ? texts.boardsHeadingOne : fillIn(texts.boardsHeading, count))}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list">
        {held.map((board) => (
          <Board key={board.id} {...board} />
        ))}
        {inOtherChoice.map((board) => (
          <Board key={board.id} {...board} note={texts.boardsOtherChoice} />
        ))}
      </ul>
      {!!total && total > 1 && <p className="si-quiet">{fillIn(texts.boardsTotal, total)}</p>}
    </section>
  );
}

function Board({ name, url, itemCount, imagePath, note }: BoardSummary & { note?: string }) {
  const texts = useTexts(boardsMessages);
  const items = itemCount === 1 ? texts.boardsItem : fillIn(texts.boardsItems, itemCount ?? 0);
  return (
    <li className="si-boards__board">
      <span className="si-boards__picture">
        {imagePath && <img src={imagePath} alt="" width="40" height="40" loading="lazy" />}
      </span>
      <span className="si-boards__name">
        <a href={url}>{name}</a>
        {note && <span className="si-quiet">{note}</span>}
      </span>
      {itemCount !== undefined && <span className="si-quiet">{items}</span>}
    </li>
  );
}
