// The choices of cells: all course types, formats and folders of the company.
import { useMemo } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useAllPages } from '../../kit/list/sorting/useAllPages.ts';
import type { Choice, CourseChoices } from './courseCells.ts';
import type { useCourseChoices_company$key } from '../../__generated__/useCourseChoices_company.graphql.ts';
import type { useCourseChoices_formats$key } from '../../__generated__/useCourseChoices_formats.graphql.ts';
import type { useCourseChoices_types$key } from '../../__generated__/useCourseChoices_types.graphql.ts';
import type { useCourseChoicesFormatsQuery } from '../../__generated__/useCourseChoicesFormatsQuery.graphql.ts';
import type { useCourseChoicesTypesQuery } from '../../__generated__/useCourseChoicesTypesQuery.graphql.ts';

/** Memoized: the same object for the same choices. */
export function useCourseChoices(key: useCourseChoices_company$key): CourseChoices {
  const company = useFragment<useCourseChoices_company$key>(
    graphql`
      fragment useCourseChoices_company on Company {
        ...useCourseChoices_types
        ...useCourseChoices_formats
        courseFolders @catch(to: NULL) {
          id
          name
          parentFolder {
            id
          }
        }
      }
    `,
    key,
  );
  const types = useAllPages(
    usePaginationFragment<useCourseChoicesTypesQuery, useCourseChoices_types$key>(
      graphql`
        fragment useCourseChoices_types on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "useCourseChoicesTypesQuery")
        @throwOnFieldError {
          courseTypes(first: $count, after: $cursor)
            @connection(key: "useCourseChoices_courseTypes", filters: []) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      company,
    ),
  ).data.courseTypes;
  const formats = useAllPages(
    usePaginationFragment<useCourseChoicesFormatsQuery, useCourseChoices_formats$key>(
      graphql`
        fragment useCourseChoices_formats on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "useCourseChoicesFormatsQuery")
        @throwOnFieldError {
          courseFormats(first: $count, after: $cursor)
            @connection(key: "useCourseChoices_courseFormats", filters: []) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      company,
    ),
  ).data.courseFormats;
  const { courseFolders } = company;
  return useMemo(
    () => ({
      types: types.edges.map(({ node }) => node),
      formats: formats.edges.map(({ node }) => node),
      folders: foldersOf(
        (courseFolders ?? []).map(({ id, name, parentFolder }) => ({
          id,
          name,
          parentId: parentFolder?.id,
        })),
      ),
    }),
    [types, formats, courseFolders],
  );
}

interface Folder extends Choice {
  readonly parentId: string | undefined;
}

/** Folders with their paths: `Школа / Математика`. */
function foldersOf(folders: readonly Folder[]): Choice[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const pathOf = ({ name, parentId }: Folder): string => {
    const parent = parentId !== undefined && byId.get(parentId);
    return parent ? `${pathOf(parent)} / ${name}` : name;
  };
  return folders
    .map((folder) => ({ id: folder.id, name: pathOf(folder) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'));
}
