// What other domains may use of files: the choice of some, and what texts show.
export { shelveItem } from './library/shelveItem.tsx';
export { useTextUploads } from './useTextUploads.ts';
export {
  FileField,
  usePicker,
  type ChosenFile,
  type PickedFile,
  type PickOptions,
} from './picker/index.ts';
