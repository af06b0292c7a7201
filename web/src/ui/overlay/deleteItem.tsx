// The menu items «Удалить», last in every row's menu, and «Восстановить» in the trash.
import { RotateCcw, Trash2 } from 'lucide-react';
import type { MenuItem } from './Menu.tsx';

export function deleteItem(onAction: () => void, { disabled = false } = {}): MenuItem {
  return { id: 'delete', label: 'Удалить', icon: <Trash2 />, danger: true, disabled, onAction };
}

export function restoreItem(onAction: () => void, { disabled = false } = {}): MenuItem {
  return { id: 'restore', label: 'Восстановить', icon: <RotateCcw />, disabled, onAction };
}
