// Before a course is published: what a learner would still miss is asked about.
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { failed, succeeded } from '../../kit/answer.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import { described } from './described.ts';
import { lacksOf, type Lack, type Viewpoint } from './readiness.ts';
import type { usePublishingQuery } from '../../__generated__/usePublishingQuery.graphql.ts';

const PublishingQuestion = lazyPart(() => import('./PublishingQuestion.tsx'), 'PublishingQuestion');

type Ask = (lacks: readonly Lack[], viewpoint: Viewpoint) => Promise<boolean>;

/** Answers whether it is to be published: nothing lacks, or the person wants it as it is. */
export function usePublishingQuestion(): Ask {
  const { open } = useDataModals();
  return useCallback(
    async (lacks, viewpoint) =>
      lacks.length === 0 ||
      ((await open<boolean>((close) => (
        <PublishingQuestion {...{ lacks, viewpoint }} onAnswer={close} />
      ))) ??
        false),
    [open],
  );
}

/** The same of a course as it is kept. */
export function usePublishing(companyId: string): (id: string) => Promise<boolean> {
  const environment = useRelayEnvironment();
  const alerts = useAlerts();
  const ask = usePublishingQuestion();
  return async (id) => {
    const asked = fetchQuery<usePublishingQuery>(
      environment,
      graphql`
        query usePublishingQuery($course: ID!, $company: ID!) @throwOnFieldError {
          course: node(id: $course) {
            ... on Course {
              ...described_course @alias(as: "kept")
            }
          }
          company: node(id: $company) {
            ... on Company {
              ...described_company @alias(as: "kept")
            }
          }
        }
      `,
      { course: id, company: companyId },
    );
    try {
      const answer = await asked.toPromise();
      // That it is gone meanwhile is told by who refuses to publish it.
      if (!answer?.course?.kept || !answer.company?.kept) return true;
      const { course, around, viewpoint } = described(answer.course.kept, answer.company.kept);
      return await ask(lacksOf(course, around), viewpoint);
    } catch (error) {
      return succeeded(failed(error), alerts);
    }
  };
}
