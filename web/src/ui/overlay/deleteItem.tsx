// «Удалить», as it stands at the end of every row's menu.
import { Trash2 } from 'lucide-react';
import type { MenuItem } from './Menu.tsx';

export function deleteItem(onAction: () => void, { disabled = false } = {}): MenuItem {
  return { id: 'delete', label: 'Удалить', icon: <Trash2 />, danger: true, disabled, onAction };
}
