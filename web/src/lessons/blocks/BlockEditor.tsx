// The form of a block with the fields of its type; it saves automatically.
import { useEffect, useRef, type RefObject } from 'react';
import { graphql } from 'react-relay';
import { blockFields, longestSource } from '@kafedra/common/lessons';
import { servicesFor, type EmbedKind } from '@kafedra/common/embeds';
import type { Permission } from '../../kit/pages/Admin.ts';
import { DraftNote } from '../../kit/drafts/DraftNote.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Button,
  Flex,
  Form,
  Grid,
  maxLengthOrEmpty,
  RichTextField,
  SaveStatus,
  Select,
  Stack,
  Text,
  TextField,
  TextLink,
  wholeNumber,
  type SaveRest,
  type TextUploads,
} from '../../ui/index.ts';
import { AnswersField } from './AnswersField.tsx';
import { CaptionsField, MediaField } from './MediaField.tsx';
import { TestField } from './TestField.tsx';
import { SourceField } from './SourceField.tsx';
import { codeLanguageNames, startsWithText, toneLabels } from './blockWords.ts';
import { blockInput, readValues, type BlockValues } from './blockValues.ts';
import { kindOf } from './blockKinds.tsx';
import type { BlockEditor_block$key } from '../../__generated__/BlockEditor_block.graphql.ts';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';
import type { BlockEditorMutation } from '../../__generated__/BlockEditorMutation.graphql.ts';

export interface LessonPlace {
  /** Global ids. */
  companyId: string;
  courseId: string;
  lessonId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  uploads: TextUploads;
  draftOf: DraftOwner | undefined;
}

export function BlockEditor({
  block: key,
  type,
  place: { companyId, courseId, lessonId, code, may, uploads, draftOf },
  rest,
  onDone,
}: {
  block: BlockEditor_block$key;
  type: BlockType;
  place: LessonPlace;
  /** Saves pending changes immediately. */
  rest: RefObject<SaveRest | null>;
  onDone: () => void;
}) {
  const [update] = useMutation<BlockEditorMutation>(graphql`
    mutation BlockEditorMutation($input: UpdateLessonBlockInput!) {
      updateLessonBlock(input: $input) {
        lessonBlock {
          ...BlockEditor_block
          ...BlockView_block
        }
        ...userErrors_payload
      }
    }
  `);
  const { draft, record, ...form } = useDraftedForm({
    fragment: graphql`
      fragment BlockEditor_block on LessonBlock {
        id
        version
        givenTest: test {
          id
          databaseId
        }
        ...blockValues_block
      }
    `,
    record: key,
    values: (now): BlockValues => readValues(now),
    input: (values) => blockInput(type, values),
    update: ({ id }, change) =>
      update({ variables: { input: { courseId, lessonId, id, ...change } } }),
    draftOf,
  });
  const given = record?.givenTest;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the first field, so that typing can begin; the rich-text editor takes the focus when it has loaded.
    if (!startsWithText.has(type)) {
      place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    }
  }, [type]);
  const has = (field: string) => blockFields[kindOf(type)].some((each) => each === field);
  return (
    <div ref={place}>
      <DraftNote offer={draft.offer} />
      <Form {...form} guardUnsaved={draft.keep} autosave={rest}>
        <Stack gap="3">
          {type === 'SECTION' && (
            <TextField name="title" label="Заголовок раздела" rules={[maxLengthOrEmpty(255)]} />
          )}
          {has('tone') && (
            <Select
              name="tone"
              label="Вид выноски"
              required
              options={keysOf(toneLabels).map((value) => ({ value, label: toneLabels[value] }))}
            />
          )}
          {has('media') && <MediaField name="media" type={type} companyId={companyId} />}
          {has('address') && (
            <TextField
              name="address"
              label={type === 'EMBED' ? 'Ссылка или код вставки' : 'Или ссылка'}
              hint={`Подойдут: ${servicesFor(frames[type] ?? 'page').join(', ')}`}
              rules={[maxLengthOrEmpty(4000)]}
            />
          )}
          {has('captions_id') && <CaptionsField name="captions" companyId={companyId} />}
          {has('language') && (
            <Select
              name="language"
              label="Язык"
              options={Object.entries(codeLanguageNames).map(([value, label]) => ({
                value,
                label,
              }))}
            />
          )}
          {has('source') && (
            <SourceField
              name="source"
              isFormula={type === 'FORMULA'}
              most={longestSource[type === 'FORMULA' ? 'formula' : 'code']}
            />
          )}
          {type === 'WEBINAR' && (
            <Text tone="muted" size="sm">
              Время, вход и запись задают на вкладке{' '}
              <TextLink to="?tab=webinar">«Вебинар»</TextLink>: у урока один вебинар, сколько бы
              блоков о нём ни было.
            </Text>
          )}
          {has('test_id') && (
            <TestField
              name="test"
              place={{ companyId, code, may }}
              saved={given ? { id: given.id, databaseId: given.databaseId } : null}
            />
          )}
          {has('answers') && <AnswersField name="answers" uploads={uploads} />}
          {has('text') && (
            <RichTextField
              name="text"
              label={textLabels[type] ?? 'Подпись'}
              uploads={uploads}
              short={!startsWithText.has(type)}
              takesFocus={startsWithText.has(type)}
              isFolded={!startsWithText.has(type)}
            />
          )}
          {has('homework_min_points') && (
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
              <TextField
                name="homeworkMinPoints"
                label="Баллов, не меньше"
                inputMode="numeric"
                rules={[points]}
              />
              <TextField
                name="homeworkMaxPoints"
                label="Баллов, не больше"
                inputMode="numeric"
                rules={[points]}
              />
            </Grid>
          )}
          {type !== 'SECTION' && (
            <TextField
              name="title"
              label="Заголовок блока"
              hint="Пусто — без заголовка"
              rules={[maxLengthOrEmpty(255)]}
            />
          )}
          <Flex align="center" gap="3" wrap="wrap">
            <Button size="sm" onClick={onDone}>
              Готово
            </Button>
            <SaveStatus />
          </Flex>
        </Stack>
      </Form>
    </div>
  );
}

const points = wholeNumber(0, 1000);

const textLabels: Partial<Record<BlockType, string>> = {
  TEXT: 'Текст',
  CALLOUT: 'Текст выноски',
  HOMEWORK: 'Что сделать',
};

const frames: Partial<Record<BlockType, EmbedKind>> = { VIDEO: 'video', AUDIO: 'audio' };
