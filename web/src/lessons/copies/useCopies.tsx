// Copies lessons and themes: duplicates in place, to other courses, or from the library; each can be undone for a
// while.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import type { Permission } from '../../kit/pages/Admin.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { useCopiesDuplicateMutation } from '../../__generated__/useCopiesDuplicateMutation.graphql.ts';
import type { useCopiesLibraryMutation } from '../../__generated__/useCopiesLibraryMutation.graphql.ts';
import type { useCopiesLayerMutation } from '../../__generated__/useCopiesLayerMutation.graphql.ts';
import type { useCopiesLessonsMutation } from '../../__generated__/useCopiesLessonsMutation.graphql.ts';
import type { useCopiesReplicateMutation } from '../../__generated__/useCopiesReplicateMutation.graphql.ts';

const CopyModal = lazyPart(() => import('./CopyModal.tsx'), 'CopyModal');
const CopyFromLibraryModal = lazyPart(
  () => import('../library/CopyFromLibraryModal.tsx'),
  'CopyFromLibraryModal',
);

export interface CopySource {
  lessonIds: readonly string[];
  /** Layers are copied with their content. */
  layerIds: readonly string[];
}

export interface Copies {
  duplicate: (chosen: CopySource) => Promise<boolean>;
  /** `what` names the entries: «Урок «Скорость»». */
  copyToCourses: (chosen: CopySource, what: string) => void;
  /**
   * Copies a library lesson to the end of a layer, by its global id; null for the end of the course.
   */
  copyFromLibrary: (layerId: string | null) => void;
}

/** The copies made in a course. */
interface Made {
  readonly course?: { readonly id: string } | null | undefined;
  readonly lessonIds: readonly string[];
  readonly layerIds: readonly string[];
}

interface Setting {
  courseId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  /** Whether the content of the course is on the screen. */
  showsContent: boolean;
  refresh: () => void;
}

export function useCopies({
  courseId,
  companyId,
  code,
  may,
  showsContent,
  refresh,
}: Setting): Copies {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const takeBack = useTakingBack();
  const [sendDuplicate] = useReportedMutation<useCopiesDuplicateMutation>(graphql`
    mutation useCopiesDuplicateMutation($input: CopyLessonsInput!, $showsContent: Boolean!) {
      copyLessons(input: $input) {
        copied {
          course {
            id
            ...ContentTab_course @include(if: $showsContent) @alias(as: "content")
          }
          lessonIds
          layerIds
        }
        ...userErrors_payload
      }
    }
  `);
  const [sendReplicate] = useReportedMutation<useCopiesReplicateMutation>(graphql`
    mutation useCopiesReplicateMutation($input: ReplicateLessonsInput!) {
      replicateLessons(input: $input) {
        copies {
          course {
            id
            databaseId
            name
          }
          lessonIds
          layerIds
        }
        ...userErrors_payload
      }
    }
  `);
  const [sendTaking] = useReportedMutation<useCopiesLibraryMutation>(graphql`
    mutation useCopiesLibraryMutation($input: CopyLibraryLessonInput!, $showsContent: Boolean!) {
      copyLibraryLesson(input: $input) {
        copied {
          course {
            id
            ...ContentTab_course @include(if: $showsContent) @alias(as: "content")
          }
          lessonIds
          layerIds
        }
        ...userErrors_payload
      }
    }
  `);
  /** Deletes the copies; undefined for users who may not delete them. */
  const undoOf = (made: readonly Made[]): (() => void) | undefined => {
    const isMine = may('LESSONS_DELETE_MY') && made.every(({ layerIds }) => layerIds.length === 0);
    if (!isMine && !may('LESSONS_DELETE_ALL')) return undefined;
    return () => void takeBack(made).then(() => startTransition(refresh));
  };
  const contentAt = (databaseId: number | string) => `/${code}/courses/${databaseId}?tab=layers`;
  return {
    duplicate: async (chosen) => {
      const input = { courseId, ...chosen };
      const payload = await sendDuplicate({ input, showsContent });
      if (!payload) return false;
      const { copied } = payload;
      alerts.withLinks('Копия готова, это черновик', [], copied ? undoOf([copied]) : undefined);
      return true;
    },
    copyFromLibrary: (layerId) =>
      void open((close) => (
        <CopyFromLibraryModal
          shelf="LESSONS"
          companyId={companyId}
          onTake={async ({ id, name }) => {
            const input = { id, courseId, layerId };
            const payload = await sendTaking({ input, showsContent });
            if (!payload) return false;
            const { copied } = payload;
            const undo = copied ? undoOf([copied]) : undefined;
            alerts.withLinks(`Урок «${name}» добавлен, это черновик`, [], undo);
            return true;
          }}
          onDone={() => close()}
        />
      )),
    copyToCourses: (chosen, what) =>
      void open((close) => (
        <CopyModal
          title={`Копировать: ${what}`}
          companyId={companyId}
          onCopy={async (courseIds) => {
            const input = { courseId, ...chosen, courseIds };
            const payload = await sendReplicate({ input });
            if (!payload) return false;
            const { copies } = payload;
            const links = copies.flatMap(({ course }) =>
              course ? [{ text: course.name, to: contentAt(course.databaseId) }] : [],
            );
            alerts.withLinks('Скопировано:', links, undoOf(copies));
            // The current course may be among the targets.
            if (courseIds.includes(courseId)) startTransition(refresh);
            return true;
          }}
          onDone={() => close()}
        />
      )),
  };
}

/**
 * Deletes lessons to the trash and layers permanently; layers are last, when their lessons are in the trash.
 */
function useTakingBack() {
  const [removeLessons] = useReportedMutation<useCopiesLessonsMutation>(graphql`
    mutation useCopiesLessonsMutation($input: DeleteLessonsInput!) {
      deleteLessons(input: $input) {
        deletedCount
        ...userErrors_payload
      }
    }
  `);
  const [removeLayer] = useReportedMutation<useCopiesLayerMutation>(graphql`
    mutation useCopiesLayerMutation($input: DeleteBlockLayerInput!) {
      deleteBlockLayer(input: $input) {
        deletedBlockLayerId
        ...userErrors_payload
      }
    }
  `);
  return async (made: readonly Made[]): Promise<void> => {
    for (const { course, lessonIds, layerIds } of made) {
      if (!course) continue;
      if (lessonIds.length > 0) {
        const input = { courseId: course.id, lessonIds };
        if (!(await removeLessons({ input }))) return;
      }
      for (const id of layerIds) {
        const input = { courseId: course.id, id };
        if (!(await removeLayer({ input }))) return;
      }
    }
  };
}
