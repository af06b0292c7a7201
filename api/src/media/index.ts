// What other domains may use of the media domain.
export {
  expiringFileOf,
  expiringFileSchema,
  keepExpiringFile,
  removeExpiredFiles,
} from './expiring.ts';
export {
  accountFileAddress,
  findAccountImage,
  keepAccountFile,
  removeAccountFile,
  removeAccountImage,
} from './account-files.ts';
export { keepFile, readFile } from './files.ts';
export { registerFileStorage } from './file-storage/storage-routes.ts';
export { fileStorageItems } from './file-storage/storage-tables.ts';
export { emptyTrash } from './file-storage/trash.ts';
export { formLimits } from './form.ts';
export { keepMessageFiles, takeMessageFiles } from './message-files.ts';
export { declareHiddenNames, hiddenName } from './hidden-names.ts';
export { galleryResource, registerGalleries } from './galleries/galleries.ts';
export { safeName } from './archives/archive-names.ts';
export { removeOldArchives } from './archives/archives.ts';
export { useFiles } from './grants.ts';
export { putIntoStorage, storeBytes } from './kept-bytes.ts';
export { takeFiles } from './kept-files.ts';
export { storedFile } from './profile-files.ts';
export { excerptOf } from './library/excerpt.ts';
export { libraryRecord, libraryResource, registerLibrary } from './library/library.ts';
export { declareRoom, refuseWithoutRoom, requireRoom, type Room, type RoomOf } from './room.ts';
export { inBigMedia, registerMediaOwner } from './owners.ts';
export type { MediaParts } from './owner.ts';
export { posterParams, requirePoster } from './posters.ts';
export { addressAt, addressOf, fileRecord, signedAddress } from './records.ts';
export { removeSomeFiles } from './removal.ts';
export { pictureOf, printableImage } from './images.ts';
export { largestImage, mediaTypeOf } from './rules.ts';
export { findFfmpeg } from './streams/ffmpeg.ts';
export { streamMaker } from './streams/making.ts';
export { filmStreams, streamMakers, streamStatuses } from './streams/stream-tables.ts';
export { dropStagedFiles, stageFile, takeStagedFiles } from './staged-files.ts';
export { dropBytes, expectBytes, expectNothing } from './strays.ts';
export { type Upload } from './taking.ts';
export { keysIn, withFiles, withKeys } from './text-addresses.ts';
export { registerMedia } from './routes.ts';
export { accountFiles, fileBytes, files } from './tables.ts';
export { declareFileUse } from './uses.ts';
export type { UsedFile } from './uses.ts';
export { removeOldUploads, removeSomeUploads } from './unfinished.ts';
export { createUploads } from './upload.ts';
export type { Uploads } from './upload.ts';
export { registerUploads } from './upload-routes.ts';
