// The constructor of a lesson: its blocks as learners see them, edited in place; they can be added, moved, published
// and deleted.
import { Suspense, useState, type KeyboardEvent } from 'react';
import {
  ArrowDown,
  ArrowUp,
  CheckCheck,
  Eye,
  EyeOff,
  Files,
  LibraryBig,
  Plus,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { sectionOf } from '@kafedra/common/lessons';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { hasDraft } from '../../kit/drafts/useRecordDraft.ts';
import { KindList } from '../../kit/actions/KindList.tsx';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useStorageUploads } from '../../media/lazy.ts';
import {
  captureTyping,
  Box,
  Button,
  chakra,
  countOf,
  DropZone,
  Flex,
  Heading,
  IconButton,
  isTyping,
  lazyPart,
  LoadingState,
  SelectionBar,
  takeCapturedText,
  Text,
  UploadList,
  useShortcutGroup,
  type ShortcutGroup,
} from '../../ui/index.ts';
import { focusPart, partOfBlock, mainBlocks } from '../editor/lessonParts.ts';
import { blockKinds, kindOf, kindsFor } from './blockKinds.tsx';
import type { LessonPlace } from './BlockEditor.tsx';
import { startsWithText } from './blockWords.ts';
import { BlockRow } from './BlockRow.tsx';
import { blockNouns } from './blockWords.ts';
import { readValues } from './blockValues.ts';
import { useBlockCopies } from '../copies/useBlockCopies.tsx';
import { useLibraryAdditions } from '../library/useLibraryAdditions.tsx';
import { useBlockActions } from './useBlockActions.ts';
import { useBlockCalls } from './useBlockCalls.ts';
import { useBlockMenu } from './useBlockMenu.tsx';
import { useUndoHistory } from '../../kit/actions/useUndoHistory.ts';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';
import type {
  LessonConstructor_lesson$data,
  LessonConstructor_lesson$key,
} from '../../__generated__/LessonConstructor_lesson.graphql.ts';

type Block = LessonConstructor_lesson$data['blocks'][number];

const BlockList = lazyPart(() => import('./BlockList.tsx'), 'BlockList');
const CopyFromLibraryModal = lazyPart(
  () => import('../library/CopyFromLibraryModal.tsx'),
  'CopyFromLibraryModal',
);

