// Reads a course package as a choice of a combo box.
import { graphql, readInlineData } from 'react-relay';
import type { ChosenRecord } from '../../ui/index.ts';
import type { packageOf_package$key } from '../../__generated__/packageOf_package.graphql.ts';

/** The name contains that of the course. */
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
