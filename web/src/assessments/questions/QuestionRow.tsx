// A question in the list of its test: its text, type, points and status.
import type { SyntheticEvent } from 'react';
import { ArrowDown, ArrowUp, Copy, Ellipsis, FolderInput } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { chakra, Checkbox, countOf, deleteItem, IconButton, Menu, Switch } from '../../ui/index.ts';
import { questionKinds } from './questionKinds.tsx';
import type { QuestionRow_question$key } from '../../__generated__/QuestionRow_question.graphql.ts';

export function QuestionRow({
  question: key,
  number,
  name,
  part,
  isTicked,
  isReadOnly,
  onTick,
  onSwitch,
  onCopy,
  onPart,
  onMove,
  onRemove,
}: {
  question: QuestionRow_question$key;
  /** Its number, from 1. */
  number: number;
  name: string;
  /** The title of the part that begins with this question; null if none does. */
  part: string | null;
  isTicked: boolean;
  isReadOnly: boolean;
  onTick: (isOn: boolean) => void;
  onSwitch: (isOn: boolean) => void;
  onCopy: () => void;
  onPart: () => void;
  onMove: (to: 'first' | 'last') => void;
  onRemove: () => void;
}) {
  const { type, status, maxPoints, required } = useFragment<QuestionRow_question$key>(
    graphql`
      fragment QuestionRow_question on TestQuestion {
        type
        status
        maxPoints
        required
      }
    `,
    key,
  );
  const { label, icon } = questionKinds[type];
  const isOn = status === 'ACTIVE';
  return (
    <>
      {part !== null && <PartTitle>{part}</PartTitle>}
      <Frame data-off={!isOn || undefined}>
        {!isReadOnly && (
          <span {...own}>
            <Checkbox aria-label={`Выбрать: ${name}`} checked={isTicked} onChange={onTick} />
          </span>
        )}
        <b>{number}</b>
        <div>
          <p>{name}</p>
          <small>
            {icon}
            <span>
              {label}
              {maxPoints != null &&
                type !== 'ASSESSMENT_BY_CRITERION' &&
                `, ${countOf(maxPoints, ['балл', 'балла', 'баллов'])}`}
              {required && ', обязательный'}
            </span>
          </small>
        </div>
        {!isReadOnly && (
          <span {...own}>
            <Switch
              aria-label={`Включён: ${name}`}
              checked={isOn}
              disabled={type === 'UNKNOWN'}
              onChange={onSwitch}
            />
            <Menu
              label={`Действия: ${name}`}
              placement="bottom end"
              trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${name}`} />}
              items={[
                {
                  id: 'copy',
                  label: 'Дублировать',
                  icon: <Copy size={16} aria-hidden />,
                  onAction: onCopy,
                },
                {
                  id: 'part',
                  label: 'В другую часть…',
                  icon: <FolderInput size={16} aria-hidden />,
                  onAction: onPart,
                },
                {
                  id: 'first',
                  label: 'В начало',
                  icon: <ArrowUp size={16} aria-hidden />,
                  onAction: () => onMove('first'),
                },
                {
                  id: 'last',
                  label: 'В конец',
                  icon: <ArrowDown size={16} aria-hidden />,
                  onAction: () => onMove('last'),
                },
                'separator',
                deleteItem(onRemove),
              ]}
            />
          </span>
        )}
      </Frame>
    </>
  );
}

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
  onKeyDown: stop,
};

const PartTitle = chakra('p', {
  base: { pt: '2', pl: '1', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
});

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    minH: '12',
    py: '1.5',
    pr: '2',
    '& > b': { flexShrink: 0, minW: '6', color: 'muted', fontWeight: 'medium', textAlign: 'end' },
    '& > div': { flex: '1', minW: '0' },
    '& > span': { display: 'flex', alignItems: 'center', gap: '1', flexShrink: 0 },
    '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'muted',
      fontSize: 'xs',
      minW: '0',
    },
    '& small > svg': { flexShrink: 0 },
    '& small > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&[data-off] p': { color: 'muted' },
  },
});
