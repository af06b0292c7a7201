// Follows running jobs: their progress comes into the store, quarters of it are told to screen readers, and the end of
// each is told to everybody.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { jobKinds } from '../jobKinds.ts';
import { useIsPageActive } from '../kit/pages/useIsPageActive.ts';
import { unfollowJob } from '../kit/actions/followedJobs.ts';
import { RequestFailed } from '../kit/network/gateway.ts';
import { invalidateLists } from '../kit/actions/useSubmit.ts';
import { useAlerts, VisuallyHidden, type Alerts } from '../ui/index.ts';
import { percentOf } from './progress.ts';
import type {
  JobsFollowerSubscription,
  JobsFollowerSubscription$data,
} from '../__generated__/JobsFollowerSubscription.graphql.ts';

export function JobsFollower({ companyId, ids }: { companyId: string; ids: readonly string[] }) {
  const isWatched = useIsPageActive();
  return (
    isWatched &&
    ids.slice(0, atOnce).map((id) => <Followed key={id} id={id} companyId={companyId} />)
  );
}

/** A browser opens six connections to a server over all its tabs: more streams would leave too few for the pages. */
const atOnce = 2;

/** Milliseconds after which a stream that ended too early is asked for again. */
const pause = 5000;

function Followed({ id, companyId }: { id: string; companyId: string }) {
  const alerts = useAlerts();
  const [step, setStep] = useState('');
  const [tries, setTries] = useState(0);
  const config = useMemo(
    () =>
      progressOf(id, {
        companyId,
        alerts,
        onStep: setStep,
        onEndedEarly: () => setTimeout(() => setTries(tries + 1), pause),
      }),
    [id, companyId, alerts, tries],
  );
  useSubscription(config);

  return (
    <VisuallyHidden asChild>
      <output>{step}</output>
    </VisuallyHidden>
  );
}

function progressOf(
  id: string,
  {
    companyId,
    alerts,
    onStep,
    onEndedEarly,
  }: {
    companyId: string;
    alerts: Alerts;
    onStep: (step: string) => void;
    onEndedEarly: () => void;
  },
): GraphQLSubscriptionConfig<JobsFollowerSubscription> {
  let isFinished = false;
  return {
    subscription: graphql`
      subscription JobsFollowerSubscription($id: ID!) {
        jobUpdated(id: $id) {
          kind
          status
          doneCount
          failedCount
          totalCount
          error
          file {
            fileName
            url
          }
          ...JobRow_job
        }
      }
    `,
    variables: { id },
    updater: (store, response) => {
      const job = response?.jobUpdated;
      if (job?.status === 'DONE' && jobKinds[job.kind].fillsLists)
        invalidateLists(companyId)(store);
    },
    onNext: (response) => {
      const job = response?.jobUpdated;
      isFinished = job == null || tellEnd(job, alerts);
      if (isFinished) unfollowJob(id);
      else if (job) onStep(stepOf(job));
    },
    onError: (error) => {
      if (isGone(error)) unfollowJob(id);
      else alerts.error('Ход задачи не виден, но она выполняется. Откройте «Задачи» чуть позже');
    },
    onCompleted: () => {
      if (!isFinished) onEndedEarly();
    },
  };
}

type Job = NonNullable<JobsFollowerSubscription$data['jobUpdated']>;

/** Answers whether the job is finished. */
function tellEnd(
  { kind, status, doneCount, failedCount, error, file }: Job,
  alerts: Alerts,
): boolean {
  const words = jobKinds[kind];
  if (status === 'DONE') {
    const text = words.done(doneCount - failedCount, failedCount);
    if (file) alerts.withFile(text, file);
    else if (words.withoutFile) (failedCount > 0 ? alerts.error : alerts.success)(text);
  }
  if (status === 'FAILED') alerts.error([words.failed, error].filter(Boolean).join('. '));
  return status !== 'QUEUED' && status !== 'RUNNING';
}

/** What screen readers hear: four times at most, whatever the number of steps. */
function stepOf({ kind, status, doneCount, totalCount }: Job): string {
  const { title } = jobKinds[kind];
  if (status === 'QUEUED') return `${title}: в очереди`;
  const quarter = Math.floor((percentOf(doneCount, totalCount) ?? 0) / 25) * 25;
  return quarter === 0 ? `${title}: выполняется` : `${title}: готово ${String(quarter)}\u00a0%`;
}

function isGone(error: Error): boolean {
  return error instanceof RequestFailed && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code);
}
