// Menu items that move an item in its tree.
import type { ReactNode } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { MenuEntries } from '../overlay/Menu.tsx';
import {
  positionAfterStep,
  type CanHaveChildren,
  type TreeNode,
  type TreePosition,
  type TreeStep,
} from './treePositions.ts';

export function treeSteps<Item>(
  id: string,
  tree: readonly TreeNode<Item>[],
  levels: number,
  move: (id: string, place: TreePosition) => void,
  holds?: CanHaveChildren<Item>,
): MenuEntries {
  const step = (name: TreeStep, label: string, icon: ReactNode) => {
    const place = positionAfterStep(tree, id, name, levels, holds);
    return {
      id: name,
      label,
      icon,
      disabled: place === null,
      onAction: () => place && move(id, place),
    };
  };
  return [
    step('up', 'Переместить выше', <ArrowUp />),
    step('down', 'Переместить ниже', <ArrowDown />),
    step('in', 'Вложить в предыдущую', <ArrowRight />),
    step('out', 'Поднять на уровень', <ArrowLeft />),
  ];
}
