// The parts of a test: those that questions belong to, and those with a title or a description.
import { graphql, readInlineData } from 'react-relay';
import type { testParts_test$key } from '../../../__generated__/testParts_test.graphql.ts';

export interface PartOfTest {
  part: number;
  title: string;
}

/** Sorted by number. */
export function testParts(key: testParts_test$key): PartOfTest[] {
  const { parts, questions } = readInlineData<testParts_test$key>(
    graphql`
      fragment testParts_test on Test @inline @throwOnFieldError {
        parts {
          part
          title
        }
        questions {
          part
        }
      }
    `,
    key,
  );
  const titles = new Map(parts.map(({ part, title }) => [part, title]));
  const numbers = new Set([...questions.map(({ part }) => part), ...titles.keys()]);
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((part) => {
      const title = titles.get(part);
      return { part, title: `Часть ${part}${title ? `: ${title}` : ''}` };
    });
}
