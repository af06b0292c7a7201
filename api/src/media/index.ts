/** What other domains may use of the media domain. */
export {
  expiringFileOf,
  expiringFileSchema,
  keepExpiringFile,
  removeExpiredFiles,
} from './expiring.ts';
export { fileRecord } from './records.ts';
export { registerMedia } from './routes.ts';
export { files } from './tables.ts';
export { receiveFile } from './upload.ts';
