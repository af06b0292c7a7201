// The learner outbox as a React context: sends learners' actions one after the other, and shows a notice while there is
// no connection.
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { CloudOff } from 'lucide-react';
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { chakra, countOf, useAlerts } from '../../ui/index.ts';
import { useWatchFilm } from '../films/watchFilm.ts';
import { startSending, type SendResult } from './startSending.ts';
import {
  unsentChanges,
  outboxStore,
  type UnsentChanges,
  type LearnerAction,
  type OutboxEntry,
} from './outboxStore.ts';
import type { LearnerOutboxBlockMutation } from '../../__generated__/LearnerOutboxBlockMutation.graphql.ts';
import type { LearnerOutboxBookmarkMutation } from '../../__generated__/LearnerOutboxBookmarkMutation.graphql.ts';
import type { LearnerOutboxFinishMutation } from '../../__generated__/LearnerOutboxFinishMutation.graphql.ts';
import type { LearnerOutboxNoteMutation } from '../../__generated__/LearnerOutboxNoteMutation.graphql.ts';
import type { LearnerOutboxUnfinishMutation } from '../../__generated__/LearnerOutboxUnfinishMutation.graphql.ts';
import type { LearnerOutboxVisitMutation } from '../../__generated__/LearnerOutboxVisitMutation.graphql.ts';

interface Outbox {
  all: readonly OutboxEntry[];
  add: (action: LearnerAction & { courseId: string; lessonId: string }) => void;
}

const OutboxContext = createContext<Outbox>({ all: [], add: () => undefined });

/** The unsent state of a lesson and a function that adds actions for it. */
export function useLearnerOutbox(
  courseId: string,
  lessonId: string,
): { unsent: UnsentChanges; perform: (action: LearnerAction) => void } {
  const { all, add } = use(OutboxContext);
  return {
    unsent: useMemo(() => unsentChanges(all, lessonId), [all, lessonId]),
    perform: useCallback(
      (action) => add({ ...action, courseId, lessonId }),
      [add, courseId, lessonId],
    ),
  };
}

export function LearnerOutboxProvider({
  personId,
  children,
}: {
  personId: string;
  children: ReactNode;
}) {
  const store = useMemo(() => outboxStore(personId), [personId]);
  const all = useSyncExternalStore(store.subscribe, store.all, store.all);
  const [isOffline, setIsOffline] = useState(false);
  const alerts = useAlerts();
  const send = useSending();
  useEffect(
    () => startSending(store, { send, onOffline: setIsOffline, onRefused: alerts.error }),
    [store, send, alerts],
  );

  const value = useMemo(() => ({ all, add: store.add }), [all, store]);
  return (
    <OutboxContext value={value}>
      {isOffline && all.length > 0 && (
        <Notice>
          <CloudOff size={16} aria-hidden />
          Нет сети — сохраним, когда появится (
          {countOf(all.length, ['действие', 'действия', 'действий'])})
        </Notice>
      )}
      {children}
    </OutboxContext>
  );
}

/** The fields of a lesson that actions change, spread by the mutations. */
void graphql`
  fragment LearnerOutbox_lesson on LearnerLesson {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CourseContents_lesson
  }
`;

/** The learner's progress after an action. */
void graphql`
  fragment LearnerOutbox_course on LearnerCourse {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CourseCard_course
    # eslint-disable-next-line relay/unused-fields
    content {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...CourseContents_content
    }
  }
`;

function useSending(): (action: OutboxEntry) => Promise<SendResult> {
  const [visit] = useMutation<LearnerOutboxVisitMutation>(graphql`
    mutation LearnerOutboxVisitMutation($input: VisitLessonInput!) {
      visitLesson(input: $input) {
        lesson {
          ...LearnerOutbox_lesson
        }
        course {
          ...LearnerOutbox_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [finish] = useMutation<LearnerOutboxFinishMutation>(graphql`
    mutation LearnerOutboxFinishMutation($input: FinishLessonInput!) {
      finishLesson(input: $input) {
        lesson {
          ...LearnerOutbox_lesson
        }
        course {
          ...LearnerOutbox_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [unfinish] = useMutation<LearnerOutboxUnfinishMutation>(graphql`
    mutation LearnerOutboxUnfinishMutation($input: UnfinishLessonInput!) {
      unfinishLesson(input: $input) {
        lesson {
          ...LearnerOutbox_lesson
        }
        course {
          ...LearnerOutbox_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [block] = useMutation<LearnerOutboxBlockMutation>(graphql`
    mutation LearnerOutboxBlockMutation($input: FinishLessonBlockInput!) {
      finishLessonBlock(input: $input) {
        lesson {
          ...LearnerOutbox_lesson
        }
        course {
          ...LearnerOutbox_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [bookmark] = useMutation<LearnerOutboxBookmarkMutation>(graphql`
    mutation LearnerOutboxBookmarkMutation($input: BookmarkLessonInput!) {
      bookmarkLesson(input: $input) {
        lesson {
          ...LearnerOutbox_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [note] = useMutation<LearnerOutboxNoteMutation>(graphql`
    mutation LearnerOutboxNoteMutation($input: SaveLessonNoteInput!) {
      saveLessonNote(input: $input) {
        lesson {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...LessonNote_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const watch = useWatchFilm();
  return useCallback(
    (action) => {
      const { courseId, lessonId } = action;
      const place = { courseId, lessonId };
      switch (action.kind) {
        case 'visit':
          return visit({ variables: { input: place } });
        case 'finish':
          return finish({ variables: { input: place } });
        case 'unfinish':
          return unfinish({ variables: { input: place } });
        case 'block':
          return block({ variables: { input: { ...place, blockId: action.blockId } } });
        case 'bookmark':
          return bookmark({
            variables: { input: { ...place, isBookmarked: action.isBookmarked } },
          });
        case 'note':
          return note({ variables: { input: { ...place, text: action.text } } });
        case 'watch':
          return watch(place, action);
      }
    },
    [visit, finish, unfinish, block, bookmark, note, watch],
  );
}

const Notice = chakra('output', {
  base: {
    position: 'sticky',
    top: '56px',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    m: '0',
    px: '4',
    py: '2',
    bg: 'warningSoft',
    color: 'warning',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'center',
  },
});
