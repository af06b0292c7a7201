// The page of one answer: its values, its source and the records it led to.
import { Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { onlyRow } from '../../kit/relay/bulk.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Button,
  Card,
  chakra,
  DetailList,
  formatDateTime,
  PageBody,
  PageHeader,
  Stack,
  TextLink,
} from '../../ui/index.ts';
import { AnswerDelivery } from '../webhooks/AnswerDelivery.tsx';
import { valueText } from './answerColumns.ts';
import { answerRoute } from './answerRoute.ts';
import { useAnswerRemoval } from './useAnswerRemoval.ts';
import type { AnswerScreen_company$key } from '../../__generated__/AnswerScreen_company.graphql.ts';

export function AnswerScreen() {
  const page = usePageData(answerRoute);
  const company = useFragment<AnswerScreen_company$key>(
    graphql`
      fragment AnswerScreen_company on Company
      @argumentDefinitions(form: { type: "Int!" }, id: { type: "Int!" }) {
        ...Admin_company
        form(databaseId: $form) {
          databaseId
          name
        }
        formAnswer(databaseId: $id) {
          id
          viewerCanDelete @catch(to: NULL)
          createdAt
          page
          form {
            databaseId
          }
          user {
            databaseId
            fullName @catch(to: NULL)
          }
          webhookDeliveries(first: 1) @catch(to: NULL) {
            nodes {
              ...AnswerDelivery_delivery
            }
          }
          values @catch(to: NULL) {
            ref
            label
            file @catch(to: NULL) {
              url
            }
            ...answerColumns_value
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  const { form, formAnswer } = company;
  const answer = formAnswer?.form?.databaseId === form?.databaseId ? formAnswer : null;
  const sent = formatDateTime(answer?.createdAt);
  usePageName(answer ? `Ответ от ${sent}` : null);
  const at = `/${code}/forms/${form?.databaseId}`;
  usePageName(form?.name, at);
  const navigate = useNavigate();
  const remove = useAnswerRemoval({
    companyId,
    onDone: () => void navigate(`${at}/answers`, { replace: true }),
  });
  if (!answer) return <NotFoundHere title="Ответ не найден" text="Возможно, его удалили." />;
  const { user } = answer;
  const [delivery] = answer.webhookDeliveries?.nodes ?? [];
  const values = Map.groupBy(answer.values ?? [], ({ ref }) => ref);
  return (
    <>
      <PageHeader
        title={`Ответ от ${sent}`}
        actions={
          answer.viewerCanDelete !== false && (
            <Button
              variant="ghost"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove(onlyRow(answer.id))}
            >
              Удалить
            </Button>
          )
        }
      />
      <PageBody>
        <Stack gap="6">
          <Card title="Что ответили">
            <DetailList
              facts={[...values.values()].map((held) => ({
                name: held[0]?.label ?? '',
                value: held.some(({ file }) => file) ? (
                  <Files
                    files={held.map((value) => ({ name: valueText(value), url: value.file?.url }))}
                  />
                ) : (
                  held.map(valueText).join(', ')
                ),
              }))}
            />
          </Card>
          <Card title="Куда привёл">
            <DetailList
              facts={[
                {
                  name: 'Пользователь',
                  value: user ? (
                    <TextLink to={`/${code}/users/${user.databaseId}`}>
                      {user.fullName ?? `№ ${user.databaseId}`}
                    </TextLink>
                  ) : null,
                },
                { name: 'Страница', value: answer.page ?? null },
                {
                  name: 'Вебхук',
                  value: delivery ? (
                    <AnswerDelivery delivery={delivery} companyId={companyId} />
                  ) : null,
                },
              ]}
            />
          </Card>
        </Stack>
      </PageBody>
    </>
  );
}

/** The name remains when the file was deleted. */
function Files({ files }: { files: readonly { name: string; url: string | undefined }[] }) {
  return (
    <Stack gap="1">
      {files.map(({ name, url }) =>
        url === undefined ? (
          <span key={name}>{name}</span>
        ) : (
          <chakra.a key={url} href={url} target="_blank" rel="noreferrer" color="primary">
            {name}
          </chakra.a>
        ),
      )}
    </Stack>
  );
}
