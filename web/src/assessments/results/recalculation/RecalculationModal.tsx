// The «Пересчитать результаты» dialog: shows whose results the corrected answer keys change, and recalculates them on
// confirmation.
import { Suspense, use, useState, type ReactNode } from 'react';
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
import { DialogJob, JobProgress } from '../../jobs/DialogJob.tsx';
import { lowerFirst, ReportLines } from '../../jobs/ReportLines.tsx';
import type { TestJob } from '../../jobs/useTestJob.ts';
import { useRecalculation } from './useRecalculation.ts';

/**
 * Resolves to the id of the job that computes the changes; null on failure, which an alert reports.
 */
type Look = Promise<string | null>;

export function RecalculationModal({
  companyId,
  testId,
  firstCheck,
  check,
  onChanged,
  onDone,
}: {
  companyId: string;
  testId: string;
  /** The check started with the dialog. */
  firstCheck: Look;
  /** Starts another check. */
  check: () => Look;
  /** Results have changed. */
  onChanged: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const [look, setLook] = useState(firstCheck);
  const [doing, setDoing] = useState<string | null>(null);
  const { recalculate, isRequesting } = useRecalculation({ companyId, testId });
  const done = (job: TestJob) => {
    alerts.success(`Результаты пересчитаны: ${countOf(changedIn(job), results)}`);
    onChanged();
    onDone();
  };
  const lookAgain = () => {
    setDoing(null);
    setLook(check());
  };
  const again = <Button onClick={lookAgain}>Проверить ещё раз</Button>;
  return (
    <Modal title="Пересчёт результатов">
      <ModalBody>
        {doing === null ? (
          <Suspense fallback={<JobProgress label={looking} />}>
            <Looked look={look} again={again}>
              {(job) => (
                <Outcome
                  job={job}
                  button={
                    <Button
                      variant="primary"
                      loading={isRequesting}
                      onClick={() => void recalculate().then(setDoing)}
                    >
                      Пересчитать {countOf(changedIn(job), results)}
                    </Button>
                  }
                />
              )}
            </Looked>
          </Suspense>
        ) : (
          <DialogJob key={doing} jobId={doing} label="Пересчёт" again={again} onDone={done}>
            {() => null}
          </DialogJob>
        )}
      </ModalBody>
    </Modal>
  );
}

const looking = 'Сравнение с исправленными ответами';

function Looked({
  look,
  again,
  children,
}: {
  look: Look;
  again: ReactNode;
  children: (job: TestJob) => ReactNode;
}) {
  const jobId = use(look);
  if (jobId === null) return again;
  return (
    <DialogJob key={jobId} jobId={jobId} label={looking} again={again}>
      {children}
    </DialogJob>
  );
}

const results = ['результат', 'результата', 'результатов'] as const;

/** The second count of the report: see `recalculation-jobs.ts` of the api. */
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
      <ReportLines heading={lines.length < count ? `Первые ${formatNumber(lines.length)}` : 'Кто'}>
        {lines.map(({ title, what }) => `${title}: ${what}`)}
      </ReportLines>
      <ReportLines heading="Что останется">
        {left.map(({ title, why }) => `${title} — ${lowerFirst(why)}`)}
      </ReportLines>
      {count > 0 && <div>{button}</div>}
    </Stack>
  );
}
