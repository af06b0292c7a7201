// A tree whose items stay where they are, but take what is dropped onto them.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SortableTree } from './SortableTree.tsx';
import type { TreeNode } from './treePlaces.ts';

const nodes: TreeNode<string>[] = [{ id: 'a', item: 'Осень', below: [] }];

function draw(isFixed: boolean) {
  renderUi(
    <SortableTree
      label="Папки"
      nodes={nodes}
      labelOf={(name) => name}
      levels={5}
      isFixed={isFixed}
      closed={new Set()}
      onClosed={() => undefined}
      onOpen={() => undefined}
      onMove={() => undefined}
      takes={{ type: 'application/x-course', onDrop: () => undefined }}
    >
      {(name) => name}
    </SortableTree>,
  );
  return screen.getByRole('row', { name: 'Осень' });
}

it('is dragged by whoever may move its items', () => {
  expect(draw(false)).toHaveAttribute('draggable', 'true');
  expect(screen.getByRole('button', { name: 'Перетащить: Осень' })).toBeVisible();
});

it('is not dragged by others', () => {
  expect(draw(true)).not.toHaveAttribute('draggable');
  expect(screen.queryByRole('button', { name: 'Перетащить: Осень' })).toBeNull();
});
