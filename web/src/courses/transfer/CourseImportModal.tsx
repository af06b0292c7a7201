// A dialog that imports a course from an archive: uploads the file, follows the job and reports the result.
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { simpleWidget } from '../../kit/uploads/limits.ts';
import { UploadFailed } from '../../kit/uploads/failures.ts';
import { uploadFile } from '../../kit/uploads/uploadFile.ts';
import { DropZone } from '../../ui/uploads/DropZone.tsx';
import { FilePickButton } from '../../ui/uploads/FilePickButton.tsx';
import {
  Button,
  Modal,
  ModalBody,
  ProgressBar,
  Stack,
  Text,
  useAlerts,
  useIsDialogOpen,
} from '../../ui/index.ts';
import { CourseImportReport } from './CourseImportReport.tsx';

const megabyte = 1024 * 1024;
const limits = { ...simpleWidget, bytes: 500 * megabyte, extensions: ['zip'] };

type State =
  | { step: 'choosing'; problem?: string }
  | { step: 'sending'; percent: number }
  | { step: 'working'; jobId: string };

export function CourseImportModal({
  companyId,
  code,
  onMade,
  onDone,
}: {
  companyId: string;
  code: string;
  /** Called after the course was created. */
  onMade: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const [state, setState] = useState<State>({ step: 'choosing' });
  const isOpen = useIsDialogOpen();
  const send = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setState({ step: 'sending', percent: 0 });
    try {
      const answer = await uploadFile({
        file,
        to: `/media/course_archives/${companyId}`,
        field: 'file',
        limits,
        onProgress: (percent) => setState({ step: 'sending', percent }),
      });
      const { job } = answer as { job: { id: string } };
      followJob({ id: job.id, companyId });
      setState({ step: 'working', jobId: job.id });
    } catch (error) {
      if (!(error instanceof UploadFailed)) throw error;
      setState({ step: 'choosing', problem: error.message });
      if (!isOpen.current) alerts.error(`Курс не импортирован. ${error.message}`);
    }
  };
  return (
    <Modal title="Импорт курса" size="narrow">
      <ModalBody>
        {state.step === 'choosing' && (
          <DropZone onFiles={(files) => void send(files)}>
            <Stack gap="4" align="flex-start">
              <Text>
                Выберите или перетащите сюда архив курса: его собирает «Экспорт в ZIP» в меню курса,
                в этой компании или в другой. Курс появится среди черновиков.
              </Text>
              <Text size="sm" tone="muted">
                Тип, формат, категории, места и дополнительные поля находятся по названиям. Ученики,
                преподаватели, формы и галереи не переносятся.
              </Text>
              <FilePickButton
                variant="primary"
                icon={<FileArchive size={16} aria-hidden />}
                limits={limits}
                label="Архив курса"
                onFiles={(files) => void send(files)}
              >
                Выбрать архив
              </FilePickButton>
              {state.problem !== undefined && (
                <Text role="alert" size="sm" tone="danger">
                  {state.problem}
                </Text>
              )}
            </Stack>
          </DropZone>
        )}
        {state.step === 'sending' && (
          <Stack gap="2">
            <ProgressBar label="Загрузка архива" value={state.percent} />
            <Text size="sm" tone="muted">
              Загружаем архив. Окно можно закрыть: импорт продолжится
            </Text>
          </Stack>
        )}
        {state.step === 'working' && (
          <CourseImportReport
            jobId={state.jobId}
            code={code}
            onMade={onMade}
            onOpened={onDone}
            again={
              <Button onClick={() => setState({ step: 'choosing' })}>Выбрать другой архив</Button>
            }
          />
        )}
      </ModalBody>
    </Modal>
  );
}
