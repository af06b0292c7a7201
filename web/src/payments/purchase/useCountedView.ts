// Counts that the page of a course was opened, for «Продажи». Nothing hangs on it: a view that isn't counted is not told of.
import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { usePreloadedMutation } from '../../kit/relay/useMutation.ts';
import { utmParametersIn } from '../../kit/pages/utmParameters.ts';
import type { useCountedViewMutation } from '../../__generated__/useCountedViewMutation.graphql.ts';

/** Once for each course, however often the offer changes meanwhile. */
export function useCountedView(
  /** Undefined where nothing is sold. */
  courseId: string | undefined,
): void {
  const [search] = useSearchParams();
  const { utmSource } = utmParametersIn(search);
  const counted = useRef<string>(undefined);
  const count = usePreloadedMutation<useCountedViewMutation>(graphql`
    mutation useCountedViewMutation($input: CountCourseViewInput!) {
      countCourseView(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  useEffect(() => {
    if (courseId === undefined || counted.current === courseId) return;
    counted.current = courseId;
    void count({ variables: { input: { courseId, utmSource } } });
  }, [courseId, utmSource, count]);
}
