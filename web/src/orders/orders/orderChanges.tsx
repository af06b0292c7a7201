// The bulk changes of orders: texts, icon and options of each.
import { CircleDot, FolderInput, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { keysOf } from '../../kit/pages/keysOf.ts';
import type { OrderChange } from './useOrderMutations.ts';

interface Change {
  title: string;
  icon: ReactNode;
  label: string;
  placeholder: string;
  /** The label of the option that clears the value; undefined for a required value. */
  none?: string;
}

export const orderChanges: Record<OrderChange, Change> = {
  status: {
    title: 'Изменить статус',
    icon: <CircleDot />,
    label: 'Новый статус',
    placeholder: 'Название статуса',
  },
  manager: {
    title: 'Назначить ответственного',
    icon: <UserRound />,
    label: 'Ответственный',
    placeholder: 'Имя',
    none: 'Никто не отвечает',
  },
  folder: {
    title: 'Переложить в папку',
    icon: <FolderInput />,
    label: 'Папка',
    placeholder: 'Название папки',
    none: 'Вынуть из папок',
  },
};

export const orderChangeNames = keysOf(orderChanges);
