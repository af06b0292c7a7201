// A dialog that creates a test: title, category, subject and grading scale. Questions are added on its page.
import { graphql } from 'react-relay';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import {
  ComboField,
  FormModal,
  maxLength,
  Select,
  TextField,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useTestCategoryCreation, useTestCategorySearch } from '../choices.ts';
import { scaleOptions, type Scale } from '../settings/scales.ts';
import { useSubjectCreation, useSubjectSearch } from '../subjects/choices.ts';
import type { CreateTestModalMutation } from '../../__generated__/CreateTestModalMutation.graphql.ts';

export interface CreatedTest {
  id: string;
  /** Numeric id of the REST API. */
  databaseId: number;
  name: string;
}

interface Values {
  title: string;
  categoryId: ChosenRecord | null;
  subjectId: ChosenRecord | null;
  gradingScale: Scale;
}

export function CreateTestModal({
  companyId,
  mayMakeCategories,
  onDone,
}: {
  companyId: string;
  mayMakeCategories: boolean;
  /** Null when the response does not contain the new test. */
  onDone: (test: CreatedTest | null) => void;
}) {
  const form = useForm<Values>({
    defaultValues: { title: '', categoryId: null, subjectId: null, gradingScale: '5' },
  });
  const create = useCreate<CreateTestModalMutation>(
    companyId,
    graphql`
      mutation CreateTestModalMutation($input: CreateTestInput!) {
        createTest(input: $input) {
          test {
            id
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createTest: { test } }) =>
      onDone(test ? { ...test, name: form.getValues('title').trim() } : null),
  );
  const creation = useTestCategoryCreation(companyId);
  const subjectCreation = useSubjectCreation(companyId);
  return (
    <FormModal
      title="Новый тест"
      size="narrow"
      confirmLabel="Создать"
      form={form}
      onSubmit={({ title, categoryId, subjectId, gradingScale }) =>
        create({
          title: title.trim(),
          categoryId: categoryId?.id ?? null,
          subjectId: subjectId?.id ?? null,
          gradingScale: Number(gradingScale),
        })
      }
      guardUnsaved
    >
      <TextField name="title" label="Название" required rules={[maxLength(255)]} initialFocus />
      <ComboField
        name="categoryId"
        label="Категория"
        placeholder="Название категории"
        search={useTestCategorySearch(companyId)}
        create={mayMakeCategories ? creation : undefined}
      />
      <ComboField
        name="subjectId"
        label="Предмет"
        placeholder="Название предмета"
        search={useSubjectSearch(companyId)}
        // Everybody who may create tests may also create subjects.
        create={subjectCreation}
      />
      <Select name="gradingScale" label="Шкала оценок" required options={scaleOptions} />
    </FormModal>
  );
}
