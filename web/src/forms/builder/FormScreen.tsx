// The page of a form: builder, statistics, webhook and history.
import type { ReactNode } from 'react';
import { ExternalLink, Redo2, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Badge,
  IconButton,
  LinkButton,
  PageBody,
  PageHeader,
  lazyPart,
  useUnsavedGuard,
} from '../../ui/index.ts';
import { FormAvailability } from '../limits/FormAvailability.tsx';
import { Builder } from './Builder.tsx';
import { readForm } from './document/savedForm.ts';
import { FormTabs } from './FormTabs.tsx';
import { formTypeLabels } from './formKinds.ts';
import { formRoute, formTab } from './formRoute.ts';
import { publicPage } from './publicPage.ts';
import { useFormDocument, type SaveState } from './document/useFormDocument.ts';
import { fromGraphqlEnum } from '../graphqlEnums.ts';
import type { FormScreen_builder$key } from '../../__generated__/FormScreen_builder.graphql.ts';
import type { FormScreen_company$key } from '../../__generated__/FormScreen_company.graphql.ts';
import type { savedForm_form$key } from '../../__generated__/savedForm_form.graphql.ts';

export function FormScreen() {
  const page = usePageData(formRoute);
  const { code, form, ...company } = useFragment<FormScreen_company$key>(
    graphql`
      fragment FormScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        builder: { type: "Boolean!" }
        statistics: { type: "Boolean!" }
        from: { type: "Date" }
        to: { type: "Date" }
        webhook: { type: "Boolean!" }
        deliveries: { type: "FormWebhookDeliveryFilter" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        id
        code
        ...FormScreen_builder @include(if: $builder) @alias(as: "builder")
        form(databaseId: $id) {
          id
          databaseId
          name
          type
          code
          ...FormAvailability_form
          ...savedForm_form @include(if: $builder) @alias(as: "document")
          ...StatisticsTab_form
            @arguments(from: $from, to: $to)
            @include(if: $statistics)
            @alias(as: "visited")
          ...WebhookTab_form
            @arguments(deliveries: $deliveries)
            @include(if: $webhook)
            @alias(as: "delivered")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const tab = formTab({ search: new URLSearchParams(useLocation().search) });
  usePageName(form?.name);
  if (!form) return <NotFoundHere title="Форма не найдена" text="Возможно, её удалили." />;
  const at = `/${code}/forms/${form.databaseId}`;
  const type = formTypeLabels[fromGraphqlEnum<keyof typeof formTypeLabels>(form.type)].label;
  const head = {
    badge: (
      <>
        <Badge>{type}</Badge> <FormAvailability form={form} />
      </>
    ),
    page: publicPage(code, form),
    tabs: <FormTabs at={at} current={tab} />,
  };
  if (tab === 'builder' && form.document && company.builder) {
    // The key resets the builder for another form.
    return (
      <Editor
        key={form.id}
        formId={form.databaseId}
        form={form.document}
        company={company.builder}
        head={head}
      />
    );
  }
  return (
    <>
      <PageHeader
        sticky
        title={form.name}
        badge={head.badge}
        actions={<PublicLink to={head.page} />}
        tabs={head.tabs}
      />
      <PagePart>
        {form.visited && <StatisticsTab form={form.visited} />}
        {form.delivered && <WebhookTab form={form.delivered} companyId={company.id} />}
        {form.history && (
          <PageBody>
            <History record={form.history} />
          </PageBody>
        )}
      </PagePart>
    </>
  );
}

const StatisticsTab = lazyPart(() => import('../statistics/StatisticsTab.tsx'), 'StatisticsTab');

const WebhookTab = lazyPart(() => import('../webhooks/WebhookTab.tsx'), 'WebhookTab');

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');

const PublicLink = ({ to }: { to: string }) => (
  <LinkButton to={to} target="_blank" icon={<ExternalLink size={16} aria-hidden />}>
    Открыть форму
  </LinkButton>
);

function Editor({
  formId,
  form,
  company,
  head,
}: {
  formId: number;
  form: savedForm_form$key;
  company: FormScreen_builder$key;
  head: { badge: ReactNode; page: string; tabs: ReactNode };
}) {
  const saved = readForm(form);
  const edited = useFormDocument(saved);
  const { document, save, undo, redo, flush } = edited;
  useUnsavedGuard(save.state !== 'saved', flush);
  const data = useFragment<FormScreen_builder$key>(
    graphql`
      fragment FormScreen_builder on Company {
        ...Builder_company
      }
    `,
    company,
  );
  return (
    <>
      <PageHeader
        sticky
        title={document.name.trim() || 'Без названия'}
        badge={head.badge}
        note={<SaveNote save={save} />}
        actions={
          <>
            <IconButton
              icon={<Undo2 />}
              label="Отменить действие"
              disabled={undo === null}
              onClick={() => undo?.()}
            />
            <IconButton
              icon={<Redo2 />}
              label="Вернуть действие"
              disabled={redo === null}
              onClick={() => redo?.()}
            />
            <PublicLink to={head.page} />
          </>
        }
        tabs={head.tabs}
      />
      <Builder company={data} formId={formId} edited={edited} />
    </>
  );
}

function SaveNote({ save }: { save: SaveState }) {
  return (
    <output>
      {save.state === 'failed' ? (
        <Badge tone="danger">{`Не сохранено: ${save.message}`}</Badge>
      ) : (
        saveWords[save.state]
      )}
    </output>
  );
}

const saveWords = {
  saved: 'Сохранено',
  waiting: 'Сохраняется…',
  typing: 'Сохранится после ввода',
  saving: 'Сохраняется…',
} as const;
