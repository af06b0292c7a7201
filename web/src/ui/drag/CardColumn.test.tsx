// A board column: screen reader announcements, and moving cards by keyboard.
import { useRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { CardColumn } from './CardColumn.tsx';

const cards = [
  { id: 'one', name: 'Физика' },
  { id: 'two', name: 'Химия' },
];

function Column({ onStep }: { onStep: (id: string, by: 1 | -1) => void }) {
  const followedRef = useRef<string | null>(null);
  return (
    <CardColumn
      id="column"
      label="Новая"
      cards={cards}
      labelOf={({ name }) => name}
      kind="application/x-test"
      onTake={() => {}}
      onStep={onStep}
      followedRef={followedRef}
      isFixed={false}
      hasNext={false}
      isLoadingNext={false}
      onLoadMore={() => {}}
      empty="Пусто"
    >
      {({ name }) => <span>{name}</span>}
    </CardColumn>
  );
}

it('labels cards and handles, and moves the focused card to the next column', () => {
  const onStep = vi.fn();
  renderUi(<Column onStep={onStep} />);
  const row = screen.getByRole('row', { name: 'Химия' });
  expect(screen.getByRole('grid', { name: 'Новая' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Перетащить: Химия' })).toBeInTheDocument();
  fireEvent.keyDown(row, { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(row, { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(row, { key: 'ArrowRight' });
  expect(onStep.mock.calls).toEqual([
    ['two', 1],
    ['two', -1],
  ]);
});
