// The exports of the media domain for other domains.
export {
  expiringFileOf,
  expiringFileSchema,
  createExpiringFile,
  removeExpiredFiles,
} from './files/expiring-files.ts';
export {
  accountFileAddress,
  findAccountImage,
  createAccountFile,
  removeAccountFile,
  removeAccountImage,
} from './owners/account-files.ts';
export { createFile, readFile } from './files/files.ts';
export { emptyTrash } from './file-storage/trash.ts';
export { attachMessageFiles, registerMessageFiles } from './uploads/message-files.ts';
export { declareHiddenNames, neutralName } from './files/hidden-names.ts';
export { galleryResource } from './galleries/galleries.ts';
export { safeName } from './archives/archive-names.ts';
export { removeOldArchives } from './archives/archives.ts';
export { useFiles } from './grants.ts';
export { addToStorage, storeBytes } from './files/unpacked-files.ts';
export { requireStoredFiles } from './files/company-files.ts';
export { fileStoragePurpose } from './owners/profile-files.ts';
export { excerptOf } from './library/excerpt.ts';
export { libraryRecord, libraryResource } from './library/library.ts';
export {
  declareQuota,
  requireQuotaForUpload,
  requireQuota,
  readQuota,
  type QuotaState,
  type ReadQuota,
} from './files/quota.ts';
export { registerMediaOwner } from './owners/owners.ts';
export type { MediaParts } from './owners/owner.ts';
export { posterParams, requirePoster } from './images/posters.ts';
export { addressAt, addressOf, fileRecord, signedAddress } from './records.ts';
export { removeFileBatch } from './files/company-removal.ts';
export { printableImage } from './images/images.ts';
export { maxImageBytes } from './rules.ts';
export { dropStagedFiles, stageFile, keepStagedFiles } from './uploads/staged-files.ts';
export { removeBytes, expirePendingBytes } from './files/orphaned-bytes.ts';
export { type Upload } from './uploads/receive-upload.ts';
export { findFileKeys, replaceFileUrls, replaceFileKeys } from './files/text-addresses.ts';
export { accountFiles, fileBytes, files } from './tables.ts';
export { declareFileUse } from './files/file-uses.ts';
export type { UsedFile } from './files/file-uses.ts';
export { removeOldUploads, removeUploadBatch } from './uploads/unfinished-uploads.ts';
export type { Uploads } from './uploads/upload.ts';
