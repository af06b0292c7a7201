// Components of media that other domains load lazily.
export { LibraryPickerModal } from './library/LibraryPickerModal.tsx';
export { storeFile } from './uploads/storeFile.ts';
export { useStorageUploads } from './uploads/useStorageUploads.ts';
