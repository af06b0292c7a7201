// What the modules of export dialogs import of exports; they are loaded when a dialog opens.
export { exportDialog, rowsOf, sortedBy, type CompanyList } from './exportDialog.tsx';
export { sortWords } from './ExportScope.tsx';
