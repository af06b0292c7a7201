// The history of a record: who changed what, newest first.
import { History } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { auditWords } from '../auditWords.ts';
import {
  Avatar,
  Button,
  Card,
  chakra,
  EmptyState,
  formatDate,
  formatDateTime,
  wordsOfHtml,
} from '../ui/index.ts';
import type {
  AuditList_audits$data,
  AuditList_audits$key,
} from '../__generated__/AuditList_audits.graphql.ts';

type Audit = AuditList_audits$data[number];

export function AuditList({
  audits: key,
  showRecord = false,
  hasNext,
  isLoadingNext,
  onLoadMore,
}: {
  audits: AuditList_audits$key;
  /** Says of which record each change is: for lists over many records. */
  showRecord?: boolean;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
}) {
  const audits = useFragment<AuditList_audits$key>(
    graphql`
      fragment AuditList_audits on Audit @relay(plural: true) @throwOnFieldError {
        id
        event
        author {
          name
          surname
          photo
        }
        changes {
          field
          from
          to
        }
        auditableType
        auditableId
        createdAt
      }
    `,
    key,
  );
  if (audits.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="Изменений ещё не было"
        text="Здесь видно, кто, что и когда изменил."
        icon={<History />}
      />
    );
  }
  return (
    <Card padding="none">
      <List aria-label="История изменений">
        {audits.map((audit) => (
          <li key={audit.id}>
            <Avatar name={authorOf(audit)} photo={audit.author?.photo} size={28} />
            <div>
              <p>
                <b>{authorOf(audit)}</b>{' '}
                <span>{showRecord ? recordOf(audit) : events[audit.event]}</span>
              </p>
              {audit.changes.length > 0 && (
                <dl>
                  {audit.changes.map(({ field, from, to }) => (
                    <div key={field}>
                      <dt>{fieldOf(audit.auditableType, field)}</dt>
                      <dd>{changeOf(audit.auditableType, field, from ?? null, to ?? null)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            <time dateTime={audit.createdAt}>{formatDateTime(audit.createdAt)}</time>
          </li>
        ))}
      </List>
      {hasNext && (
        <Button variant="ghost" full loading={isLoadingNext} onClick={onLoadMore}>
          Показать ещё
        </Button>
      )}
    </Card>
  );
}

const events: Record<Audit['event'], string> = {
  CREATED: 'создаёт запись',
  UPDATED: 'вносит изменения',
  DELETED: 'удаляет запись',
};

const eventsOfMany: Record<Audit['event'], string> = {
  CREATED: 'создаёт',
  UPDATED: 'меняет',
  DELETED: 'удаляет',
};

const authorOf = ({ author }: Audit) =>
  author ? [author.surname, author.name].filter(Boolean).join(' ') : 'Система';

/** A company's own field is known by its name. */
const fieldOf = (type: string, field: string) =>
  auditWords[type]?.fields[field] ?? field.replace(/^custom_fields\./, '');

/** Of what is secret neither value is told. */
function changeOf(type: string, field: string, from: string | null, to: string | null): string {
  const tell = (value: string) => shown(type, field, value);
  if (to === null) return from === null ? 'изменено' : `− ${tell(from)}`;
  return from === null ? `+ ${tell(to)}` : `${tell(from)} → ${tell(to)}`;
}

function shown(type: string, field: string, value: string): string {
  const words = auditWords[type];
  if (words?.richText?.includes(field)) return wordsOfHtml(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return words?.values?.[value] ?? plainValues[value] ?? value;
}

const plainValues: Readonly<Record<string, string>> = { true: 'да', false: 'нет', '': 'пусто' };

const recordOf = ({ event, auditableType, auditableId }: Audit) =>
  `${eventsOfMany[event]}: ${auditWords[auditableType]?.title ?? auditableType} № ${auditableId}`;

const List = chakra('ol', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '3',
      px: '5',
      py: '3',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& p span, & time': { color: 'muted' },
    '& time': { fontSize: 'sm', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 'medium' },
    '& dl': { m: '0', mt: '1', fontSize: 'sm' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& dt': { color: 'muted' },
    '& dd': { m: '0', overflowWrap: 'anywhere' },
  },
});
