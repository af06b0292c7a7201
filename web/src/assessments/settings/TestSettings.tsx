// The «Настройки» tab: title, category and subject, grading, course of an attempt, and the text after finishing.
import { graphql } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Box,
  Card,
  ComboField,
  Grid,
  maxLength,
  RichTextField,
  Select,
  Stack,
  SwitchField,
  TextField,
  TextLink,
  useAlerts,
  useFieldValue,
  wholeNumber,
  type TextUploads,
} from '../../ui/index.ts';
import { useTestCategoryCreation, useTestCategorySearch } from '../choices.ts';
import { scaleOptions } from './scales.ts';
import { useSubjectCreation, useSubjectSearch } from '../subjects/choices.ts';
import { PartsCard } from './PartsCard.tsx';
import { PublicAddress } from './PublicAddress.tsx';
import { inputOf, valuesOf } from './settingsValues.ts';
import { ShownResultField } from './ShownResultField.tsx';
import { PassingScoreField } from './PassingScoreField.tsx';
import { TimerFields } from './TimerFields.tsx';
import type { TestSettings_test$key } from '../../__generated__/TestSettings_test.graphql.ts';
import type { TestSettingsMutation } from '../../__generated__/TestSettingsMutation.graphql.ts';

export function TestSettings({
  test: key,
  place: { companyId, code, uploads, draftOf },
  mayMakeCategories,
  mayMakeSubjects,
  isReadOnly,
}: {
  test: TestSettings_test$key;
  place: {
    companyId: string;
    /** Company code, used in URLs. */
    code: string;
    uploads: TextUploads;
    draftOf: DraftOwner | undefined;
  };
  mayMakeCategories: boolean;
  mayMakeSubjects: boolean;
  /** The test is in the trash. */
  isReadOnly: boolean;
}) {
  const alerts = useAlerts();
  const [update] = useMutation<TestSettingsMutation>(graphql`
    mutation TestSettingsMutation($input: UpdateTestInput!) {
      updateTest(input: $input) {
        test {
          title: name
          ...TestSettings_test
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: test, ...form } = useDraftedForm({
    fragment: graphql`
      fragment TestSettings_test on Test @throwOnFieldError {
        id
        version
        databaseId
        viewerCanUpdate @catch(to: NULL)
        successfulPointsMax @catch(to: NULL)
        ...PartsCard_test
        ...settingsValues_test
      }
    `,
    record: key,
    values: valuesOf,
    input: inputOf,
    update: async ({ id }, change) => {
      const answer = await update({ variables: { input: { id, ...change } } });
      return { ...answer, userErrors: answer.userErrors.map(atItsField) };
    },
    onDone: alerts.saved,
    draftOf,
  });
  const creation = useTestCategoryCreation(companyId);
  const subjectCreation = useSubjectCreation(companyId);
  const readOnly = isReadOnly || test?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Что это за тест">
        <Stack gap="4">
          <TextField name="title" label="Название" required rules={[maxLength(255)]} />
          <ComboField
            name="categoryId"
            label="Категория"
            placeholder="Название категории"
            hint={<TextLink to={`/${code}/tests/categories`}>Настроить категории</TextLink>}
            search={useTestCategorySearch(companyId)}
            create={mayMakeCategories ? creation : undefined}
            disabled={readOnly}
          />
          <ComboField
            name="subjectId"
            label="Предмет"
            placeholder="Название предмета"
            hint="Темы вопросов выбирают среди его тем"
            search={useSubjectSearch(companyId)}
            create={mayMakeSubjects ? subjectCreation : undefined}
            disabled={readOnly}
          />
          <RichTextField
            name="description"
            label="Описание"
            hint="Стоит перед первым вопросом"
            uploads={uploads}
            readOnly={readOnly}
            isFolded
            short
          />
        </Stack>
      </Card>
      <Card title="Оценка">
        <Grid templateColumns={columns} gap="4" alignItems="start">
          <Select
            name="gradingScale"
            label="Шкала оценок"
            required
            options={scaleOptions}
            disabled={readOnly}
          />
          <PassingScoreField most={test?.successfulPointsMax ?? null} />
        </Grid>
      </Card>
      <Card title="Как его проходят">
        <Stack gap="4">
          <TimerFields />
          <SwitchField name="infinityAttempts" label="Сколько угодно попыток" />
          <Attempts />
          <SwitchField
            name="shuffleQuestions"
            label="Вопросы вперемешку"
            hint="У каждой попытки свой порядок, в пределах частей"
          />
          <SwitchField
            name="shuffleAnswers"
            label="Ответы вперемешку"
            hint="У каждой попытки свой порядок"
          />
        </Stack>
      </Card>
      {test && <PartsCard test={test} />}
      <Card title="После завершения">
        <ShownResultField name="shownResult" />
      </Card>
      <Card title="Без входа">
        <Stack gap="4">
          <SwitchField
            name="isFree"
            label="Открыт без входа"
            hint="Пройти тест сможет каждый, у кого есть адрес"
          />
          <PublicAddress code={code} databaseId={test?.databaseId ?? null} />
        </Stack>
      </Card>
    </TabForm>
  );
}

function Attempts() {
  const isAny = useFieldValue<boolean>('infinityAttempts');
  return isAny ? null : (
    <Box maxW="240px">
      <TextField
        name="maxAttempts"
        label="Попыток у ученика"
        inputMode="numeric"
        required
        rules={[wholeNumber(1, 1000)]}
      />
    </Box>
  );
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** The time limit has three inputs; its errors are shown at the minutes. */
const atItsField = <Error extends { field?: string | null | undefined }>(error: Error): Error =>
  error.field === 'timer' ? { ...error, field: 'timer.minutes' } : error;
