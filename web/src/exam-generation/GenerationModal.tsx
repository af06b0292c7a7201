// The «Составить с ИИ» dialog: requests questions by topic, text or exam numbers, and lists earlier requests. Without
// an AI service it has no form.
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ServiceGate } from '../company/index.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import {
  Button,
  lazyPart,
  Modal,
  ModalBody,
  Segmented,
  Skeleton,
  Stack,
  Text,
  useAlerts,
} from '../ui/index.ts';
import { EarlierGenerations } from './EarlierGenerations.tsx';
import { TextRequestForm } from './TextRequestForm.tsx';
import type { RequestedGeneration } from './requestedGeneration.ts';

const ExamRequestForm = lazyPart(() => import('./ExamRequestForm.tsx'), 'ExamRequestForm');

export function GenerationModal({
  companyId,
  testId,
  code,
  mayReadExams,
  onDone,
}: {
  companyId: string;
  testId: string;
  /** Company code, used in URLs. */
  code: string;
  mayReadExams: boolean;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const params = useParams();
  const [by, setBy] = useState<'text' | 'exam'>('text');
  const at = `/${code}/tests/${params['test_id'] ?? ''}/generation`;
  const requested = ({ databaseId, job }: RequestedGeneration) => {
    if (job) followJob({ id: job.id, companyId });
    alerts.success('Составление началось');
    onDone();
    void navigate(`${at}/${databaseId}`);
  };
  const earlier = (
    <Suspense fallback={<Skeleton h="40px" />}>
      <EarlierGenerations testId={testId} at={at} onOpen={onDone} />
    </Suspense>
  );
  return (
    <Modal title="Составить с ИИ">
      <Suspense fallback={<Skeleton h="240px" m="6" />}>
        <ServiceGate
          companyId={companyId}
          kind="AI"
          otherwise={(why) => (
            <ModalBody>
              <Stack gap="3" alignItems="flex-start">
                <Text>{why}.</Text>
                <Text tone="muted">
                  Пока вопросы можно написать самим, загрузить из файла или взять из библиотеки.
                </Text>
                {earlier}
                <Button onClick={onDone}>Понятно</Button>
              </Stack>
            </ModalBody>
          )}
        >
          {(today) => (
            <>
              <ModalBody minH="0">
                {mayReadExams && (
                  <Segmented label="По чему" value={by} onChange={setBy} options={ways} />
                )}
                {today}
                {earlier}
              </ModalBody>
              {by === 'text' ? (
                <TextRequestForm testId={testId} onRequested={requested} />
              ) : (
                <Suspense fallback={<Skeleton h="240px" />}>
                  <ExamRequestForm companyId={companyId} testId={testId} onRequested={requested} />
                </Suspense>
              )}
            </>
          )}
        </ServiceGate>
      </Suspense>
    </Modal>
  );
}

const ways = [
  { value: 'text', label: 'По тексту или теме' },
  { value: 'exam', label: 'По заданиям ЕГЭ' },
] as const;
