// The progress and result of processing a ranking.
import { Button, countOf, Modal, ModalBody, Stack, Text } from '../../ui/index.ts';
import { DialogJob, lowerFirst, ReportLines } from '../../assessments/lazy.ts';

export function ProcessingModal({ jobId, onDone }: { jobId: string; onDone: () => void }) {
  const close = <Button onClick={onDone}>Закрыть</Button>;
  return (
    <Modal title="Обработка таблицы" size="narrow">
      <ModalBody>
        <DialogJob jobId={jobId} label="Подсчёт баллов" again={close}>
          {({ report }) => (
            <Stack gap="4" align="flex-start">
              {report?.taken.map(({ count }) => (
                <Text key="learners">
                  Таблица готова: {countOf(count, ['участник', 'участника', 'участников'])}
                </Text>
              ))}
              <ReportLines heading="Обратите внимание">
                {(report?.left ?? []).map(({ title, why }) => `${title} — ${lowerFirst(why)}`)}
              </ReportLines>
              <Button variant="primary" onClick={onDone}>
                Показать таблицу
              </Button>
            </Stack>
          )}
        </DialogJob>
      </ModalBody>
    </Modal>
  );
}
