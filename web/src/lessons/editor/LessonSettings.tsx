// The «Настройки» tab of a lesson: visibility, opening and closing, and likes and comments.
import { graphql } from 'react-relay';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  DateTimeField,
  numberOf,
  numberText,
  Select,
  Stack,
  SwitchField,
  TextField,
  useAlerts,
  useFieldValue,
  wholeNumber,
} from '../../ui/index.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { RequiredBlocksField } from '../blocks/RequiredBlocksField.tsx';
import { openTypeLabels, openTypes } from './openTypes.ts';
import { statusLabels } from '../lessonStatus.ts';
import type { LessonTabProps } from './lessonTabProps.ts';
import type { RequiredBlocksField_blocks$key } from '../../__generated__/RequiredBlocksField_blocks.graphql.ts';
import type {
  CheckCriterion,
  CourseStatus,
  LessonOpenType,
  LessonSettings_lesson$key,
  LikeType,
} from '../../__generated__/LessonSettings_lesson.graphql.ts';
import type { LessonSettingsMutation } from '../../__generated__/LessonSettingsMutation.graphql.ts';

interface Values {
  status: CourseStatus;
  openType: LessonOpenType;
  openDaysCount: string;
  openFinalDate: string | null;
  openWatchPercent: string;
  openPoints: string;
  closeDate: string | null;
  forbidDatetime: string | null;
  showLikes: boolean;
  likeType: LikeType;
  useComments: boolean;
  checkCriterion: CheckCriterion;
  maxMark: string;
  watchPercent: string;
  closeBlockIds: readonly string[];
}

/**
 * Statuses that can be set here; a lesson enters and leaves the trash by deletion and restoration.
 */
const statuses = (['START', 'VISIBLE', 'TRIAL', 'CLOSE', 'DRAFT'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}));

const likes = [
  { value: 'LIKE_DISLIKE', label: 'Нравится и не нравится' },
  { value: 'LIKE', label: 'Только нравится' },
] as const;

