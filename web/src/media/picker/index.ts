// The choice of files, for every screen that uses some.
export { usePicker, type PickedFile, type PickOptions } from './usePicker.tsx';
