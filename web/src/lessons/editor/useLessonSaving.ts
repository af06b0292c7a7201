// Saves the content of a lesson: changes to the lesson, its webinar and its main blocks. Each record is saved
// separately, with its errors at its own fields.
import { graphql } from 'react-relay';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { blockTypeOfPart, type BlockPart } from './lessonParts.ts';
import {
  fieldsOf,
  joinVersions,
  readLesson,
  versionOf,
  splitVersions,
  type LessonInput,
  type EditedRecord,
} from './lessonValues.ts';
import type { lessonValues_lesson$key } from '../../__generated__/lessonValues_lesson.graphql.ts';
import type { useLessonSavingBlockMutation } from '../../__generated__/useLessonSavingBlockMutation.graphql.ts';
import type { useLessonSavingLessonMutation } from '../../__generated__/useLessonSavingLessonMutation.graphql.ts';
import type { useLessonSavingNewBlockMutation } from '../../__generated__/useLessonSavingNewBlockMutation.graphql.ts';
import type { useLessonSavingWebinarMutation } from '../../__generated__/useLessonSavingWebinarMutation.graphql.ts';

/** Form field names of a block's fields. */
const fieldNames: Record<BlockPart, Readonly<Record<string, string>>> = {
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
          version
          ...LessonContent_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [updateWebinar] = useMutation<useLessonSavingWebinarMutation>(graphql`
    mutation useLessonSavingWebinarMutation($input: UpdateWebinarInput!) {
      updateWebinar(input: $input) {
        webinar {
          version
          ...lessonValues_webinar
          ...WebinarControls_webinar
        }
        ...userErrors_payload
      }
    }
  `);
  const [updateBlock] = useMutation<useLessonSavingBlockMutation>(graphql`
    mutation useLessonSavingBlockMutation($input: UpdateLessonBlockInput!) {
      updateLessonBlock(input: $input) {
        lessonBlock {
          version
          ...BlockEditor_block
          ...BlockView_block
        }
        ...userErrors_payload
      }
    }
  `);
  const [createBlock] = useMutation<useLessonSavingNewBlockMutation>(graphql`
    mutation useLessonSavingNewBlockMutation($input: CreateLessonBlockInput!) {
      createLessonBlock(input: $input) {
        lessonBlock {
          id
          version
        }
        lesson {
          ...LessonContent_lesson
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);

  return async (
    lesson: lessonValues_lesson$key & { readonly id: string },
    { version, ...change }: Partial<LessonInput> & { version?: string },
  ) => {
    const { id: lessonId } = lesson;
    const { webinar, ...leads } = readLesson(lesson);
    const began = splitVersions(version ?? versionOf(lesson));
    const since = (part: EditedRecord) => {
      const known = began[part];
      return known === null ? {} : { version: known };
    };
    const problems: UserError[] = [];
    const saved = new Map<EditedRecord, string | null>();
    const note = (
      part: EditedRecord,
      errors: readonly UserError[],
      now: { readonly version: string | null | undefined } | null | undefined,
    ) => {
      if (errors.length === 0) saved.set(part, now?.version ?? null);
      else problems.push(...errors);
    };

    if (change.lesson) {
      const input = { courseId, id: lessonId, ...change.lesson, ...since('lesson') };
      const { response, userErrors } = await updateLesson({ variables: { input } });
      note('lesson', userErrors, response?.updateLesson.lesson);
    }
    if (change.webinar && webinar) {
      const input = { id: webinar.id, ...change.webinar, ...since('webinar') };
      const { response, userErrors } = await updateWebinar({ variables: { input } });
      note('webinar', userErrors, response?.updateWebinar.webinar);
    }

    /** Resolves to the id of the block; null if there is none. */
    const saveLead = async (part: BlockPart, behindId: string | null): Promise<string | null> => {
      const said = change[part];
      const id = leads[part]?.id ?? null;
      if (said === undefined) return id;
      const at = { courseId, lessonId };
      if (id !== null) {
        const input = { ...at, id, ...said, ...since(part) };
        const { response, userErrors } = await updateBlock({ variables: { input } });
        note(part, inForm(part, userErrors), response?.updateLessonBlock.lessonBlock);
        return id;
      }
      const type = blockTypeOfPart[part];
      // Published at once: learners see it as soon as they see the lesson.
      const input = { ...at, type, status: 'PUBLISHED' as const, behindId, ...said };
      const { response, userErrors } = await createBlock({ variables: { input } });
      const made = response?.createLessonBlock.lessonBlock;
      note(part, inForm(part, userErrors), made);
      return made?.id ?? null;
    };
    await saveLead('test', await saveLead('film', null));

    const fields = [...saved.keys()].flatMap((part) => fieldsOf[part]);
    return {
      response: null,
      userErrors: problems,
      taken: { fields, version: joinVersions({ ...began, ...Object.fromEntries(saved) }) },
    };
  };
}

/** Maps errors to the form's fields. */
const inForm = (part: BlockPart, errors: readonly UserError[]): UserError[] =>
  errors.map((error) => ({
    ...error,
    field: error.field == null ? null : nameInForm(part, error.field),
  }));

const nameInForm = (part: BlockPart, field: string): string =>
  fieldNames[part][field.split('.')[0] ?? ''] ?? field;
