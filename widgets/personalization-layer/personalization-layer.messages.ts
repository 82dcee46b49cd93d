/** The layer with the editor of a personalization. */
export const editorLayerMessages = {
  editorTitle: 'Personalize It',
  editorTitleEdit: 'Edit Personalization',
  editorDone: 'Done',
  editorUpdate: 'Update',
  editorUpdating: 'Updating…',
  editorCancel: 'Cancel',
};
