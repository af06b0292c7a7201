// The parts of a test: those that questions are in, and those of which something is said.
import { graphql, readInlineData } from 'react-relay';
import type { testParts_test$key } from '../../__generated__/testParts_test.graphql.ts';

export interface PartOfTest {
  part: number;
  title: string;
}

/** In their order. */
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
