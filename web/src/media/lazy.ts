// Components of media that other domains load lazily.
export { LibraryChoice } from './library/LibraryChoice.tsx';
export { storeFile } from './uploads/storeFile.ts';
export { useStorageUploads } from './uploads/useStorageUploads.ts';
