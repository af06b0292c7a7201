// Check boxes of what a package includes and excludes.
import { useState } from 'react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Checkbox,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  Segmented,
  Stack,
  Text,
  useAlerts,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import {
  contentRequests,
  isSameContent,
  rebased,
  type Content,
  type LessonKind,
} from './contentChanges.ts';
import type { ContentModalProps } from './ContentModal.tsx';
import type { ContentForm_lesson$key } from '../../__generated__/ContentForm_lesson.graphql.ts';
import type { ContentForm_package$key } from '../../__generated__/ContentForm_package.graphql.ts';
import type { ContentFormMutation } from '../../__generated__/ContentFormMutation.graphql.ts';
import type { ContentFormTestsQuery } from '../../__generated__/ContentFormTestsQuery.graphql.ts';

const views: Record<LessonKind, { label: string; hint: string }> = {
  lessons: { label: 'Входят', hint: 'Если не отмечен ни один урок, входят все.' },
  lessonsToClose: { label: 'Закрыты', hint: 'Уроки и тесты, которых пакет не открывает.' },
  homeworksToClose: { label: 'Без ДЗ', hint: 'Домашние задания, которых пакет не открывает.' },
  trialLessons: { label: 'Пробные', hint: 'Их можно посмотреть до покупки.' },
  zoomMeetingLessons: { label: 'Zoom', hint: 'На встречи этих уроков пакет пускает.' },
};

export function ContentForm({
  companyId,
  courseId,
  packageId,
  onDone,
  lessons: keys,
  sold: key,
}: ContentModalProps & {
  lessons: readonly ContentForm_lesson$key[];
  sold: ContentForm_package$key;
}) {
  const alerts = useAlerts();
  const sold = useFragment<ContentForm_package$key>(
    graphql`
      fragment ContentForm_package on CoursePackage @throwOnFieldError {
        version
        branch @catch(to: NULL) {
          id
        }
        lessons {
          id
        }
        lessonsToClose {
          id
        }
        homeworksToClose {
          id
        }
        trialLessons {
          id
        }
        zoomMeetingLessons {
          id
        }
        testsToClose {
          id
          title: name
        }
      }
    `,
    key,
  );
  const saved: Content = {
    lessons: idsOf(sold.lessons),
    lessonsToClose: idsOf(sold.lessonsToClose),
    homeworksToClose: idsOf(sold.homeworksToClose),
    trialLessons: idsOf(sold.trialLessons),
    zoomMeetingLessons: idsOf(sold.zoomMeetingLessons),
    testsToClose: idsOf(sold.testsToClose),
  };
  const [was, setWas] = useState(saved);
  const [now, setNow] = useState(saved);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  const [view, setView] = useState<LessonKind>('lessons');
  // Responses contain the saved content and changes of others: rebase the user's changes on it.
  if (!isSameContent(was, saved)) {
    setWas(saved);
    setNow(rebased(was, now, saved));
  }
  const known = [...sold.testsToClose.map(({ id, title }) => ({ id, name: title })), ...chosen];
  const tests = now.testsToClose.flatMap((id) => known.find((test) => test.id === id) ?? []);
  const isChanged = !isSameContent(was, now);
  useUnsavedGuard(isChanged);
  const search = useTestSearch(companyId);
  const [commit] = useMutation<ContentFormMutation>(changing);
  const save = async () => {
    const place = { courseId, branchId: sold.branch?.id, id: packageId };
    let { version } = sold;
    for (const { trial, zoom, ...rest } of contentRequests(place, was, now)) {
      const variables = { ...rest, trial: { ...trial, version }, zoom: { ...zoom, version } };
      const answer = await commit({ variables });
      if (!succeeded(answer, alerts)) return;
      const { updateCoursePackageTrialLessons: done } = answer.response;
      version = done?.coursePackage?.version;
    }
    alerts.saved();
    onDone();
  };
  const lessons = keys.map(lessonOf);
  const shown =
    view === 'homeworksToClose' ? lessons.filter(({ type }) => type === 'HOMEWORK') : lessons;
  const set = (id: string, isOn: boolean) =>
    setNow({
      ...now,
      [view]: isOn ? [...now[view], id] : now[view].filter((each) => each !== id),
    });
  return (
    <>
      <ModalBody>
        <Stack gap="4">
          <Segmented
            label="Что показать"
            options={Object.entries(views).map(([value, { label }]) => ({
              value: value as LessonKind,
              label,
            }))}
            value={view}
            onChange={setView}
          />
          <Text tone="muted">{views[view].hint}</Text>
          {shown.length === 0 && <Text>Таких уроков в курсе нет.</Text>}
          <Stack as="fieldset" aria-label={views[view].label} gap="2" overflowWrap="anywhere">
            {shown.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={now[view].includes(id)}
                onChange={(isOn) => set(id, isOn)}
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
          {view === 'lessonsToClose' && (
            <MultiComboBox
              label="Закрытые тесты"
              search={search}
              value={tests}
              onChange={(all) => {
                setChosen([...chosen, ...all]);
                setNow({ ...now, testsToClose: idsOf(all) });
              }}
            />
          )}
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить"
        confirmDisabled={!isChanged}
        onConfirm={save}
        disableAfterClick={false}
      />
    </>
  );
}

const lessonOf = (key: ContentForm_lesson$key) =>
  readInlineData<ContentForm_lesson$key>(
    graphql`
      fragment ContentForm_lesson on Lesson @inline {
        id
        name
        type
      }
    `,
    key,
  );

const idsOf = (records: readonly { readonly id: string }[]): string[] =>
  records.map(({ id }) => id);

const changing = graphql`
  mutation ContentFormMutation(
    $attached: AttachCoursePackageLessonsInput!
    $attaches: Boolean!
    $detached: DetachCoursePackageLessonsInput!
    $detaches: Boolean!
    $closed: CloseCoursePackageContentInput!
    $closes: Boolean!
    $opened: OpenCoursePackageContentInput!
    $opens: Boolean!
    $trial: UpdateCoursePackageTrialLessonsInput!
    $changesTrial: Boolean!
    $zoom: UpdateCoursePackageZoomMeetingLessonsInput!
    $changesZoom: Boolean!
  ) {
    attachCoursePackageLessons(input: $attached) @include(if: $attaches) {
      coursePackage {
        ...ContentForm_package
      }
      ...userErrors_payload
    }
    detachCoursePackageLessons(input: $detached) @include(if: $detaches) {
      coursePackage {
        ...ContentForm_package
      }
      ...userErrors_payload
    }
    closeCoursePackageContent(input: $closed) @include(if: $closes) {
      coursePackage {
        ...ContentForm_package
      }
      ...userErrors_payload
    }
    openCoursePackageContent(input: $opened) @include(if: $opens) {
      coursePackage {
        ...ContentForm_package
      }
      ...userErrors_payload
    }
    updateCoursePackageTrialLessons(input: $trial) @include(if: $changesTrial) {
      coursePackage {
        version
        ...ContentForm_package
      }
      ...userErrors_payload
    }
    updateCoursePackageZoomMeetingLessons(input: $zoom) @include(if: $changesZoom) {
      coursePackage {
        ...ContentForm_package
      }
      ...userErrors_payload
    }
  }
`;

const useTestSearch = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query ContentFormTestsQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            tests(first: 20, after: $after, search: $search) {
              nodes {
                id
                title: name
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: ContentFormTestsQuery['response']) => node?.tests,
    record: ({ id, title }) => ({ id, name: title }),
  });
