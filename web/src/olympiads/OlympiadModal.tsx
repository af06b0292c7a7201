// A dialog that creates or edits an olympiad's name and description.
import { graphql } from 'react-relay';
import { entityModal } from '../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../kit/record/described.tsx';
import type { OlympiadModal_folder$key } from '../__generated__/OlympiadModal_folder.graphql.ts';
import type { OlympiadModalCreateMutation } from '../__generated__/OlympiadModalCreateMutation.graphql.ts';
import type { OlympiadModalUpdateMutation } from '../__generated__/OlympiadModalUpdateMutation.graphql.ts';

export const OlympiadModal = entityModal<
  OlympiadModal_folder$key,
  OlympiadModalCreateMutation,
  OlympiadModalUpdateMutation,
  Described
>({
  ...describedFields({ name: 'Например, «Весенняя олимпиада по физике»' }),
  creation: { title: 'Новая олимпиада', label: 'Создать' },
  changeTitle: 'Изменение олимпиады',
  fragment: graphql`
    fragment OlympiadModal_folder on TestResultFolder {
      id
      version
      name
      description
    }
  `,
  create: graphql`
    mutation OlympiadModalCreateMutation($input: CreateTestResultFolderInput!) {
      createTestResultFolder(input: $input) {
        testResultFolder {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `,
  createdId: ({ createTestResultFolder }) => createTestResultFolder.testResultFolder?.databaseId,
  update: graphql`
    mutation OlympiadModalUpdateMutation($input: UpdateTestResultFolderInput!) {
      updateTestResultFolder(input: $input) {
        testResultFolder {
          ...OlympiadModal_folder
        }
        ...userErrors_payload
      }
    }
  `,
});
