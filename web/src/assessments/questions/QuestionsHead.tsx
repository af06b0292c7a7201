// The header of the list of questions: their number and, for editors, undo and «add».
import type { ReactNode } from 'react';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { UndoHistory } from '../../kit/actions/useUndoHistory.ts';
import { Button, countOf, Flex, Heading, IconButton, Text } from '../../ui/index.ts';
import { questionNouns } from './questionKinds.tsx';

export function QuestionsHead({
  count,
  activeCount,
  points,
  steps,
  isReadOnly,
  onAdd,
  children,
}: {
  count: number;
  activeCount: number;
  points: number;
  steps: UndoHistory;
  isReadOnly: boolean;
  onAdd: () => void;
  children: ReactNode;
}) {
  return (
    <Flex align="center" gap="2" wrap="wrap" mb="3">
      <div style={{ flex: '1 1 200px' }}>
        <Heading as="h2">Вопросы</Heading>
        <Text tone="muted" size="sm">
          {countOf(count, questionNouns)}, включено {activeCount};{' '}
          {countOf(points, ['балл', 'балла', 'баллов'])}
        </Text>
      </div>
      {!isReadOnly && (
        <Flex gap="1" align="center">
          <IconButton
            icon={<Undo2 />}
            label="Отменить действие"
            disabled={!steps.mayUndo}
            onClick={() => steps.undo()}
          />
          <IconButton
            icon={<Redo2 />}
            label="Повторить действие"
            disabled={!steps.mayRedo}
            onClick={() => steps.redo()}
          />
          <Button icon={<Plus size={16} aria-hidden />} variant="primary" onClick={onAdd}>
            Добавить вопрос
          </Button>
        </Flex>
      )}
      {children}
    </Flex>
  );
}
