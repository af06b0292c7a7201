// The steps of a folder or a category in its tree, for its menu.
import type { ReactNode } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { placeAfter, type TreeNode, type TreePlace, type TreeStep } from '../ui/drag/treePlaces.ts';
import type { MenuEntries } from '../ui/index.ts';

export function treeSteps(
  id: string,
  tree: readonly TreeNode<unknown>[],
  levels: number,
  move: (id: string, place: TreePlace) => void,
): MenuEntries {
  const step = (name: TreeStep, label: string, icon: ReactNode) => {
    const place = placeAfter(tree, id, name, levels);
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
