// Subscribes to running jobs: writes progress to the Relay store, announces it to screen readers, and shows an alert
// when a job ends.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { jobKinds } from './allKinds.ts';
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

/**
 * Browsers open six HTTP/1.1 connections per server across all tabs: more streams would leave too few for the pages.
 */
const atOnce = 2;

/** Milliseconds before an event stream that ended early is opened again. */
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
      isFinished = job == null || showResult(job, alerts);
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

/** Shows the result of a finished job. Returns whether the job is finished. */
function showResult(
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

/**
 * The announcement for screen readers. It changes at quarters, so that frequent updates don't interrupt the user.
 */
function stepOf({ kind, status, doneCount, totalCount }: Job): string {
  const { title } = jobKinds[kind];
  if (status === 'QUEUED') return `${title}: в очереди`;
  const quarter = Math.floor((percentOf(doneCount, totalCount) ?? 0) / 25) * 25;
  return quarter === 0 ? `${title}: выполняется` : `${title}: готово ${String(quarter)}\u00a0%`;
}

function isGone(error: Error): boolean {
  return error instanceof RequestFailed && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code);
}