export function LessonConstructor({
  lesson: key,
  place,
  isReadOnly: isFixed,
  mayUpload,
  mayShelve,
}: {
  lesson: LessonConstructor_lesson$key;
  place: Omit<LessonPlace, 'lessonId'>;
  isReadOnly: boolean;
  /** Permission to upload files to the company's storage. */
  mayUpload: boolean;
  /** Permission to take blocks from the library and put blocks there. */
  mayShelve: boolean;
}) {
  const lesson = useFragment<LessonConstructor_lesson$key>(
    graphql`
      fragment LessonConstructor_lesson on Lesson @throwOnFieldError {
        id
        type
        viewerCanUpdate @catch(to: NULL)
        blocks {
          id
          type
          status
          title
          layerId
          ...blockValues_block
          ...BlockRow_block
        }
      }
    `,
    key,
  );
  const { id: lessonId, blocks } = lesson;
  const { courseId, companyId, draftOf } = place;
  const at: LessonPlace = { ...place, lessonId };
  const isReadOnly = isFixed || lesson.viewerCanUpdate === false;
  const steps = useUndoHistory();
  const calls = useBlockCalls(courseId, lessonId);
  const listed = blocks.map((block) => ({
    id: block.id,
    type: block.type,
    status: block.status,
    values: () => readValues(block),
  }));
  const actions = useBlockActions(listed, calls, steps);
  const leads = mainBlocks(lesson.type, blocks);
  /** The part of the lesson's editor that edits the block, if any. */
  const partOf = (id: string) => keysOf(leads).find((part) => leads[part]?.id === id);
  // Opens the block that has an unsaved draft.
  const [open, setOpenBlock] = useState<string | null>(() => {
    const draftedBlock =
      draftOf &&
      blocks.find(
        ({ id }) => partOf(id) === undefined && hasDraft(draftOf, 'BlockEditor_block', id),
      );
    return isReadOnly ? null : (draftedBlock?.id ?? null);
  });
  const setOpen = (id: string | null) => {
    const part = id === null ? undefined : partOf(id);
    if (part === undefined) setOpenBlock(id);
    else focusPart(part);
  };
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const kinds = kindsFor(lesson.type);
  const copyElsewhere = useBlockCopies(place);
  const { addBlocks } = useLibraryAdditions(place);
  const { open: openDialog } = useDataModals();
  const menuOf = useBlockMenu({
    courseId,
    ids: blocks.map(({ id }) => id),
    actions,
    onOpen: setOpen,
    onCopy: (id) => copyElsewhere([id], countOf(1, blockNouns)),
    onShelve: mayShelve ? (id) => addBlocks([id], countOf(1, blockNouns)) : null,
  });
  useShortcutGroup(isReadOnly ? nothing : shortcuts);

  const show = (id: string | null) => {
    if (id === null) return;
    setChosen(id);
    setOpen(id);
  };
  const add = async (type: BlockType, behindId: string | null | undefined) => {
    setAdding(null);
    if (startsWithText.has(type)) captureTyping();
    const made = await actions.add({ type, ...(behindId !== undefined && { behindId }) });
    if (made === null) takeCapturedText();
    const part = partOfBlock(lesson.type, type);
    if (made !== null && part !== undefined && leads[part] === null) focusPart(part);
    else show(made);
  };
  const take = (behindId: string | null | undefined) => {
    setAdding(null);
    void openDialog((close) => (
      <CopyFromLibraryModal
        shelf="BLOCKS"
        companyId={companyId}
        onTake={(entry) => actions.copyFromLibrary(entry.id, behindId)}
        onDone={() => close()}
      />
    ));
  };
  const kindsAt = (behindId: string | null | undefined, onClose?: () => void) => (
    <KindList
      label="Какой блок добавить"
      placeholder="Какой блок добавить: текст, видео, файл…"
      all="Виды блоков"
      kinds={kinds.map((type) => [type, blockKinds[type]] as const)}
      onChoose={(type) => void add(type, behindId)}
      {...(onClose && { onClose })}
    >
      {mayShelve && (
        <Button
          size="sm"
          variant="ghost"
          icon={<LibraryBig size={16} aria-hidden />}
          onClick={() => take(behindId)}
        >
          Вставить из библиотеки…
        </Button>
      )}
    </KindList>
  );
  const uploads = useStorageUploads({
    place: 'lesson',
    companyId,
    folderId: null,
    onAdded: ({ kind, file }) => {
      if (!file) return;
      const type = blockOfFile[kind] ?? 'FILE';
      const behindId = open ?? chosen ?? undefined;
      void actions.add({
        type,
        media: [{ fileId: file.id }],
        ...(behindId !== undefined && { behindId }),
      });
    },
  });

  const placed = blocks.map(({ id, type }) => ({ id, type: kindOf(type) }));
  const hidden = new Set(
    [...folded].flatMap((id) => sectionOf(placed, id).map((block) => block.id)),
  );
  const drafts = blocks.filter(({ status }) => status === 'DRAFT');
  const picked = blocks.flatMap(({ id }) => (ticked.has(id) ? [id] : []));
  const withTicked = (act: (ids: readonly string[]) => Promise<void>) => () => {
    void act(picked).then(() => setTicked(new Set()));
  };

  const onKey = (event: KeyboardEvent) => {
    if (isReadOnly || isTyping(event.target)) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    if (event.key === '/' && row?.dataset['key'] !== undefined && event.target === row) {
      event.preventDefault();
      setAdding(row.dataset['key']);
      return;
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const act =
      event.code === 'KeyZ'
        ? event.shiftKey
          ? steps.redo
          : steps.undo
        : event.code === 'KeyY'
          ? steps.redo
          : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  if (isReadOnly && blocks.length === 0) return null;
  return (
    <DropZone onFiles={isReadOnly || !mayUpload ? null : uploads.add}>
      {/* Handles the keyboard shortcuts of the whole list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <Place onKeyDown={onKey}>
        <Flex align="center" gap="2" wrap="wrap">
          <div style={{ flex: '1 1 200px' }}>
            <Heading as="h2">Материалы урока</Heading>
            <Text tone="muted" size="sm">
              {countsOf(blocks, drafts.length)}
              {!isReadOnly && '. Блоки сохраняются сами'}
            </Text>
          </div>
          {!isReadOnly && (
            <Flex gap="1" align="center">
              <IconButton
                icon={<Undo2 />}
                label="Отменить действие"
                disabled={!steps.mayUndo}
                onClick={() => steps.undo()}
              />
              <IconButton
                icon={<Redo2 />}
                label="Повторить действие"
                disabled={!steps.mayRedo}
                onClick={() => steps.redo()}
              />
              {drafts.length > 0 && (
                <Button
                  icon={<CheckCheck size={16} aria-hidden />}
                  onClick={() =>
                    void actions.setStatus(
                      drafts.map(({ id }) => id),
                      'PUBLISHED',
                    )
                  }
                >
                  Опубликовать всё
                </Button>
              )}
            </Flex>
          )}
        </Flex>
        {blocks.length === 0 ? (
          <div>
            <Text tone="muted" mb="3">
              {lesson.type === 'CONSTRUCTOR'
                ? 'Соберите урок из блоков: текст, видео, файлы, задания. Начните с любого — порядок легко поменять.'
                : 'К уроку можно добавить блоки: тексты, файлы, другие видео, задания.'}{' '}
              Ученики увидят блок, когда вы его опубликуете.
            </Text>
            {kindsAt(undefined)}
          </div>
        ) : (
          <>
            {!isReadOnly &&
              (adding === atStart ? (
                kindsAt(null, () => setAdding(null))
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<Plus size={16} aria-hidden />}
                  onClick={() => setAdding(atStart)}
                >
                  Добавить блок в начало
                </Button>
              ))}
            {/* Offsets the list’s padding for focus outlines. */}
            <Box mx="-1">
              <Suspense fallback={<LoadingState />}>
                <BlockList
                  items={blocks.flatMap((block) =>
                    hidden.has(block.id) ? [] : [{ id: block.id, name: nameOf(block) }],
                  )}
                  isFixed={isReadOnly}
                  chosen={chosen}
                  onChoose={setChosen}
                  onOpen={isReadOnly ? () => {} : setOpen}
                  onMove={(id, before) => void actions.move(ticked.has(id) ? picked : [id], before)}
                  onRemove={(id) => void actions.remove([id])}
                >
                  {({ id: rowId, name }) => {
                    const block = blocks.find(({ id }) => id === rowId);
                    if (!block) return null;
                    const below = sectionOf(placed, block.id).length;
                    return (
                      <BlockRow
                        block={block}
                        name={name}
                        place={at}
                        isOpen={open === block.id && !isReadOnly}
                        isLead={partOf(block.id) !== undefined}
                        isTicked={ticked.has(block.id)}
                        folded={below > 0 ? { count: below, isOn: folded.has(block.id) } : null}
                        menu={menuOf({ id: block.id, layerId: block.layerId ?? null })}
                        isReadOnly={isReadOnly}
                        actions={{
                          open: setOpen,
                          close: () => setOpen(null),
                          select: (id, isOn) => setTicked(withOne(ticked, id, isOn)),
                          fold: (id) => setFolded(withOne(folded, id, !folded.has(id))),
                          addAfter: setAdding,
                          publish: (id, isOn) =>
                            void actions.setStatus([id], isOn ? 'PUBLISHED' : 'DRAFT'),
                        }}
                      >
                        {adding === block.id ? kindsAt(block.id, () => setAdding(null)) : null}
                      </BlockRow>
                    );
                  }}
                </BlockList>
              </Suspense>
            </Box>
          </>
        )}
        <UploadList uploads={uploads.uploads} />
        {picked.length > 0 && (
          <Bar>
            <SelectionBar
              count={picked.length}
              totalCount={blocks.length}
              onSelectAll={() => setTicked(new Set(blocks.map(({ id }) => id)))}
              onClear={() => setTicked(new Set())}
              actions={[
                {
                  label: 'Опубликовать',
                  icon: <Eye aria-hidden />,
                  onAction: withTicked((ids) => actions.setStatus(ids, 'PUBLISHED')),
                },
                {
                  label: 'В черновики',
                  icon: <EyeOff aria-hidden />,
                  onAction: withTicked((ids) => actions.setStatus(ids, 'DRAFT')),
                },
                {
                  label: 'В начало',
                  icon: <ArrowUp aria-hidden />,
                  onAction: withTicked((ids) => actions.move(ids, blocks[0]?.id ?? null)),
                },
                {
                  label: 'В конец',
                  icon: <ArrowDown aria-hidden />,
                  onAction: withTicked((ids) => actions.move(ids, null)),
                },
                {
                  label: 'Копировать в урок…',
                  icon: <Files aria-hidden />,
                  onAction: () => copyElsewhere(picked, countOf(picked.length, blockNouns)),
                },
                ...(mayShelve
                  ? [
                      {
                        label: 'Сохранить в библиотеку…',
                        icon: <LibraryBig aria-hidden />,
                        onAction: () => addBlocks(picked, countOf(picked.length, blockNouns)),
                      },
                    ]
                  : []),
                {
                  label: 'Удалить',
                  icon: <Trash2 aria-hidden />,
                  onAction: withTicked(actions.remove),
                },
              ]}
            />
          </Bar>
        )}
      </Place>
    </DropZone>
  );
}

