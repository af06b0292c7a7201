// A dialog that creates or renames a folder of courses.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { FolderNameModal_folder$key } from '../../__generated__/FolderNameModal_folder.graphql.ts';
import type { FolderNameModalCreateMutation } from '../../__generated__/FolderNameModalCreateMutation.graphql.ts';
import type { FolderNameModalUpdateMutation } from '../../__generated__/FolderNameModalUpdateMutation.graphql.ts';

interface Props {
  companyId: string;
  /** The parent of a new folder; null is the top level. */
  parent: { readonly id: string; readonly name: string } | null;
}

export const FolderNameModal = entityModal<
  FolderNameModal_folder$key,
  FolderNameModalCreateMutation,
  FolderNameModalUpdateMutation,
  { name: string },
  Props
>({
  ...nameField(),
  creation: ({ parent }) => ({
    title: parent ? `Новая папка в «${parent.name}»` : 'Новая папка',
    label: 'Создать',
  }),
  changeTitle: 'Переименование папки',
  fragment: graphql`
    fragment FolderNameModal_folder on CourseFolder {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation FolderNameModalCreateMutation($input: CreateCourseFolderInput!) {
      createCourseFolder(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  createInput: (input, { companyId, parent }) => ({
    companyId,
    ...input,
    parentId: parent?.id ?? null,
  }),
  update: graphql`
    mutation FolderNameModalUpdateMutation($input: UpdateCourseFolderInput!) {
      updateCourseFolder(input: $input) {
        courseFolder {
          ...FolderNameModal_folder
        }
        ...userErrors_payload
      }
    }
  `,
});
