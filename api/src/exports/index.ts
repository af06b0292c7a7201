// The exports of this domain for other domains.
export { plainColumn } from './columns.ts';
export type { ExportColumn, FileColumn } from './columns.ts';
export { defineExport } from './define.ts';
export type { ColumnGroup } from './define.ts';
export { exportResource } from './records.ts';
export { fileFormats, createExportFile, mediaTypes } from './file.ts';
export type { FileFormat } from './file.ts';
export { cellKinds, valueFormatter } from './custom-field-cells.ts';
