// What other domains may import of media: the file picker and the uploads of rich text.
export { addToLibraryItem } from './library/addToLibraryItem.tsx';
export { useTextUploads } from './useTextUploads.ts';
export {
  FileField,
  usePicker,
  type ChosenFile,
  type PickedFile,
  type PickOptions,
} from './picker/index.ts';
export type { LibraryParts } from './library/libraryParts.ts';
