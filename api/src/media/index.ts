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
export { emptyTrash } from './file-storage/trash.ts';
export { keepMessageFiles, takeMessageFiles } from './uploads/message-files.ts';
export { declareHiddenNames, hiddenName } from './files/hidden-names.ts';
export { galleryResource } from './galleries/galleries.ts';
export { safeName } from './archives/archive-names.ts';
export { removeOldArchives } from './archives/archives.ts';
export { useFiles } from './grants.ts';
export { putIntoStorage, storeBytes } from './files/unpacked-files.ts';
export { takeFiles } from './files/company-files.ts';
export { storedFile } from './owners/profile-files.ts';
export { excerptOf } from './library/excerpt.ts';
export { libraryRecord, libraryResource } from './library/library.ts';
export {
  declareRoom,
  refuseWithoutRoom,
  requireRoom,
  roomOf,
  type Room,
  type RoomOf,
} from './files/quota.ts';
export { registerMediaOwner } from './owners/owners.ts';
export type { MediaParts } from './owners/owner.ts';
export { posterParams, requirePoster } from './images/posters.ts';
export { addressAt, addressOf, fileRecord, signedAddress } from './records.ts';
export { removeSomeFiles } from './files/company-removal.ts';
export { printableImage } from './images/images.ts';
export { largestImage } from './rules.ts';
export { dropStagedFiles, stageFile, takeStagedFiles } from './uploads/staged-files.ts';
export { dropBytes, expectNothing } from './files/orphaned-bytes.ts';
export { type Upload } from './uploads/receive-upload.ts';
export { keysIn, withFiles, withKeys } from './files/text-addresses.ts';
export { accountFiles, fileBytes, files } from './tables.ts';
export { declareFileUse } from './files/file-uses.ts';
export type { UsedFile } from './files/file-uses.ts';
export { removeOldUploads, removeSomeUploads } from './uploads/unfinished.ts';
export type { Uploads } from './uploads/upload.ts';
