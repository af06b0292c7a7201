// The choice of files, for every screen that uses some.
export { FileField, type ChosenFile } from './FileField.tsx';
export { usePicker, type PickedFile, type PickOptions } from './usePicker.tsx';
