// A package of a course, as fields that choose among packages tell it.
import { graphql, readInlineData } from 'react-relay';
import type { ChosenRecord } from '../../ui/index.ts';
import type { packageOf_package$key } from '../../__generated__/packageOf_package.graphql.ts';

/** A package is told by its course. */
export function packageOf(key: packageOf_package$key): ChosenRecord {
  const { id, name, course } = readInlineData<packageOf_package$key>(
    graphql`
      fragment packageOf_package on CoursePackage @inline {
        id
        name
        course {
          name
        }
      }
    `,
    key,
  );
  return { id, name: course ? `${course.name}: ${name}` : name };
}
