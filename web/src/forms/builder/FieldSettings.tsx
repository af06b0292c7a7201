// The settings of the selected field.
import { hiddenParameters, type HiddenParameter } from '@kafedra/common/forms';
import { Copy, Trash2 } from 'lucide-react';
import {
  Button,
  Heading,
  HStack,
  Segmented,
  SelectBox,
  Stack,
  Switch,
  Text,
} from '../../ui/index.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import {
  alwaysRequired,
  canBeRequired,
  canBeTwice,
  fieldName,
  type FieldDraft,
  type FormDocument,
} from './document/document.ts';
import { parameterLabels } from './formKinds.ts';
import { TextBox } from './inputs.tsx';
import { fieldNames, isAnswered } from '@kafedra/common/forms';

export function FieldSettings({
  document,
  field,
  conditionError,
  onChange,
  onDuplicate,
  onRemove,
}: {
  document: FormDocument;
  field: FieldDraft;
  conditionError: string | null;
  /**
   * `what` names the changed property: consecutive changes of the same one are a single undo step.
   */
  onChange: (change: Partial<FieldDraft>, what: string) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const { type, customField } = field;
  const { fields } = document;
  const isAlwaysRequired = alwaysRequired(type, document);
  const isVisibleInput = isAnswered(type) && type !== 'hidden';
  return (
    <Stack gap="4">
      <div>
        <Heading as="h2" size="card" overflowWrap="anywhere">
          {fieldName(field)}
        </Heading>
        <Text tone="muted" size="sm">
          {customField ? 'Своё поле' : fieldNames[type]}
        </Text>
      </div>
      {(type === 'title' || type === 'section') && (
        <TextBox
          label="Заголовок"
          value={field.text}
          onChange={(text) => onChange({ text }, 'text')}
        />
      )}
      {type === 'description' && (
        <TextBox
          label="Текст"
          long
          maxLength={10_000}
          value={field.text}
          onChange={(text) => onChange({ text }, 'text')}
        />
      )}
      {isVisibleInput && (
        <TextBox
          label="Как назвать поле в форме"
          hint={`Пока пусто — «${customField?.name ?? fieldNames[type]}»`}
          value={field.label}
          onChange={(label) => onChange({ label }, 'label')}
        />
      )}
      {type === 'hidden' && <HiddenSettings field={field} onChange={onChange} />}
      {(isVisibleInput || type === 'section') && (
        <TextBox
          label="Подсказка"
          maxLength={1000}
          value={field.hint}
          onChange={(hint) => onChange({ hint }, 'hint')}
        />
      )}
      {canBeRequired(type) && (
        <Switch
          spread
          checked={field.required || isAlwaysRequired}
          disabled={isAlwaysRequired}
          onChange={(required) => onChange({ required }, 'required')}
        >
          Обязательное
        </Switch>
      )}
      {isVisibleInput && (
        <Segmented
          label="Ширина"
          value={field.width}
          onChange={(width) => onChange({ width }, 'width')}
          options={[
            { value: 'whole', label: 'Во всю' },
            { value: 'half', label: 'Половина' },
          ]}
        />
      )}
      {type !== 'hidden' && (
        <ConditionEditor
          field={field}
          fields={fields}
          error={conditionError}
          onChange={(condition) => onChange({ condition }, 'condition')}
        />
      )}
      <HStack gap="2" flexWrap="wrap">
        {canBeTwice(field) && (
          <Button size="sm" icon={<Copy size={16} aria-hidden />} onClick={onDuplicate}>
            Дублировать
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
        >
          Удалить поле
        </Button>
      </HStack>
    </Stack>
  );
}

const fixed = 'fixed';

function HiddenSettings({
  field,
  onChange,
}: {
  field: FieldDraft;
  onChange: (change: Partial<FieldDraft>, what: string) => void;
}) {
  return (
    <>
      <TextBox
        label="Название для сотрудников"
        value={field.label}
        onChange={(label) => onChange({ label }, 'label')}
      />
      <SelectBox<HiddenParameter | typeof fixed>
        label="Откуда берётся значение"
        value={field.parameter ?? fixed}
        options={[
          ...hiddenParameters.map((value) => ({ value, label: parameterLabels[value] })),
          { value: fixed, label: 'Постоянное значение' },
        ]}
        onChange={(chosen) =>
          onChange({ parameter: chosen === fixed ? null : chosen }, 'parameter')
        }
      />
      <TextBox
        label={field.parameter === null ? 'Значение' : 'Значение, если метки в адресе нет'}
        maxLength={1000}
        value={field.value}
        onChange={(value) => onChange({ value }, 'value')}
      />
    </>
  );
}
