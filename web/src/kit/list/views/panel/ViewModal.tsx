// The name and visibility of a saved view: of a new one made from the list's current state, or of an existing one.
import { graphql } from 'react-relay';
import { CheckboxField, maxLength, TextField } from '../../../../ui/index.ts';
import { RecordModal } from '../../../record/RecordModal.tsx';
import { useRecordForm } from '../../../record/useRecordForm.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { useSubmit } from '../../../actions/useSubmit.ts';
import type { CachedView } from '../cachedViews.ts';
import type { ViewTable } from '../viewTable.ts';
import { savedView } from './savedView.ts';
import type { ViewModal_view$key } from '../../../../__generated__/ViewModal_view.graphql.ts';
import type { ViewModalCreateMutation } from '../../../../__generated__/ViewModalCreateMutation.graphql.ts';
import type { ViewModalUpdateMutation } from '../../../../__generated__/ViewModalUpdateMutation.graphql.ts';

/** The current state of a list. */
export interface ViewShown {
  companyId: string;
  list: string;
  address: string;
  columns: ViewTable;
}

export function ViewModal({
  record,
  own,
  shown,
  onDone,
}: {
  /** Null for a new view. */
  record: ViewModal_view$key | null;
  /** Whether the view is the user's own; nobody else may unshare it. */
  own: boolean;
  shown: ViewShown;
  onDone: (view: CachedView) => void;
}) {
  const create = useSubmit<ViewModalCreateMutation>(
    graphql`
      mutation ViewModalCreateMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          savedView {
            ...savedView_view
          }
          company {
            ...useDefaultViews_company
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ createSavedView: { savedView: created } }) => {
        if (created) onDone(savedView(created));
      },
    },
  );
  const [update] = useMutation<ViewModalUpdateMutation>(graphql`
    mutation ViewModalUpdateMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        savedView {
          ...ViewModal_view
        }
        company {
          ...useDefaultViews_company
        }
        ...userErrors_payload
      }
    }
  `);
  const view = useRecordForm({
    fragment: graphql`
      fragment ViewModal_view on SavedView {
        id
        version
        name
        shared
        ...savedView_view
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', shared: now?.shared ?? false, isDefault: false }),
    input: ({ name, shared, isDefault }) => ({ name: name.trim(), shared, isDefault }),
    create: (input) => create({ ...shown, columns: { ...shown.columns }, ...input }),
    // Only a new view can be made the default here.
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: (saved) => onDone(savedView(saved)),
  });
  return (
    <RecordModal
      {...view}
      creation={{ title: 'Новый вид', label: 'Сохранить' }}
      changeTitle="Изменение вида"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
      {own && (
        <CheckboxField
          name="shared"
          label="Показать всем"
          hint="Вид увидят все, кто работает в этом разделе. Записи каждый видит по своим правам."
        />
      )}
      {!record && (
        <CheckboxField
          name="isDefault"
          label="Открывать список с этого вида"
          hint="Только у вас."
        />
      )}
    </RecordModal>
  );
}
