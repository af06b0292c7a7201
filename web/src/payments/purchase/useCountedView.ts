// Counts a view of a course's page for «Продажи»; errors are ignored.
import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { usePreloadedMutation } from '../../kit/relay/useMutation.ts';
import { utmParametersIn } from '../../kit/pages/utmParameters.ts';
import type { useCountedViewMutation } from '../../__generated__/useCountedViewMutation.graphql.ts';

/** Counts once per course, also when the offer changes. */
export function useCountedView(
  /** Undefined when the course is not for sale. */
  courseId: string | undefined,
): void {
  const [search] = useSearchParams();
  const { utmSource } = utmParametersIn(search);
  const counted = useRef<string>(undefined);
  const count = usePreloadedMutation<useCountedViewMutation>(graphql`
    mutation useCountedViewMutation($input: CountCourseViewInput!) {
      countCourseView(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  useEffect(() => {
    if (courseId === undefined || counted.current === courseId) return;
    counted.current = courseId;
    void count({ variables: { input: { courseId, utmSource } } });
  }, [courseId, utmSource, count]);
}
