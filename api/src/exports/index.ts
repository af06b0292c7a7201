/** What other domains may use of the exports. */
export { plainColumn } from './columns.ts';
export type { ExportColumn } from './columns.ts';
export { defineExport } from './define.ts';
