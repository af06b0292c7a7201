// «Пересчитать результаты»: whose results corrected keys change is told first, and what is agreed to is done.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Button,
  countOf,
  formatNumber,
  Modal,
  ModalBody,
  Stack,
  Text,
  useAlerts,
} from '../../../ui/index.ts';
import { FollowedJob, JobProgress } from '../../jobs/FollowedJob.tsx';
import { lowered, ToldLines } from '../../jobs/ToldLines.tsx';
import type { TestJob } from '../../jobs/useTestJob.ts';
import { useRecalculation } from './useRecalculation.ts';

type State = { step: 'ordering' | 'refused' } | { step: 'checking' | 'doing'; jobId: string };

export function RecalculationModal({
  companyId,
  testId,
  onChanged,
  onDone,
}: {
  companyId: string;
  testId: string;
  /** Results are others now. */
  onChanged: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const [state, setState] = useState<State>({ step: 'ordering' });
  const { check, recalculate, isOrdering } = useRecalculation({ companyId, testId });
  const look = async () => {
    setState({ step: 'ordering' });
    const jobId = await check();
    setState(jobId === null ? { step: 'refused' } : { step: 'checking', jobId });
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void look();
  });
  const begin = async () => {
    const jobId = await recalculate();
    if (jobId !== null) setState({ step: 'doing', jobId });
  };
  const done = (job: TestJob) => {
    alerts.success(`Результаты пересчитаны: ${countOf(changedIn(job), results)}`);
    onChanged();
    onDone();
  };
  const again = <Button onClick={() => void look()}>Проверить ещё раз</Button>;
  return (
    <Modal title="Пересчёт результатов">
      <ModalBody>
        {state.step === 'ordering' && <JobProgress label="Сравнение с исправленными ответами" />}
        {state.step === 'refused' && again}
        {state.step === 'checking' && (
          <FollowedJob
            key={state.jobId}
            jobId={state.jobId}
            label="Сравнение с исправленными ответами"
            again={again}
          >
            {(job) => (
              <Outcome
                job={job}
                button={
                  <Button variant="primary" loading={isOrdering} onClick={() => void begin()}>
                    Пересчитать {countOf(changedIn(job), results)}
                  </Button>
                }
              />
            )}
          </FollowedJob>
        )}
        {state.step === 'doing' && (
          <FollowedJob
            key={state.jobId}
            jobId={state.jobId}
            label="Пересчёт"
            again={again}
            onDone={done}
          >
            {() => null}
          </FollowedJob>
        )}
      </ModalBody>
    </Modal>
  );
}

const results = ['результат', 'результата', 'результатов'] as const;

/** The second of what it counts: see `recalculation-jobs.ts` of the api. */
const changedIn = ({ report }: TestJob): number => report?.taken[1]?.count ?? 0;

function Outcome({ job, button }: { job: TestJob; button: ReactNode }) {
  const { taken = [], changed = [], left = [] } = job.report ?? {};
  const count = changedIn(job);
  const lines = changed ?? [];
  return (
    <Stack gap="4">
      <Text>
        {count === 0
          ? 'Ни один результат не изменится: завершённые попытки уже оценены по нынешним ответам.'
          : `Попыток с исправленными вопросами: ${formatNumber(taken[0]?.count ?? 0)}. Результат изменится у ${formatNumber(count)}; прежний останется в истории попытки.`}
      </Text>
      <ToldLines heading={lines.length < count ? `Первые ${formatNumber(lines.length)}` : 'Кто'}>
        {lines.map(({ title, what }) => `${title}: ${what}`)}
      </ToldLines>
      <ToldLines heading="Что останется">
        {left.map(({ title, why }) => `${title} — ${lowered(why)}`)}
      </ToldLines>
      {count > 0 && <div>{button}</div>}
    </Stack>
  );
}
