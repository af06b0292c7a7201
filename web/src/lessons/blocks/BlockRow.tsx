// A block in the constructor: as learners see it or as a form, with its actions.
import { Suspense, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { ChevronDown, ChevronRight, Ellipsis, Eye, EyeOff, Pencil, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  chakra,
  Checkbox,
  countOf,
  IconButton,
  lazyPart,
  Menu,
  Skeleton,
  Text,
  type MenuEntries,
  type SaveRest,
} from '../../ui/index.ts';
import { blockKinds } from './blockKinds.tsx';
import { BlockView } from './BlockView.tsx';
import { blockNouns } from './blockWords.ts';
import { isEmpty, readValues } from './blockValues.ts';
import type { LessonPlace } from './BlockEditor.tsx';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';
import type { BlockRow_block$key } from '../../__generated__/BlockRow_block.graphql.ts';

const BlockEditor = lazyPart(() => import('./BlockEditor.tsx'), 'BlockEditor');
const FilmStreamState = lazyPart(() => import('../films/FilmStreamState.tsx'), 'FilmStreamState');

export interface RowActions {
  open: (id: string) => void;
  /** Resolves when changes are saved or saving failed. */
  close: () => void;
  select: (id: string, isOn: boolean) => void;
  fold: (id: string) => void;
  /** Opens the list of types for a new block after this one. */
  addAfter: (id: string) => void;
  publish: (id: string, isOn: boolean) => void;
}

export function BlockRow({
  block: key,
  name,
  place,
  isOpen,
  isLead,
  isTicked,
  folded,
  menu,
  isReadOnly,
  actions,
  children,
}: {
  block: BlockRow_block$key;
  /** Its name in messages. */
  name: string;
  place: LessonPlace;
  isOpen: boolean;
  /** The block is edited at the top of the lesson's editor, not here. */
  isLead: boolean;
  isTicked: boolean;
  /** For a heading with blocks below it: their number, and whether they are collapsed. */
  folded: { count: number; isOn: boolean } | null;
  menu: MenuEntries;
  isReadOnly: boolean;
  actions: RowActions;
  /** Rendered below the block: the list of types for a new one. */
  children?: ReactNode;
}) {
  const block = useFragment<BlockRow_block$key>(
    graphql`
      fragment BlockRow_block on LessonBlock {
        id
        type
        status
        ...BlockView_block
        ...BlockEditor_block
        ...blockValues_block
        ...FilmStreamState_block
      }
    `,
    key,
  );
  const { id, type, status } = block;
  const rest = useRef<SaveRest | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { label, icon } = blockKinds[type];
  const isDraft = status === 'DRAFT';

  /** The form stays open, with the errors, if it can't be saved. */
  const close = async () => {
    // The rich-text editor reports its value on blur.
    (document.activeElement as HTMLElement | null)?.blur();
    if (!((await rest.current?.()) ?? true)) return;
    const row = frame.current?.closest<HTMLElement>('[role=row]');
    actions.close();
    row?.focus();
  };
  /**
   * Handles Escape within the rich-text editor, which stops the event whether or not it uses it.
   */
  const onKeyInText = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget: written, target } = event;
    if (event.key !== 'Escape' || !(target instanceof HTMLElement) || !target.isContentEditable)
      return;
    // Escape closes the editor's insert menu first.
    if (!written.contains(target) || written.querySelector('[role=listbox]')) return;
    event.preventDefault();
    event.stopPropagation();
    void close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      void close();
    } else if (event.code === 'KeyS' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void rest.current?.();
    }
  };

  return (
    <Frame
      ref={frame}
      data-draft={isDraft || undefined}
      data-section={type === 'SECTION' || undefined}
    >
      <Head>
        {!isReadOnly && (
          <span {...own}>
            <Checkbox
              aria-label={`Выбрать: ${name}`}
              checked={isTicked}
              onChange={(isOn) => actions.select(id, isOn)}
            />
          </span>
        )}
        <span className="kind">
          {icon}
          <span>{label}</span>
        </span>
        {isLead && <Badge tone="primary">{leadWords[type] ?? label}</Badge>}
        {isDraft && <Badge>Черновик</Badge>}
        <span className="actions" {...own}>
          {folded && (
            <IconButton
              size="sm"
              icon={folded.isOn ? <ChevronRight /> : <ChevronDown />}
              label={`${folded.isOn ? 'Развернуть' : 'Свернуть'}: ${name}`}
              aria-expanded={!folded.isOn}
              onClick={() => actions.fold(id)}
            />
          )}
          {!isReadOnly && (
            <>
              <IconButton
                size="sm"
                icon={isDraft ? <EyeOff /> : <Eye />}
                label={`${isDraft ? 'Опубликовать' : 'Снять с публикации'}: ${name}`}
                onClick={() => actions.publish(id, isDraft)}
              />
              {!isOpen && (
                <IconButton
                  size="sm"
                  icon={<Pencil />}
                  label={`Изменить: ${name}`}
                  onClick={() => actions.open(id)}
                />
              )}
              <Menu
                label={`Действия: ${name}`}
                placement="bottom end"
                trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${name}`} />}
                items={menu}
              />
            </>
          )}
        </span>
      </Head>
      {isOpen ? (
        // The list must not handle keys and presses within the form.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div {...own} onKeyDownCapture={onKeyInText} onKeyDown={onKey}>
          <Suspense fallback={<Skeleton height="220px" />}>
            <BlockEditor
              block={block}
              type={type}
              place={place}
              rest={rest}
              onDone={() => void close()}
            />
          </Suspense>
        </div>
      ) : (
        <Shown>
          {type !== 'WEBINAR' && isEmpty(readValues(block)) ? (
            <Text tone="muted" size="sm">
              Пока пусто
            </Text>
          ) : (
            <BlockView block={block} />
          )}
        </Shown>
      )}
      {type === 'VIDEO' && (
        <div {...own}>
          <Suspense fallback={null}>
            <FilmStreamState block={block} isReadOnly={isReadOnly} {...lessonOf(place)} />
          </Suspense>
        </div>
      )}
      {folded?.isOn && (
        <Text tone="muted" size="sm">
          Скрыто: {countOf(folded.count, blockNouns)}
        </Text>
      )}
      {!isReadOnly && (
        <div {...own}>
          {children ?? (
            <AddBelow type="button" onClick={() => actions.addAfter(id)}>
              <Plus size={14} aria-hidden />
              <span>Добавить блок ниже</span>
            </AddBelow>
          )}
        </div>
      )}
    </Frame>
  );
}

const leadWords: Partial<Record<BlockType, string>> = {
  VIDEO: 'Видео урока',
  TEST: 'Тест урока',
};

const lessonOf = ({ courseId, lessonId }: LessonPlace) => ({ courseId, lessonId });

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Stops events of controls within a row, which React Aria would use to select, open or drag the row.
 */
const own = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onDoubleClick: stop,
  onDragStart: stop,
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    pt: '2',
    pb: '1',
    pr: '3',
    '&[data-section]': { '& > div:first-of-type .kind': { color: 'primary' } },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    '& > .kind': {
      flex: '1',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      color: 'muted',
      fontSize: 'xs',
    },
    '& > .kind > svg': { flexShrink: 0 },
    '& > .kind > span': {
      display: { base: 'none', sm: 'block' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span:first-of-type': { display: 'flex' },
    '& > .actions': { display: 'flex', flexShrink: 0 },
  },
});

const Shown = chakra('div', { base: { minW: '0' } });

const AddBelow = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    w: 'full',
    h: '7',
    borderRadius: 'md',
    color: 'faint',
    fontSize: 'xs',
    _hover: { bg: 'soft', color: 'primary' },
  },
});
