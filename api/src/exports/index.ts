// The exports of this domain for other domains.
export { plainColumn } from './columns.ts';
export type { ExportColumn, FileColumn } from './columns.ts';
export { defineExport } from './define.ts';
export type { SeveralColumns } from './define.ts';
export { exportResource } from './records.ts';
export { fileFormats, fileOf, mediaTypes } from './file.ts';
export type { FileFormat } from './file.ts';
export { cellKinds, wordsIn } from './words.ts';
