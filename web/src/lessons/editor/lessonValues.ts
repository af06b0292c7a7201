// Converts a lesson's content between the GraphQL fragment, the form's values and the mutation inputs, including its
// webinar and its main video and test blocks.
import { graphql, readInlineData } from 'react-relay';
import { numberOf, numberText, type ChosenRecord } from '../../ui/index.ts';
import { blockInput, readValues, type BlockValues, type ShownFile } from '../blocks/blockValues.ts';
import type { SelectedTest } from '../blocks/TestField.tsx';
import { mainBlocks } from './lessonParts.ts';
import type {
  lessonValues_lesson$data,
  lessonValues_lesson$key,
} from '../../__generated__/lessonValues_lesson.graphql.ts';
import type {
  lessonValues_webinar$key,
  WebinarPlatform,
} from '../../__generated__/lessonValues_webinar.graphql.ts';

export interface LessonValues {
  name: string;
  description: string;
  homework: string;
  homeworkMinPoints: string;
  homeworkMaxPoints: string;
  heldAt: string | null;
  heldPlace: string;
  startsAt: string | null;
  duration: string;
  platform: WebinarPlatform;
  link: string;
  filmMedia: readonly ShownFile[];
  filmAddress: string;
  filmCaptions: BlockValues['captions'];
  filmTitle: string;
  filmText: string;
  test: ChosenRecord | null;
  testTitle: string;
  testText: string;
}

/** Reads the records that the form edits. */
export function readLesson(key: lessonValues_lesson$key) {
  const lesson = readInlineData<lessonValues_lesson$key>(
    graphql`
      fragment lessonValues_lesson on Lesson @inline {
        type
        version
        name
        description
        homework
        homeworkMinPoints
        homeworkMaxPoints
        heldAt
        heldPlace
        webinar {
          ...lessonValues_webinar
        }
        blocks {
          id
          version
          type
          status
          givenTest: test {
            id
            databaseId
          }
          ...blockValues_block
        }
      }
    `,
    key,
  );
  const { film, test } = mainBlocks(lesson.type, lesson.blocks ?? []);
  return {
    lesson,
    film: film && readLead(film),
    test: test && { ...readLead(test), given: knownTest(test.givenTest) },
    webinar: readWebinar(lesson.webinar),
  };
}

/** The test of a block with the id for its URL. */
const knownTest = (test: Block['givenTest']): SelectedTest | null =>
  test ? { id: test.id, databaseId: test.databaseId } : null;

type Block = NonNullable<lessonValues_lesson$data['blocks']>[number];

const readLead = (block: Block) => ({
  id: block.id,
  version: block.version ?? null,
  isDraft: block.status === 'DRAFT',
  values: readValues(block),
});

function readWebinar(key: lessonValues_webinar$key | null | undefined) {
  if (!key) return null;
  const { id, version, startsAt, duration, platform, link } =
    readInlineData<lessonValues_webinar$key>(
      graphql`
        fragment lessonValues_webinar on Webinar @inline {
          id
          version
          startsAt
          duration
          platform
          link
        }
      `,
      key,
    );
  return { id, version: version ?? null, startsAt, duration, platform, link };
}

export function valuesOf(key: lessonValues_lesson$key | null): LessonValues {
  const read = key && readLesson(key);
  const film = read?.film?.values ?? readValues(null);
  const test = read?.test?.values ?? readValues(null);
  const webinar = read?.webinar;
  return {
    ...ownValues(read?.lesson),
    startsAt: webinar?.startsAt ?? null,
    duration: numberText(webinar?.duration ?? 60),
    platform: webinar?.platform ?? 'LINK',
    link: webinar?.link ?? '',
    filmMedia: film.media,
    filmAddress: film.address,
    filmCaptions: film.captions,
    filmTitle: film.title,
    filmText: film.text,
    test: test.test,
    testTitle: test.title,
    testText: test.text,
  };
}

const ownValues = (lesson: lessonValues_lesson$data | undefined) => ({
  name: lesson?.name ?? '',
  description: lesson?.description ?? '',
  homework: lesson?.homework ?? '',
  homeworkMinPoints: numberText(lesson?.homeworkMinPoints),
  homeworkMaxPoints: numberText(lesson?.homeworkMaxPoints),
  heldAt: lesson?.heldAt ?? null,
  heldPlace: lesson?.heldPlace ?? '',
});

/** Converts the values to one mutation input per record. */
export function inputOf(values: LessonValues) {
  const nothing = readValues(null);
  return {
    lesson: {
      name: values.name.trim(),
      description: values.description || null,
      homework: values.homework || null,
      // Specification B, section 9: the default minimum is one point.
      homeworkMinPoints: numberOf(values.homeworkMinPoints) ?? 1,
      homeworkMaxPoints: numberOf(values.homeworkMaxPoints),
      heldAt: values.heldAt,
      heldPlace: values.heldPlace.trim() || null,
    },
    webinar: {
      startsAt: values.startsAt,
      duration: numberOf(values.duration) ?? 60,
      platform: values.platform,
      link: values.link.trim() || null,
    },
    film: blockInput('VIDEO', {
      ...nothing,
      title: values.filmTitle,
      text: values.filmText,
      address: values.filmAddress,
      media: values.filmMedia,
      captions: values.filmCaptions,
    }),
    test: blockInput('TEST', {
      ...nothing,
      title: values.testTitle,
      text: values.testText,
      test: values.test,
    }),
  };
}

export type LessonInput = ReturnType<typeof inputOf>;

/** The records that the form edits. */
export type EditedRecord = keyof LessonInput;

/** The fields of each record. */
export const fieldsOf: Readonly<Record<EditedRecord, readonly (keyof LessonValues)[]>> = {
  lesson: [
    'name',
    'description',
    'homework',
    'homeworkMinPoints',
    'homeworkMaxPoints',
    'heldAt',
    'heldPlace',
  ],
  webinar: ['startsAt', 'duration', 'platform', 'link'],
  film: ['filmMedia', 'filmAddress', 'filmCaptions', 'filmTitle', 'filmText'],
  test: ['test', 'testTitle', 'testText'],
};

export type Versions = Readonly<Record<EditedRecord, string | null>>;

/** One version for all records of the form. */
export function versionOf(key: lessonValues_lesson$key): string {
  const { lesson, webinar, film, test } = readLesson(key);
  return joinVersions({
    lesson: lesson.version ?? null,
    webinar: webinar?.version ?? null,
    film: film?.version ?? null,
    test: test?.version ?? null,
  });
}

export const joinVersions = (versions: Versions): string => JSON.stringify(versions);

export const splitVersions = (version: string): Versions => JSON.parse(version) as Versions;
