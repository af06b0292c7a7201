// What other domains may use of files where that comes later than their pages.
export { LibraryChoice } from './library/LibraryChoice.tsx';
export { storeFile } from './uploads/storeFile.ts';
export { useStorageUploads } from './uploads/useStorageUploads.ts';