/** An id that no block has. */
const atStart = '';

const blockOfFile: Readonly<Record<string, BlockType>> = {
  IMAGE: 'IMAGE',
  FILM: 'VIDEO',
  AUDIO: 'AUDIO',
};

const nameOf = ({ type, title }: Pick<Block, 'type' | 'title'>): string =>
  title ? `${blockKinds[type].label} «${title}»` : blockKinds[type].label;

const withOne = (all: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> =>
  isOn ? new Set([...all, id]) : new Set([...all].filter((each) => each !== id));

function countsOf(blocks: readonly Block[], drafts: number): string {
  if (blocks.length === 0) return 'Пока нет блоков';
  const all = countOf(blocks.length, blockNouns);
  if (drafts === 0) return `${all}, все опубликованы`;
  const unseen = countOf(drafts, ['черновик', 'черновика', 'черновиков']);
  return `${all}, ${unseen}: ученики ${drafts === 1 ? 'его' : 'их'} не видят`;
}

const shortcuts: ShortcutGroup = {
  title: 'Материалы урока',
  shortcuts: [
    { keys: ['/'], text: 'Добавить блок ниже' },
    { keys: ['Enter'], text: 'Изменить блок' },
    { keys: ['Esc'], text: 'Закончить правку' },
    { keys: ['Alt', '↑'], text: 'Блок выше' },
    { keys: ['Alt', '↓'], text: 'Блок ниже' },
    { keys: ['Delete'], text: 'Удалить блок' },
    { keys: ['Ctrl', 'Z'], text: 'Отменить' },
    { keys: ['Ctrl', 'Shift', 'Z'], text: 'Вернуть' },
  ],
};

const nothing: ShortcutGroup = { title: 'Материалы урока', shortcuts: [] };

const Place = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', maxW: '760px' },
});

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
  },
});
