// Saves the content of a lesson: what was changed of it, of its webinar, and of the blocks that it begins with. What one of
// them is refused for stands at its fields, and does not hold up the others.
import { graphql } from 'react-relay';
import type { UserError } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { leadTypes, type LeadPart } from './lessonParts.ts';
import { readLesson, versionsIn, type LessonInput } from './lessonValues.ts';
import type { lessonValues_lesson$key } from '../../__generated__/lessonValues_lesson.graphql.ts';
import type { useLessonSavingBlockMutation } from '../../__generated__/useLessonSavingBlockMutation.graphql.ts';
import type { useLessonSavingLessonMutation } from '../../__generated__/useLessonSavingLessonMutation.graphql.ts';
import type { useLessonSavingNewBlockMutation } from '../../__generated__/useLessonSavingNewBlockMutation.graphql.ts';
import type { useLessonSavingWebinarMutation } from '../../__generated__/useLessonSavingWebinarMutation.graphql.ts';

/** What the fields of a block are called in the form. */
const fieldNames: Record<LeadPart, Readonly<Record<string, string>>> = {
  film: {
    media: 'filmMedia',
    address: 'filmAddress',
    captionsId: 'filmCaptions',
    title: 'filmTitle',
    text: 'filmText',
  },
  test: { testId: 'test', title: 'testTitle', text: 'testText' },
};

export function useLessonSaving(courseId: string) {
  const [updateLesson] = useMutation<useLessonSavingLessonMutation>(graphql`
    mutation useLessonSavingLessonMutation($input: UpdateLessonInput!) {
      updateLesson(input: $input) {
        lesson {
          ...LessonContent_lesson
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const [updateWebinar] = useMutation<useLessonSavingWebinarMutation>(graphql`
    mutation useLessonSavingWebinarMutation($input: UpdateWebinarInput!) {
      updateWebinar(input: $input) {
        webinar {
          ...lessonValues_webinar
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const [updateBlock] = useMutation<useLessonSavingBlockMutation>(graphql`
    mutation useLessonSavingBlockMutation($input: UpdateLessonBlockInput!) {
      updateLessonBlock(input: $input) {
        lessonBlock {
          ...BlockEditor_block
          ...BlockView_block
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const [createBlock] = useMutation<useLessonSavingNewBlockMutation>(graphql`
    mutation useLessonSavingNewBlockMutation($input: CreateLessonBlockInput!) {
      createLessonBlock(input: $input) {
        lessonBlock {
          id
        }
        lesson {
          ...LessonContent_lesson
          ...Constructor_lesson
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);

  return async (
    lesson: lessonValues_lesson$key & { readonly id: string },
    { version, ...change }: Partial<LessonInput> & { version?: string },
  ) => {
    const { id: lessonId } = lesson;
    const { webinar, ...leads } = readLesson(lesson);
    const versions = version === undefined ? null : versionsIn(version);
    const since = (part: keyof LessonInput) => {
      const known = versions?.[part];
      return known == null ? {} : { version: known };
    };
    const problems: UserError[] = [];

    if (change.lesson) {
      const input = { courseId, id: lessonId, ...change.lesson, ...since('lesson') };
      problems.push(...(await updateLesson({ variables: { input } })).userErrors);
    }
    if (change.webinar && webinar) {
      const input = { id: webinar.id, ...change.webinar, ...since('webinar') };
      problems.push(...(await updateWebinar({ variables: { input } })).userErrors);
    }

    /** Answers the id of the block; null where there is none. */
    const saveLead = async (part: LeadPart, behindId: string | null): Promise<string | null> => {
      const said = change[part];
      const id = leads[part]?.id ?? null;
      if (said === undefined) return id;
      const at = { courseId, lessonId };
      const tell = (errors: readonly UserError[]) =>
        problems.push(
          ...errors.map((error) => ({ ...error, field: fieldOf(part, error.field ?? null) })),
        );
      if (id !== null) {
        const input = { ...at, id, ...said, ...since(part) };
        tell((await updateBlock({ variables: { input } })).userErrors);
        return id;
      }
      // Learners see it as soon as they see the lesson.
      const input = {
        ...at,
        type: leadTypes[part],
        status: 'PUBLISHED' as const,
        behindId,
        ...said,
      };
      const { response, userErrors } = await createBlock({ variables: { input } });
      tell(userErrors);
      return response?.createLessonBlock.lessonBlock?.id ?? null;
    };
    await saveLead('test', await saveLead('film', null));
    return { response: null, userErrors: problems };
  };
}

const fieldOf = (part: LeadPart, field: string | null): string | null =>
  field === null ? null : (fieldNames[part][field.split('.')[0] ?? ''] ?? field);
