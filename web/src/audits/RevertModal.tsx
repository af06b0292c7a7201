// A dialog that restores earlier values of a record: previews the changes and lets the user select fields. If the
// record was saved meanwhile, the server rejects the request and the preview is loaded again.
import { useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import {
  chakra,
  Checkbox,
  ErrorBoundary,
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  Segmented,
  Stack,
  Text,
  useAlerts,
} from '../ui/index.ts';
import { fieldLabel, formatValue } from './formatAudit.ts';
import type { RevertModalMutation } from '../__generated__/RevertModalMutation.graphql.ts';
import type {
  RevertModalQuery,
  RevertModalQuery$data,
} from '../__generated__/RevertModalQuery.graphql.ts';

interface Target {
  recordId: string;
  /** Name of the record's REST collection. */
  type: string;
  auditId: string;
  /** Null restores the whole record. */
  field: string | null;
  onDone: () => void;
}

type Moment = 'BEFORE' | 'AFTER';

export function RevertModal(target: Target) {
  const title =
    target.field === null
      ? 'Вернуть запись к прежнему виду'
      : `Вернуть: ${fieldLabel(target.type, target.field)}`;
  return (
    <Modal title={title}>
      <ErrorBoundary
        loading={
          <ModalBody>
            <LoadingState />
          </ModalBody>
        }
        fallback={() => (
          <ModalBody>
            <Text>Не удалось загрузить, что изменится. Закройте окно и попробуйте ещё раз.</Text>
          </ModalBody>
        )}
      >
        <Preview {...target} />
      </ErrorBoundary>
    </Modal>
  );
}

const query = graphql`
  query RevertModalQuery($record: ID!, $change: ID!) @throwOnFieldError {
    node(id: $record) {
      ... on Audited {
        audits(first: 1, filter: { change: [$change] }) {
          edges {
            node {
              event
              before: putBack(moment: BEFORE) @catch(to: NULL) {
                version
                fields {
                  field
                  from
                  to
                  refusal
                }
              }
              after: putBack(moment: AFTER) @catch(to: NULL) {
                version
                fields {
                  field
                  from
                  to
                  refusal
                }
              }
            }
          }
        }
      }
    }
  }
`;

function Preview(target: Target) {
  const { recordId, auditId, field } = target;
  const environment = useRelayEnvironment();
  const [moment, setMoment] = useState<Moment>('BEFORE');
  const variables = { record: recordId, change: auditId };
  const { node } = useLazyQuery<RevertModalQuery>(query, variables, {
    fetchPolicy: 'network-only',
  });
  const audit = node?.audits?.edges[0]?.node;
  // There is no state before the record was created.
  const isFirst = audit?.event === 'CREATED';
  const chosen = isFirst ? 'AFTER' : moment;
  const preview = chosen === 'BEFORE' ? audit?.before : audit?.after;
  if (!preview) {
    return (
      <ModalBody>
        <Text>Этого изменения больше нет, или вам нельзя менять запись.</Text>
      </ModalBody>
    );
  }
  return (
    <Fields
      // Resets the selection when the set of fields changes.
      key={`${chosen} ${preview.version}`}
      target={target}
      moment={chosen}
      preview={preview}
      choice={
        field === null &&
        !isFirst && (
          <Segmented<Moment>
            label="К какому моменту вернуть"
            value={moment}
            options={[
              { value: 'BEFORE', label: 'До этого изменения' },
              { value: 'AFTER', label: 'Сразу после него' },
            ]}
            onChange={setMoment}
          />
        )
      }
      refetch={() => fetchQuery<RevertModalQuery>(environment, query, variables).toPromise()}
    />
  );
}

type PreviewData = NonNullable<
  NonNullable<
    NonNullable<RevertModalQuery$data['node']>['audits']
  >['edges'][number]['node']['before']
>;

type PreviewField = PreviewData['fields'][number];

function Fields({
  target: { recordId, type, auditId, field, onDone },
  moment,
  preview: { version, fields },
  choice,
  refetch,
}: {
  target: Target;
  moment: Moment;
  preview: PreviewData;
  /** The choice between the state before and after the change, if there is one. */
  choice: ReactNode;
  /** Loads the preview again. */
  refetch: () => Promise<unknown>;
}) {
  const meant = fields.filter((each) => field === null || each.field === field);
  const possible = meant.filter(({ refusal }) => refusal == null);
  const impossible = meant.filter(({ refusal }) => refusal != null);
  const [chosen, setChosen] = useState(() => possible.map((each) => each.field));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const alerts = useAlerts();
  const [putBack] = useMutation<RevertModalMutation>(graphql`
    mutation RevertModalMutation($input: PutBackChangesInput!) {
      putBackChanges(input: $input) {
        record {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const send = async () => {
    const input = { id: recordId, auditId, moment, fields: chosen, version };
    const { userErrors } = await putBack({ variables: { input } });
    if (userErrors.some(({ code }) => code === 'stale')) {
      alerts.error('Запись только что изменил кто-то ещё. Посмотрите, что изменится теперь');
      await refetch();
      return;
    }
    setProblems(userErrors.map(({ message }) => message));
    if (userErrors.length > 0) return;
    alerts.success(`Возвращено: ${chosen.map((name) => fieldLabel(type, name)).join(', ')}`);
    onDone();
  };
  return (
    <>
      <ModalBody>
        <Stack gap="4">
          {choice}
          {meant.length === 0 && <Text>Сейчас всё так же, как было тогда.</Text>}
          {possible.length > 0 && (
            <List aria-label="Что изменится">
              {possible.map((each) => (
                <li key={each.field}>
                  {field === null ? (
                    <Checkbox
                      checked={chosen.includes(each.field)}
                      onChange={(checked) =>
                        setChosen(
                          checked
                            ? [...chosen, each.field]
                            : chosen.filter((other) => other !== each.field),
                        )
                      }
                    >
                      {fieldLabel(type, each.field)}
                    </Checkbox>
                  ) : null}
                  <Sides type={type} field={each} />
                </li>
              ))}
            </List>
          )}
          {impossible.length > 0 && (
            <section>
              <Text fontWeight="semibold" mb="1">
                Не вернётся
              </Text>
              <List>
                {impossible.map((each) => (
                  <li key={each.field}>
                    {fieldLabel(type, each.field)}: {each.refusal}
                  </li>
                ))}
              </List>
            </section>
          )}
          {problems.map((message) => (
            <Text key={message} color="danger" role="alert">
              {message}
            </Text>
          ))}
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Вернуть"
        confirmDisabled={chosen.length === 0}
        disableAfterClick={false}
        onConfirm={send}
      />
    </>
  );
}

function Sides({ type, field: { field, from, to } }: { type: string; field: PreviewField }) {
  const format = (value: string | null | undefined) =>
    value == null ? 'пусто' : formatValue(type, field, value);
  return (
    <dl>
      <dt>Сейчас</dt>
      <dd>{format(from)}</dd>
      <dt>Станет</dt>
      <dd>{format(to)}</dd>
    </dl>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    m: '0',
    p: '0',
    listStyleType: 'none',
    overflowWrap: 'anywhere',
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '1',
      columnGap: '3',
      m: '0',
      mt: '1',
    },
    '& dt': { color: 'muted' },
    '& dd': { maxH: '160px', m: '0', overflowY: 'auto', whiteSpace: 'pre-wrap' },
  },
});