export function LessonSettings({
  lesson: key,
  courseId,
  isReadOnly,
  draftOf,
}: LessonTabProps & { lesson: LessonSettings_lesson$key }) {
  const alerts = useAlerts();
  const [update] = useMutation<LessonSettingsMutation>(graphql`
    mutation LessonSettingsMutation($input: UpdateLessonInput!) {
      updateLesson(input: $input) {
        lesson {
          ...LessonSettings_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: lesson, ...form } = useDraftedForm({
    fragment: graphql`
      fragment LessonSettings_lesson on Lesson @throwOnFieldError {
        id
        version
        type
        status
        openType
        openDaysCount
        openFinalDate
        openWatchPercent
        openPoints
        closeDate
        forbidDatetime
        showLikes
        likeType
        useComments
        checkCriterion @catch(to: NULL)
        watchPercent @catch(to: NULL)
        maxMark @catch(to: NULL)
        closeBlockIds @catch(to: NULL)
        blocks @catch(to: NULL) {
          ...RequiredBlocksField_blocks
        }
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now): Values => ({
      status: now?.status ?? 'VISIBLE',
      openType: now?.openType ?? 'IMMEDIATELY',
      openDaysCount: numberText(now?.openDaysCount),
      openFinalDate: now?.openFinalDate ?? null,
      openWatchPercent: numberText(now?.openWatchPercent),
      openPoints: numberText(now?.openPoints),
      closeDate: now?.closeDate ?? null,
      forbidDatetime: now?.forbidDatetime ?? null,
      showLikes: now?.showLikes ?? false,
      likeType: now?.likeType ?? 'LIKE_DISLIKE',
      useComments: now?.useComments ?? false,
      checkCriterion: now?.checkCriterion ?? 'MARKED',
      watchPercent: numberText(now?.watchPercent ?? 90),
      maxMark: numberText(now?.maxMark ?? 5),
      closeBlockIds: now?.closeBlockIds ?? [],
    }),
    input: ({ openDaysCount, openWatchPercent, openPoints, watchPercent, maxMark, ...values }) => ({
      ...values,
      openDaysCount: numberOf(openDaysCount),
      openWatchPercent: numberOf(openWatchPercent),
      openPoints: numberOf(openPoints),
      watchPercent: numberOf(watchPercent) ?? 90,
      maxMark: numberOf(maxMark) ?? 5,
    }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const isOffline = lesson?.type === 'OFFLINE';
  const readOnly = isReadOnly || lesson?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Кто видит урок">
        <Select name="status" label="Видимость" required options={statuses} />
      </Card>
      {isOffline && (
        <Card title="Журнал">
          <TextField
            name="maxMark"
            label="Высшая отметка"
            hint="В журнале ставят от 0 до неё"
            inputMode="numeric"
            required
            rules={[wholeNumber(1, 1000)]}
          />
        </Card>
      )}
      <Card title="Когда урок открывается">
        <Stack gap="4">
          <Select
            name="openType"
            label="Открыть"
            required
            options={openTypes.map((value) => ({ value, label: openTypeLabels[value] }))}
          />
          <Opening />
          <DateTimeField
            name="closeDate"
            label="Закрыть"
            hint="После этого урок не открывается никому"
          />
          <DateTimeField
            name="forbidDatetime"
            label="Не принимать работы с"
            hint="Урок остаётся открытым, но сдать задание уже нельзя"
          />
        </Stack>
      </Card>
      <Card title="Когда урок пройден">
        <Stack gap="4">
          <Select
            name="checkCriterion"
            label="Урок пройден, когда…"
            required
            options={keysOf(criterionLabels)
              .filter((value) => value !== 'ATTENDED' || isOffline)
              .map((value) => ({
                value,
                label: criterionLabels[value],
              }))}
          />
          <Closing blocks={lesson?.blocks ?? []} />
        </Stack>
      </Card>
      <Card title="Отклики">
        <Stack gap="4">
          <SwitchField
            name="useComments"
            label="Комментарии учеников"
            hint="Работают, пока комментарии включены и в настройках курса."
          />
          <SwitchField
            name="showLikes"
            label="Отметки «нравится»"
            hint="Работают, пока отметки включены и в настройках курса."
          />
          <Select name="likeType" label="Какие отметки" required options={likes} />
        </Stack>
      </Card>
    </TabForm>
  );
}

const criterionLabels: Record<CheckCriterion, string> = {
  OPENED: 'ученик его открыл',
  MARKED: 'ученик отметил, что прошёл его',
  WATCHED: 'ученик досмотрел видео',
  HOMEWORK: 'принято домашнее задание',
  TESTS: 'сданы тесты урока',
  CONSTRUCTOR: 'пройдены выбранные блоки',
  ATTENDED: 'ученик был на занятии',
};

/** The fields of the selected completion rule. */
function Closing({ blocks }: { blocks: RequiredBlocksField_blocks$key }) {
  const criterion = useFieldValue<CheckCriterion>('checkCriterion');
  if (criterion === 'WATCHED') {
    return (
      <TextField
        name="watchPercent"
        label="Сколько досмотреть, %"
        inputMode="numeric"
        required
        rules={[wholeNumber(1, 100)]}
      />
    );
  }
  return criterion === 'CONSTRUCTOR' ? (
    <RequiredBlocksField name="closeBlockIds" blocks={blocks} />
  ) : null;
}

/** The fields of the selected opening rule. */
function Opening() {
  const type = useFieldValue<LessonOpenType>('openType');
  return (
    <>
      {type === 'AFTER_DAYS' && (
        <TextField
          name="openDaysCount"
          label="Через сколько дней"
          hint="От дня, когда ученик начал курс"
          inputMode="numeric"
          required
          rules={[wholeNumber(0, 3650)]}
        />
      )}
      {type === 'AFTER_PREVIOUS' && (
        <>
          <TextField
            name="openWatchPercent"
            label="Досмотреть предыдущий, %"
            hint="Пусто — достаточно пройти его"
            inputMode="numeric"
            rules={[wholeNumber(1, 100)]}
          />
          <TextField
            name="openPoints"
            label="Набрать баллов в предыдущем"
            hint="Пусто — сколько угодно"
            inputMode="numeric"
            rules={[wholeNumber(0, 1000)]}
          />
        </>
      )}
      {type !== 'IMMEDIATELY' && (
        <DateTimeField
          name="openFinalDate"
          label={type === 'ON_DATE' ? 'Когда' : 'Не позже'}
          hint={type === 'ON_DATE' ? undefined : 'В это время урок откроется в любом случае'}
          required={type === 'ON_DATE'}
        />
      )}
    </>
  );
}
