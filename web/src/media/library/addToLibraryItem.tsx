// The menu item that adds a record to the library.
import { LibraryBig } from 'lucide-react';
import type { MenuItem } from '../../ui/index.ts';

export const addToLibraryItem = (onAction: () => void): MenuItem => ({
  id: 'shelve',
  label: 'Сохранить в библиотеку',
  icon: <LibraryBig />,
  onAction,
});
