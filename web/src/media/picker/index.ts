// The file picker.
export { FileField, type ChosenFile } from './FileField.tsx';
export { usePicker, type PickedFile, type PickOptions } from './usePicker.tsx';
