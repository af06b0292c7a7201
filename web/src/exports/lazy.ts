// Components of the export dialogs, loaded when a dialog opens.
export { ExportModal } from './ExportModal.tsx';
export { orderWords, type ExportScopeProps } from './ExportScope.tsx';
