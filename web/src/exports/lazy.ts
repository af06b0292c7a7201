// What the dialogs of exports are made of. They are loaded when they open.
export { ExportModal } from './ExportModal.tsx';
export { orderWords, type ExportScopeProps } from './ExportScope.tsx';
