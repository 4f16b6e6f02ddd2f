/** Dialogs by their markup, open or not. */
export const dialogs = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
