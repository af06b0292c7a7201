// The form fields of a custom field: name, type, display and accompanying texts.
import {
  CheckboxField,
  maxLength,
  maxLengthOrEmpty,
  Select,
  TextArea,
  TextField,
  useFieldValue,
  type CustomFieldType,
} from '../../ui/index.ts';
import { customFieldTypeLabels } from './customFieldTypes.ts';

export type KnownType = keyof typeof customFieldTypeLabels;

/** The display of a list. */
export type ListShowType = 'RADIO_CHECKBOX' | 'SELECT';

export interface FieldValues {
  name: string;
  type: KnownType | null;
  description: string;
  prompt: string;
  multiple: boolean;
  listShowType: ListShowType;
}

export const noField: FieldValues = {
  name: '',
  type: null,
  description: '',
  prompt: '',
  multiple: false,
  listShowType: 'RADIO_CHECKBOX',
};

export const isKnownType = (type: CustomFieldType): type is KnownType =>
  Object.hasOwn(customFieldTypeLabels, type);

export const inputOf = ({ name, description, prompt, multiple, listShowType }: FieldValues) => ({
  name: name.trim(),
  description: description.trim() || null,
  prompt: prompt.trim() || null,
  multiple,
  listShowType,
});

export function FieldInputs({ types }: { types: readonly KnownType[] }) {
  const type = useFieldValue<KnownType | null>('type');
  const isList = type === 'LIST' || type === 'LIST_BITRIX';
  return (
    <>
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      <Select<KnownType>
        name="type"
        label="Тип"
        rules={[(chosen) => (chosen === null ? 'Необходимо выбрать тип поля' : null)]}
        options={types.map((value) => ({ value, label: customFieldTypeLabels[value] }))}
      />
      {isList && (
        <Select<ListShowType>
          name="listShowType"
          label="Как показать список"
          options={[
            { value: 'RADIO_CHECKBOX', label: 'Открытым: все варианты сразу' },
            { value: 'SELECT', label: 'Закрытым: с поиском по вариантам' },
          ]}
        />
      )}
      <CheckboxField name="multiple" label="Можно указать несколько значений" />
      <TextField
        name="prompt"
        label="Что показать в пустом поле"
        rules={[maxLengthOrEmpty(1000)]}
      />
      <TextArea name="description" label="Пояснение под полем" rules={[maxLengthOrEmpty(1000)]} />
    </>
  );
}
