// Converts a block between the GraphQL fragment, the form's values and the mutation input, limited to the fields of its
// type.
import { blockFields, type BlockField } from '@kafedra/common/lessons';
import { graphql, readInlineData } from 'react-relay';
import { numberOf, numberText, type ChosenRecord } from '../../ui/index.ts';
import { kindOf } from './blockKinds.tsx';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';
import type {
  blockValues_block$data,
  blockValues_block$key,
  CalloutTone,
} from '../../__generated__/blockValues_block.graphql.ts';

/** A file shown by a block. */
export interface ShownFile {
  /** Global id of the file. */
  id: string;
  name: string;
  url: string;
  caption: string;
  alt: string;
}

export interface AnswerDraft {
  question: string;
  /** Canonical HTML. */
  answer: string;
}

export interface BlockValues {
  title: string;
  text: string;
  address: string;
  source: string;
  language: string | null;
  tone: CalloutTone;
  answers: readonly AnswerDraft[];
  media: readonly ShownFile[];
  captions: { id: string; name: string } | null;
  homeworkMinPoints: string;
  homeworkMaxPoints: string;
  test: ChosenRecord | null;
}

export function readValues(key: blockValues_block$key | null): BlockValues {
  const block: blockValues_block$data | null = key
    ? readInlineData<blockValues_block$key>(
        graphql`
          fragment blockValues_block on LessonBlock @inline {
            title
            text
            address
            source
            language
            tone
            answers {
              question
              answer
            }
            media {
              caption
              alt
              file {
                id
                fileName
                url
              }
            }
            captions {
              id
              fileName
            }
            homeworkMinPoints
            homeworkMaxPoints
            test {
              id
              title: name
            }
          }
        `,
        key,
      )
    : null;
  return {
    title: block?.title ?? '',
    text: block?.text ?? '',
    address: block?.address ?? '',
    source: block?.source ?? '',
    language: block?.language ?? null,
    tone: block?.tone ?? 'NOTE',
    answers: (block?.answers ?? []).map(({ question, answer }) => ({ question, answer })),
    media: (block?.media ?? []).flatMap(({ file, caption, alt }) =>
      file
        ? [
            {
              id: file.id,
              name: file.fileName,
              url: file.url,
              caption: caption ?? '',
              alt: alt ?? '',
            },
          ]
        : [],
    ),
    captions: block?.captions ? { id: block.captions.id, name: block.captions.fileName } : null,
    homeworkMinPoints: numberText(block?.homeworkMinPoints),
    homeworkMaxPoints: numberText(block?.homeworkMaxPoints),
    test: block?.test ? { id: block.test.id, name: block.test.title } : null,
  };
}

/** Converts the values of a block of this type to the mutation input. */
export function blockInput(type: BlockType, values: BlockValues) {
  const has = (field: BlockField) => blockFields[kindOf(type)].includes(field);
  return {
    title: values.title.trim() || null,
    ...(has('text') && { text: values.text || null }),
    ...(has('address') && { address: values.address.trim() || null }),
    ...(has('source') && { source: values.source || null }),
    ...(has('language') && { language: values.language }),
    ...(has('tone') && { tone: values.tone }),
    ...(has('answers') && {
      answers: values.answers.map(({ question, answer }) => ({
        question: question.trim(),
        answer: answer || null,
      })),
    }),
    ...(has('media') && {
      media: values.media.map(({ id, caption, alt }) => ({
        fileId: id,
        caption: caption.trim() || null,
        alt: alt.trim() || null,
      })),
    }),
    ...(has('captions_id') && { captionsId: values.captions?.id ?? null }),
    ...(has('homework_min_points') && {
      homeworkMinPoints: numberOf(values.homeworkMinPoints),
      homeworkMaxPoints: numberOf(values.homeworkMaxPoints),
    }),
    ...(has('test_id') && { testId: values.test?.id ?? null }),
  };
}

/** Whether the block has no visible content. */
export const isEmpty = (values: BlockValues): boolean =>
  [values.title, values.text, values.address, values.source].every((text) => text.trim() === '') &&
  values.answers.length === 0 &&
  values.media.length === 0 &&
  values.test === null;
