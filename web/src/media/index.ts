// What other domains may use of files: the choice of some.
export { usePicker, type PickedFile, type PickOptions } from './picker/index.ts';
