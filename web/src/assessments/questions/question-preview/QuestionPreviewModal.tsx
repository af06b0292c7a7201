// A dialog that previews a question from the form's current values as the learner sees it.
import { Modal, ModalBody, ModalFooter, Text } from '../../../ui/index.ts';
import type { QuestionValues } from '../questionValues.ts';
import { useQuestionPreview } from './useQuestionPreview.tsx';

export function QuestionPreviewModal({
  values,
  isShuffledByTest,
}: {
  values: QuestionValues;
  isShuffledByTest: boolean;
}) {
  const trial = useQuestionPreview(values, isShuffledByTest);
  if (trial === null) {
    return (
      <Modal title={title}>
        <ModalBody minH="200px">
          <Text tone="muted">Сначала выберите тип вопроса: от него зависит, как отвечают.</Text>
        </ModalBody>
      </Modal>
    );
  }
  return (
    <Modal title={title}>
      <ModalBody minH="320px">{trial.view}</ModalBody>
      <ModalFooter
        confirmLabel={trial.isJudged ? 'Исправить ответ' : 'Проверить'}
        cancelLabel="Заново"
        disableAfterClick={false}
        onConfirm={trial.toggleJudged}
        onCancel={trial.restart}
      />
    </Modal>
  );
}

const title = 'Как увидит ученик';
