// What other domains may use of files: the choice of some, and what texts show.
export { useTextUploads } from './useTextUploads.ts';
export { usePicker, type PickedFile, type PickOptions } from './picker/index.ts';
