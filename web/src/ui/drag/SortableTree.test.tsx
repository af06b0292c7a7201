// A tree with a fixed order that accepts drops onto its items.
import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SortableTree } from './SortableTree.tsx';
import type { TreeNode } from './treePositions.ts';

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

it('is draggable with permission', () => {
  expect(draw(false)).toHaveAttribute('draggable', 'true');
  expect(screen.getByRole('button', { name: 'Перетащить: Осень' })).toBeVisible();
});

it('is not draggable without permission', () => {
  expect(draw(true)).not.toHaveAttribute('draggable');
  expect(screen.queryByRole('button', { name: 'Перетащить: Осень' })).toBeNull();
});

it('renders the current items, and no removed ones', () => {
  function Shrinking() {
    const [names, setNames] = useState(new Map(['Осень', 'Зима'].map((name) => [name, name])));
    return (
      <>
        <button type="button" onClick={() => setNames(new Map([['Зима', 'Зима 2027']]))}>
          Убрать
        </button>
        <SortableTree
          label="Папки"
          nodes={[...names.keys()].map((id) => ({ id, item: id, below: [] }))}
          labelOf={String}
          levels={5}
          isFixed={false}
          closed={new Set()}
          onClosed={() => undefined}
          onOpen={() => undefined}
          onMove={() => undefined}
        >
          {(id) => {
            const name = names.get(id);
            if (name === undefined) throw new Error(`${id} has gone`);
            return name;
          }}
        </SortableTree>
      </>
    );
  }
  renderUi(<Shrinking />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.getByText('Зима 2027')).toBeVisible();
});
