// What other domains may use of the media domain.
export {
  expiringFileOf,
  expiringFileSchema,
  keepExpiringFile,
  removeExpiredFiles,
} from './expiring.ts';
export {
  accountImageAddress,
  findAccountImage,
  keepAccountImage,
  removeAccountImage,
} from './account-images.ts';
export { keepFile, readFile } from './files.ts';
export { formLimits } from './form.ts';
export { fileRecord } from './records.ts';
export { removeSomeFiles } from './removal.ts';
export { registerMedia } from './routes.ts';
export { files } from './tables.ts';
export { receiveFile, receiveImage } from './upload.ts';
