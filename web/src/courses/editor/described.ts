// What of a course, as it is kept, says whether it is ready to be published.
import { graphql, readInlineData } from 'react-relay';
import type { Described } from './readiness.ts';
import type { described_course$key } from '../../__generated__/described_course.graphql.ts';

export function described(key: described_course$key): Described {
  const course = readInlineData<described_course$key>(
    graphql`
      fragment described_course on Course @inline {
        name
        anons
        description
        forWhom
        program
        price
        type {
          __typename
        }
        subcategoriesWithCategories {
          __typename
        }
        img {
          __typename
        }
      }
    `,
    key,
  );
  return {
    name: course.name,
    anons: course.anons ?? '',
    description: course.description ?? '',
    forWhom: course.forWhom ?? '',
    program: course.program ?? '',
    price: course.price ?? '',
    typeId: course.type ?? null,
    subcategoryIds: course.subcategoriesWithCategories,
    imgId: course.img ?? null,
  };
}
