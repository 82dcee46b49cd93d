import type { ReactNode } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { PersonalizationLayerProps } from './personalization-layer.island.ts';
import { editorLayerMessages } from './personalization-layer.messages.ts';
import { useSave } from './personalization-layer.state.ts';

/** The editor in a layer: the personalization belongs to the page, or goes to the widget that has opened the layer. */
export function PersonalizationLayer({ isSaved, ...editor }: PersonalizationLayerProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(editorLayerMessages);
  const { isBusy, failed, handleSave, handleClose } = useSave(editor, island.close);

  const actions = (
    <>
      {failed && <FailureMessage state={failed} />}
      <Button isBusy={isBusy} busyText={texts.editorUpdating} onClick={handleSave}>
        {isSaved ? texts.editorUpdate : texts.editorDone}
      </Button>
      {isSaved && <CloseButton kind="secondary">{texts.editorCancel}</CloseButton>}
    </>
  );
  return (
    <Dialog
      title={isSaved ? texts.editorTitleEdit : texts.editorTitle}
      isTall
      onClose={handleClose}
      actions={actions}
    >
      <div
        className="si-personalization-layer"
        data-island="personalization"
        data-sku={editor.sku}
        data-option-choice-parameter={editor.optionChoiceParameter}
        data-line-id={editor.lineId}
        data-personalization={encodeJson(editor.personalization)}
        data-is-required={editor.isRequired || undefined}
        data-is-returnable={editor.isReturnable || undefined}
        data-formatted-price={editor.formattedPrice}
        data-name={editor.name}
        data-image-path={editor.imagePath}
      >
        {/* Shown until the editor has mounted. */}
        <Skeleton lines={8} />
      </div>
    </Dialog>
  );
}
