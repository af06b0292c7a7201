// Resolves the conflicts of two users' changes to one record, field by field.
import { useState } from 'react';
import {
  chakra,
  Fieldset,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  Text,
  type AnyFieldDisplay,
} from '../../ui/index.ts';
import { changesOfSet, resolveField, type Choice, type FieldSides } from './merge.ts';

/** A field with its base value and both changes. */
export interface Conflict extends FieldSides {
  field: string;
  /** Null for a field that is not in the form. */
  words: AnyFieldDisplay | null;
}

/** By field name. */
export type ConflictChoices = Readonly<Record<string, Choice>>;

export function ConflictModal({
  disputed,
  taken,
  onChosen,
}: {
  /** At least one. */
  disputed: readonly Conflict[];
  /** Fields that only the other user changed. */
  taken: readonly Conflict[];
  onChosen: (chosen: ConflictChoices) => void;
}) {
  const [chosen, setChosen] = useState<ConflictChoices>(() =>
    Object.fromEntries(
      disputed.map((dispute) => [dispute.field, isOfSet(dispute) ? 'both' : 'mine']),
    ),
  );
  return (
    <Modal title="То же самое изменил кто-то ещё">
      <ModalBody>
        <Stack gap="5">
          <Text tone="muted">
            Пока вы редактировали, другой человек сохранил своё. Выберите, что останется.
          </Text>
          {disputed.map((dispute) => (
            <Field
              key={dispute.field}
              dispute={dispute}
              choice={chosen[dispute.field] ?? 'mine'}
              onChoose={(choice) => setChosen({ ...chosen, [dispute.field]: choice })}
            />
          ))}
          {taken.length > 0 && (
            <section aria-labelledby="taken-meanwhile">
              <Text id="taken-meanwhile" fontWeight="semibold" mb="1">
                Изменено без вас
              </Text>
              <Taken>
                {taken.map((dispute) => (
                  <li key={dispute.field}>
                    {labelOf(dispute)}: {describeChoice(dispute, 'theirs')}
                  </li>
                ))}
              </Taken>
            </section>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить выбранное"
        cancelLabel="Вернуться к правке"
        onConfirm={() => onChosen(chosen)}
      />
    </Modal>
  );
}

const choices: readonly { choice: Choice; label: string }[] = [
  { choice: 'both', label: 'И то и другое' },
  { choice: 'mine', label: 'Моё' },
  { choice: 'theirs', label: 'Сохранённое другим' },
];

function Field({
  dispute,
  choice: chosen,
  onChoose,
}: {
  dispute: Conflict;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const offered = choices.filter(({ choice }) => choice !== 'both' || isOfSet(dispute));
  return (
    <Options role="radiogroup">
      <legend>{labelOf(dispute)}</legend>
      {offered.map(({ choice, label }) => (
        <label key={choice}>
          <input
            type="radio"
            name={`dispute-${dispute.field}`}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>
            <strong>{label}:</strong> {describeChoice(dispute, choice)}
          </span>
        </label>
      ))}
    </Options>
  );
}

const isOfSet = ({ words }: Conflict): boolean => words?.each !== undefined;

const labelOf = ({ words }: Conflict): string => words?.label ?? 'Другие данные';

function describeChoice({ words, ...sides }: Conflict, choice: Choice): string {
  // The cast is safe: these functions are only called with values of their own field.
  const display = words as AnyValueWords | null;
  const value = resolveField(sides, choice);
  if (!display?.each) return display?.show?.(value) ?? 'изменено';
  const { added, removed } = changesOfSet(sides.base, value);
  const parts = [
    added.length > 0 && `добавлено: ${added.map(display.each).join(', ')}`,
    removed.length > 0 && `снято: ${removed.map(display.each).join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ') || 'как было';
}

interface AnyValueWords {
  show?: (value: unknown) => string;
  each?: (member: unknown) => string;
}

const Options = chakra(Fieldset, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > legend': { mb: '1.5', p: '0', fontWeight: 'semibold' },
    '& > label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      p: '3',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'soft' },
    },
    '& > label:has(:checked)': { borderColor: 'primary', bg: 'primarySoft' },
    '& input': {
      flexShrink: 0,
      m: '0',
      mt: '0.5',
      boxSize: '16px',
      accentColor: 'var(--chakra-colors-primary)',
    },
    '& span': {
      minW: '0',
      maxH: '160px',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
});

const Taken = chakra('ul', {
  base: { m: '0', pl: '5', overflowWrap: 'anywhere', color: 'muted' },
});
