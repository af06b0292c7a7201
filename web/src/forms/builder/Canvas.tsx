// The form being built: its fields in order, as rows that can be selected, renamed, moved, duplicated and removed.
import { useRef, useState, type ReactNode } from 'react';
import { fieldNames, validateFields } from '@kafedra/common/forms';
import {
  AlignLeft,
  Copy,
  EyeOff,
  GitBranch,
  Heading as HeadingIcon,
  Layers,
  Mail,
  Minus,
  MoveVertical,
  TextCursorInput,
  Trash2,
  TriangleAlert,
  User,
} from 'lucide-react';
import type { FormFieldType } from '@kafedra/common/forms';
import { Badge, chakra, IconButton, Input } from '../../ui/index.ts';
import { SortableList } from '../../ui/drag/SortableList.tsx';
import { conditionWords } from './document/conditionWords.ts';
import {
  alwaysRequired,
  definedField,
  canBeTwice,
  fieldName,
  type FieldDraft,
  type FormDocument,
} from './document/document.ts';

/** The drag type of the palette's items. */
export const fieldKind = 'application/x-kafedra-field';

export interface FieldActions {
  choose: (ref: string | null) => void;
  move: (ref: string, before: string | null) => void;
  insert: (palette: string, before: string | null) => void;
  rename: (field: FieldDraft, name: string) => void;
  duplicate: (ref: string) => void;
  remove: (ref: string) => void;
}

export function Canvas({
  document,
  chosen,
  actions,
}: {
  document: FormDocument;
  chosen: string | null;
  actions: FieldActions;
}) {
  const { fields } = document;
  const [renamed, setRenamed] = useState<string | null>(null);
  const problems = validateFields(fields.map(definedField));
  const problemOf = (ref: string) =>
    problems.find(({ index }) => fields[index]?.ref === ref)?.message ?? null;
  return (
    <SortableList
      label="Поля формы"
      kind={fieldKind}
      items={fields.map((field) => ({ id: field.ref, field }))}
      labelOf={({ field }) => fieldName(field)}
      chosen={chosen}
      onChoose={actions.choose}
      onOpen={setRenamed}
      onMove={actions.move}
      onInsert={actions.insert}
      onRemove={actions.remove}
      empty="В форме пока нет полей. Перетащите их сюда или выберите слева."
    >
      {({ field }) => (
        <Row data-section={field.type === 'section' || undefined}>
          <span className="icon">{fieldIcons[field.type]}</span>
          <div className="words">
            {renamed === field.ref && field.type !== 'line' && field.type !== 'space' ? (
              <RenameBox
                name={shownName(field)}
                onDone={(name) => {
                  setRenamed(null);
                  if (name !== null) actions.rename(field, name);
                }}
              />
            ) : (
              <FieldName document={document} field={field} />
            )}
            {field.condition && (
              <p>
                <GitBranch size={14} aria-hidden />
                <span>{conditionWords(field.condition, fields)}</span>
              </p>
            )}
            {problemOf(field.ref) !== null && (
              <p className="problem">
                <TriangleAlert size={14} aria-hidden />
                <span>{problemOf(field.ref)}</span>
              </p>
            )}
          </div>
          <span className="actions">
            {canBeTwice(field) && (
              <IconButton
                size="sm"
                icon={<Copy />}
                label={`Дублировать: ${fieldName(field)}`}
                onClick={() => actions.duplicate(field.ref)}
              />
            )}
            <IconButton
              size="sm"
              icon={<Trash2 />}
              label={`Удалить: ${fieldName(field)}`}
              onClick={() => actions.remove(field.ref)}
            />
          </span>
        </Row>
      )}
    </SortableList>
  );
}

const shownName = ({ type, label, text }: FieldDraft): string =>
  type === 'title' || type === 'section' || type === 'description' ? text : label;

function FieldName({ document, field }: { document: FormDocument; field: FieldDraft }) {
  const isRequired = field.required || alwaysRequired(field.type, document);
  const kind = field.customField?.name ?? fieldNames[field.type];
  return (
    <div className="name">
      <span>{fieldName(field)}</span>
      {isRequired && (
        <span className="required" title="Обязательное" aria-label="обязательное">
          *
        </span>
      )}
      {fieldName(field) !== kind && <span className="kind">{kind}</span>}
      {field.width === 'half' && <Badge>½</Badge>}
    </div>
  );
}

function RenameBox({
  name,
  onDone,
}: {
  name: string;
  /** Null when the name is unchanged. */
  onDone: (name: string | null) => void;
}) {
  const [text, setText] = useState(name);
  const isOver = useRef(false);
  const finish = (result: string | null, row: Element | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(result);
    (row as HTMLElement | null)?.focus();
  };
  return (
    <Input
      aria-label="Название поля в форме"
      {...startsHere}
      value={text}
      maxLength={255}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => finish(text, null)}
      // The list of fields must not handle keys typed into this input.
      onKeyDown={(event) => {
        event.stopPropagation();
        const row = event.currentTarget.closest('[role=row]');
        if (event.key === 'Enter') finish(text, row);
        if (event.key === 'Escape') finish(null, row);
      }}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}

const startsHere = { autoFocus: true };

export const fieldIcons: Readonly<Record<FormFieldType, ReactNode>> = {
  name: <User size={16} aria-hidden />,
  surname: <User size={16} aria-hidden />,
  email: <Mail size={16} aria-hidden />,
  description: <AlignLeft size={16} aria-hidden />,
  line: <Minus size={16} aria-hidden />,
  space: <MoveVertical size={16} aria-hidden />,
  title: <HeadingIcon size={16} aria-hidden />,
  custom_field: <TextCursorInput size={16} aria-hidden />,
  section: <Layers size={16} aria-hidden />,
  hidden: <EyeOff size={16} aria-hidden />,
};

const Row = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    py: '2',
    pr: '1.5',
    '&[data-section]': { fontWeight: 'semibold' },
    '& > .icon': { display: 'flex', flexShrink: 0, color: 'muted' },
    '& > .words': { flex: '1', minW: '0' },
    '& > .actions': { display: 'flex', flexShrink: 0 },
    '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    '& .name > span': { overflowWrap: 'anywhere', minW: '0' },
    '& .required': { color: 'danger' },
    '& .kind': { color: 'muted', fontSize: 'xs' },
    '& p': {
      display: 'flex',
      gap: '1',
      m: '0',
      mt: '0.5',
      color: 'muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& p > svg': { flexShrink: 0, mt: '1px' },
    '& p.problem': { color: 'danger' },
  },
});
