// A preview of a lesson in the components that learners see, for a chosen package and start date.
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  Box,
  chakra,
  DateBox,
  Flex,
  LoadingState,
  Modal,
  ModalBody,
  SelectBox,
  Text,
} from '../../ui/index.ts';
import { LessonReading } from '../learning/LessonReading.tsx';
import { lockedWords } from '../learning/openingWords.ts';
import type { LessonPreviewModalPackagesQuery } from '../../__generated__/LessonPreviewModalPackagesQuery.graphql.ts';
import type { LessonPreviewModalQuery } from '../../__generated__/LessonPreviewModalQuery.graphql.ts';

/** For a learner without a package. */
const none = '';

interface Learner {
  packageId: string;
  startedOn: string | null;
}

export function LessonPreviewModal({ lessonId, courseId }: { lessonId: string; courseId: string }) {
  const [learner, setLearner] = useState<Learner>({ packageId: none, startedOn: null });
  return (
    <Modal title="Урок глазами ученика">
      <ModalBody minH="420px">
        <Choice courseId={courseId} learner={learner} onChange={setLearner} />
        <Suspense fallback={<LoadingState />}>
          <Preview lessonId={lessonId} {...learner} />
        </Suspense>
      </ModalBody>
    </Modal>
  );
}

function Choice({
  courseId,
  learner,
  onChange,
}: {
  courseId: string;
  learner: Learner;
  onChange: (learner: Learner) => void;
}) {
  const { node } = useLazyQuery<LessonPreviewModalPackagesQuery>(
    graphql`
      query LessonPreviewModalPackagesQuery($courseId: ID!) {
        node(id: $courseId) {
          ... on Course {
            packages(first: 100) {
              nodes {
                id
                name
              }
            }
          }
        }
      }
    `,
    { courseId },
  );
  const packages = node?.packages?.nodes ?? [];
  return (
    <Flex gap="4" mb="5" direction={{ base: 'column', md: 'row' }}>
      {packages.length > 0 && (
        <SelectBox
          label="Пакет ученика"
          value={learner.packageId}
          options={[
            { value: none, label: 'Без пакета' },
            ...packages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(packageId) => onChange({ ...learner, packageId })}
        />
      )}
      <Box w="full">
        <DateBox
          label="Начал курс"
          hint="Пусто — сегодня"
          value={learner.startedOn}
          onChange={(startedOn) => onChange({ ...learner, startedOn })}
        />
      </Box>
    </Flex>
  );
}

function Preview({ lessonId, packageId, startedOn }: Learner & { lessonId: string }) {
  const { node } = useLazyQuery<LessonPreviewModalQuery>(
    graphql`
      query LessonPreviewModalQuery($lessonId: ID!, $package: ID, $startedOn: Date)
      @throwOnFieldError {
        node(id: $lessonId) {
          ... on Lesson {
            preview(package: $package, startedOn: $startedOn) {
              isThere
              lesson {
                isOpen
                closedReason
                opensAt
                ...LessonReading_lesson
              }
            }
          }
        }
      }
    `,
    { lessonId, package: packageId === none ? null : packageId, startedOn },
    { fetchPolicy: 'network-only' },
  );
  const preview = node?.preview;
  if (!preview) return <Text tone="muted">Урока больше нет.</Text>;
  const { isThere, lesson } = preview;
  const { isOpen, closedReason, opensAt } = lesson;
  return (
    <>
      {!(isThere && isOpen) && (
        <Notice>
          {isThere
            ? `Сейчас для ученика закрыт: ${lockedWords({ closedReason, opensAt }).toLowerCase()}. Ниже — как он выглядит открытым.`
            : 'Ученик этого урока не видит: он не опубликован или не входит в пакет. Ниже — как он выглядел бы.'}
        </Notice>
      )}
      <LessonReading lesson={lesson} done={nothing} isPreview />
    </>
  );
}

const Notice = chakra('output', {
  base: {
    display: 'block',
    mb: '5',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    bg: 'warningSoft',
    color: 'warning',
  },
});

const nothing: ReadonlySet<number> = new Set();
