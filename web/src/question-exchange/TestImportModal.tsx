// A dialog that imports questions from a file of another system: uploads and analyses it, reports what can be imported,
// and on confirmation adds the questions to a test or creates one.
import { useState, type ReactNode } from 'react';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { UploadFailed } from '../kit/uploads/failures.ts';
import { simpleWidget } from '../kit/uploads/limits.ts';
import { uploadFile } from '../kit/uploads/uploadFile.ts';
import { DropZone } from '../ui/uploads/DropZone.tsx';
import { FilePickButton } from '../ui/uploads/FilePickButton.tsx';
import { Button, countOf, Modal, ModalBody, Stack, Text, useAlerts } from '../ui/index.ts';
import { DialogJob, JobProgress, type TestJob } from '../assessments/lazy.ts';
import { TestImportReport } from './TestImportReport.tsx';
import { useImportRequest, type ImportPlace } from './useImportRequest.ts';

const limits = { ...simpleWidget, extensions: ['xml', 'gift', 'txt', 'zip', 'xlsx'] };

type State =
  | { step: 'choosing'; problem?: string }
  | { step: 'sending'; percent: number }
  | { step: 'checking' | 'taking'; jobId: string };

export function TestImportModal({
  place,
  code,
  onTaken,
  onDone,
}: {
  place: ImportPlace;
  /** Company code, used in URLs. */
  code: string;
  /** Called when the questions were added. */
  onTaken: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ step: 'choosing' });
  const { request, isRequesting } = useImportRequest(place);
  const begin = (problem?: string) =>
    setState({ step: 'choosing', ...(problem !== undefined && { problem }) });
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setState({ step: 'sending', percent: 0 });
    try {
      const answer = await uploadFile({
        file,
        to:
          place.testId === null
            ? `/media/test_imports/${place.companyId}`
            : `/media/test_question_imports/${place.testId}`,
        field: 'file',
        limits,
        onProgress: (percent) => setState({ step: 'sending', percent }),
      });
      const { job } = answer as { job: { id: string } };
      setState({ step: 'checking', jobId: job.id });
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      begin(error.message);
    }
  };
  const take = async (checkId: string) => {
    const jobId = await request(checkId);
    if (jobId !== null) setState({ step: 'taking', jobId });
  };
  const taken = ({ doneCount, test }: TestJob) => {
    alerts.success(`Добавлено: ${countOf(doneCount, questions)}`);
    onTaken();
    onDone();
    if (place.testId === null && test) {
      void navigate(`/${code}/tests/${String(test.databaseId)}/questions`);
    }
  };
  const again = <Button onClick={() => begin()}>Выбрать другой файл</Button>;
  return (
    <Modal title={place.testId === null ? 'Импорт теста' : 'Импорт вопросов'}>
      <ModalBody>
        {state.step === 'choosing' && (
          <DropZone onFiles={(files) => void send(files)}>
            <Stack gap="4" align="flex-start">
              <Text>
                Выберите или перетащите сюда файл с вопросами: Moodle XML, GIFT, пакет QTI или
                таблицу Excel. Сначала вы увидите, что из него получится.
              </Text>
              <FilePickButton
                variant="primary"
                icon={<FileUp size={16} aria-hidden />}
                limits={limits}
                label="Файл с вопросами"
                onFiles={(files) => void send(files)}
              >
                Выбрать файл
              </FilePickButton>
              {state.problem !== undefined && (
                <Text role="alert" size="sm" tone="danger">
                  {state.problem}
                </Text>
              )}
            </Stack>
          </DropZone>
        )}
        {state.step === 'sending' && <JobProgress label="Загрузка файла" percent={state.percent} />}
        {state.step === 'checking' && (
          <Checking
            key={state.jobId}
            jobId={state.jobId}
            again={again}
            take={(count) => (
              <Button
                variant="primary"
                loading={isRequesting}
                onClick={() => void take(state.jobId)}
              >
                {place.testId === null
                  ? `Создать тест: ${countOf(count, questions)}`
                  : `Добавить ${countOf(count, questions)}`}
              </Button>
            )}
          />
        )}
        {state.step === 'taking' && (
          <DialogJob
            key={state.jobId}
            jobId={state.jobId}
            label="Добавление"
            again={again}
            onDone={taken}
          >
            {() => null}
          </DialogJob>
        )}
      </ModalBody>
    </Modal>
  );
}

const questions = ['вопрос', 'вопроса', 'вопросов'] as const;

function Checking({
  jobId,
  again,
  take,
}: {
  jobId: string;
  again: ReactNode;
  /** The confirmation button for this number of questions. */
  take: (count: number) => ReactNode;
}) {
  return (
    <DialogJob jobId={jobId} label="Проверка файла" again={again}>
      {({ doneCount, report }) => (
        <Stack gap="4">
          {doneCount === 0 && <Text role="alert">В файле нечего взять</Text>}
          {report && <TestImportReport report={report} />}
          <Stack direction="row" gap="2" wrap="wrap">
            {doneCount > 0 && take(doneCount)}
            {again}
          </Stack>
        </Stack>
      )}
    </DialogJob>
  );
}
