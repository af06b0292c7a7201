/** What other domains may use of the media domain. */
export { fileRecord } from './records.ts';
export { registerMedia } from './routes.ts';
export { files } from './tables.ts';
export { receiveFile } from './upload.ts';
