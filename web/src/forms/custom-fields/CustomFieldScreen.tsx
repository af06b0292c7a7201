// The page of a custom field: its settings, the variables of a list, and its history.
import { Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Badge, Button, lazyPart, PageBody, PageHeader, Stack, TabLinks } from '../../ui/index.ts';
import { CustomFieldForm, NewCustomFieldForm } from './CustomFieldForm.tsx';
import {
  customFieldIdOf,
  customFieldRoute,
  customFieldTab,
  subtypeAt,
} from './customFieldRoute.ts';
import { customFieldSubtypeLabels } from './customFieldTypes.ts';
import { useFieldRemoval } from './useFieldRemoval.ts';
import { VariableList } from './variables/VariableList.tsx';
import type { CustomFieldScreen_company$key } from '../../__generated__/CustomFieldScreen_company.graphql.ts';

export function CustomFieldScreen() {
  const page = usePageData(customFieldRoute);
  const company = useFragment<CustomFieldScreen_company$key>(
    graphql`
      fragment CustomFieldScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        exists: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        ...Admin_company
        customField(databaseId: $id) @include(if: $exists) {
          id
          name
          type
          subtype
          viewerCanDelete @catch(to: NULL)
          ...CustomFieldForm_field
          ...VariableList_field
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const tab = customFieldTab({ search });
  const isNew = customFieldIdOf({ params }) === null;
  const { customField: field } = company;
  const navigate = useNavigate();
  const remove = useFieldRemoval(
    code,
    () => void navigate(`/${code}/custom-fields`, { replace: true }),
  );
  usePageName(isNew ? 'Новое поле' : field?.name);
  if (isNew) {
    const subtype = subtypeAt({ search });
    return (
      <>
        <PageHeader
          sticky
          title="Создание поля"
          badge={<Badge>{customFieldSubtypeLabels[subtype]}</Badge>}
        />
        <PageBody>
          <NewCustomFieldForm companyId={companyId} code={code} subtype={subtype} />
        </PageBody>
      </>
    );
  }
  if (!field) return <NotFoundHere title="Поле не найдено" text="Возможно, его удалили." />;
  const at = `/${code}/custom-fields/${params['customFieldId'] ?? ''}`;
  const isList = field.type === 'LIST' || field.type === 'LIST_BITRIX';
  return (
    <>
      <PageHeader
        sticky
        title={`Редактирование поля «${field.name}»`}
        badge={<Badge>{customFieldSubtypeLabels[field.subtype]}</Badge>}
        actions={
          field.viewerCanDelete !== false && (
            <Button
              variant="ghost"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove(field)}
            >
              Удалить
            </Button>
          )
        }
        tabs={
          <TabLinks
            label="Поле"
            current={tab}
            tabs={[
              { id: 'settings', label: 'Настройки', to: at },
              { id: 'history', label: 'История', to: `${at}?tab=history` },
            ]}
          />
        }
      />
      <PageBody>
        {tab === 'settings' && (
          <Stack gap="4" key={field.id}>
            <CustomFieldForm field={field} code={code} />
            {isList && (
              <PagePart among>
                <VariableList key={field.type} field={field} companyId={companyId} code={code} />
              </PagePart>
            )}
          </Stack>
        )}
        <PagePart>
          {tab === 'history' && field.history && <History record={field.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
