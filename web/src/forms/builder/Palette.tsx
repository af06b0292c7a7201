// The palette of fields that can be added to the form: built-in ones and the company's custom fields, grouped and
// searchable.
import { startTransition, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { fieldNames, formFieldTypes, type FormFieldType } from '@kafedra/common/forms';
import { hasWords } from '@kafedra/common/words';
import { Button, Heading, SearchField, Stack, Text } from '../../ui/index.ts';
import { DragSource } from '../../ui/drag/DragSource.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { customFieldSubtypeLabels } from '../custom-fields/customFieldTypes.ts';
import { useCustomFieldModal } from '../custom-fields/useCustomFieldModal.tsx';
import { fieldIcons, fieldKind } from './Canvas.tsx';
import { palettePayload, type FieldDraft } from './document/document.ts';
import { basicFieldNotes } from './formKinds.ts';
import type { Palette_company$key } from '../../__generated__/Palette_company.graphql.ts';
import type { PalettePaginationQuery } from '../../__generated__/PalettePaginationQuery.graphql.ts';

export function Palette({
  company: key,
  companyId,
  fields,
  onAdd,
}: {
  company: Palette_company$key;
  companyId: string;
  /** The fields of the form. */
  fields: readonly FieldDraft[];
  /** Receives a payload for `offerIn`. */
  onAdd: (payload: string) => void;
}) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    PalettePaginationQuery,
    Palette_company$key
  >(
    graphql`
      fragment Palette_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "PalettePaginationQuery")
      @throwOnFieldError {
        customFields(
          first: $count
          after: $cursor
          search: $search
          filter: { notTypes: [CHOOSE_ROLE] }
        ) @connection(key: "Palette_customFields", filters: ["search"]) {
          edges {
            node {
              id
              databaseId
              name
              subtype
            }
          }
        }
      }
    `,
    key,
  );
  const [search, setSearch] = useState('');
  const find = (text: string) => {
    setSearch(text);
    startTransition(() => {
      refetch({ search: text.trim() || null });
    });
  };
  const create = useCustomFieldModal(companyId, () =>
    refetch({ search: search.trim() || null }, { fetchPolicy: 'store-and-network' }),
  );

  const basic = formFieldTypes.filter(
    (type) => type !== 'custom_field' && hasWords(fieldNames[type], search.trim()),
  );
  const own = data.customFields.edges.map(({ node }) => node);
  const groups = keysOf(customFieldSubtypeLabels)
    .map((subtype) => ({
      subtype,
      title: customFieldSubtypeLabels[subtype],
      own: own.filter((field) => field.subtype === subtype),
    }))
    .filter((group) => group.own.length > 0);
  const isTaken = (type: FormFieldType) =>
    ['name', 'surname', 'email'].includes(type) && fields.some((field) => field.type === type);
  const usedFieldIds = new Set(fields.map(({ customField }) => customField?.databaseId));

  return (
    <Stack gap="4">
      <SearchField label="Поиск по полям" placeholder="Найти поле" value={search} onChange={find} />
      {basic.length > 0 && (
        <section>
          <Heading as="h2" size="small" mb="2">
            Встроенные
          </Heading>
          <DragSource
            label="Встроенные поля"
            kind={fieldKind}
            onAdd={onAdd}
            items={basic.map((type) => ({
              id: type,
              payload: palettePayload(type, null),
              label: fieldNames[type],
              icon: fieldIcons[type],
              note: isTaken(type) ? 'Уже в форме' : basicFieldNotes[type],
              disabled: isTaken(type),
            }))}
          />
        </section>
      )}
      <section>
        <Heading as="h2" size="small" mb="2">
          Свои
        </Heading>
        {groups.length === 0 && (
          <Text tone="muted" size="sm">
            {search.trim() === '' ? 'Своих полей пока нет.' : 'Ничего не найдено'}
          </Text>
        )}
        <Stack gap="3">
          {groups.map(({ subtype, title, own: fieldsOfGroup }) => (
            <div key={subtype}>
              <Text tone="muted" size="sm" mb="1">
                {title}
              </Text>
              <DragSource
                label={`Свои поля: ${title}`}
                kind={fieldKind}
                onAdd={onAdd}
                items={fieldsOfGroup.map((field) => ({
                  id: `own-${field.databaseId}`,
                  payload: palettePayload('custom_field', field.id),
                  label: field.name,
                  icon: fieldIcons.custom_field,
                  ...(usedFieldIds.has(field.databaseId) && {
                    note: 'Уже в форме',
                    disabled: true,
                  }),
                }))}
              />
            </div>
          ))}
        </Stack>
        <Stack gap="2" mt="2" alignItems="start">
          {hasNext && (
            <Button size="sm" loading={isLoadingNext} onClick={() => loadNext(50)}>
              Показать ещё
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden />} onClick={create}>
            Создать своё поле
          </Button>
        </Stack>
      </section>
    </Stack>
  );
}
