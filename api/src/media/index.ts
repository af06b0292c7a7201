// The exports of the media domain for other domains.
export {
  expiringFileOf,
  expiringFileSchema,
  keepExpiringFile,
  removeExpiredFiles,
} from './files/expiring-files.ts';
export {
  accountFileAddress,
  findAccountImage,
  keepAccountFile,
  removeAccountFile,
  removeAccountImage,
} from './owners/account-files.ts';
export { keepFile, readFile } from './files/files.ts';
export { registerFileStorage } from './file-storage/storage-routes.ts';
export { fileStorageItems } from './file-storage/storage-tables.ts';
export { emptyTrash } from './file-storage/trash.ts';
export { formLimits } from './uploads/form.ts';
export { keepMessageFiles, takeMessageFiles } from './uploads/message-files.ts';
export { declareHiddenNames, hiddenName } from './files/hidden-names.ts';
export { galleryResource, registerGalleries } from './galleries/galleries.ts';
export { safeName } from './archives/archive-names.ts';
export { removeOldArchives } from './archives/archives.ts';
export { useFiles } from './grants.ts';
export { putIntoStorage, storeBytes } from './files/unpacked-files.ts';
export { takeFiles } from './files/company-files.ts';
export { storedFile } from './owners/profile-files.ts';
export { excerptOf } from './library/excerpt.ts';
export { libraryRecord, libraryResource, registerLibrary } from './library/library.ts';
export {
  declareRoom,
  refuseWithoutRoom,
  requireRoom,
  type Room,
  type RoomOf,
} from './files/quota.ts';
export { inBigMedia, registerMediaOwner } from './owners/owners.ts';
export type { MediaParts } from './owners/owner.ts';
export { posterParams, requirePoster } from './images/posters.ts';
export { addressAt, addressOf, fileRecord, signedAddress } from './records.ts';
export { removeSomeFiles } from './files/company-removal.ts';
export { pictureOf, printableImage } from './images/images.ts';
export { largestImage, mediaTypeOf } from './rules.ts';
export { findFfmpeg } from './streams/ffmpeg.ts';
export { streamMaker } from './streams/making.ts';
export { filmStreams, streamMakers, streamStatuses } from './streams/stream-tables.ts';
export { dropStagedFiles, stageFile, takeStagedFiles } from './uploads/staged-files.ts';
export { dropBytes, expectBytes, expectNothing } from './files/orphaned-bytes.ts';
export { type Upload } from './uploads/receive-upload.ts';
export { keysIn, withFiles, withKeys } from './files/text-addresses.ts';
export { registerMedia } from './routes.ts';
export { accountFiles, fileBytes, files } from './tables.ts';
export { declareFileUse } from './files/file-uses.ts';
export type { UsedFile } from './files/file-uses.ts';
export { removeOldUploads, removeSomeUploads } from './uploads/unfinished.ts';
export { createUploads } from './uploads/upload.ts';
export type { Uploads } from './uploads/upload.ts';
export { registerUploads } from './uploads/upload-routes.ts';
