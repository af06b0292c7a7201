// The history of a record: who changed what, newest first.
import type { ReactNode } from 'react';
import { History, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { auditWords } from './allWords.ts';
import { Avatar, Button, Card, chakra, EmptyState, formatDateTime } from '../ui/index.ts';
import { Changes } from './Changes.tsx';
import type {
  AuditList_audits$data,
  AuditList_audits$key,
} from '../__generated__/AuditList_audits.graphql.ts';

type Audit = AuditList_audits$data[number];

export function AuditList({
  audits: key,
  recordId = null,
  empty,
  hasNext,
  isLoadingNext,
  onLoadMore,
  onPutBack,
}: {
  audits: AuditList_audits$key;
  /** The record whose history is shown; without it each change names its record. */
  recordId?: string | null;
  /** Replaces the default text of an empty list. */
  empty?: ReactNode;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
  /** Restores a field, or with null the whole record, to its value at this change. */
  onPutBack?: (auditId: string, field: string | null) => void;
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
        auditableType
        auditableId
        createdAt
        viewerCanPutBack @catch(to: NULL)
        ...Changes_audit
      }
    `,
    key,
  );
  if (audits.length === 0) {
    return (
      empty ?? (
        <EmptyState
          kind="start"
          title="Изменений ещё не было"
          text="Здесь видно, кто, что и когда изменил."
          icon={<History />}
        />
      )
    );
  }
  return (
    <Card padding="none">
      <List aria-label="История изменений">
        {audits.map((audit) => {
          const putBack = audit.viewerCanPutBack === true ? onPutBack : undefined;
          return (
            <li key={audit.id}>
              <Avatar name={authorOf(audit)} photo={audit.author?.photo} size={28} />
              <div>
                <p>
                  <b>{authorOf(audit)}</b>{' '}
                  <span>{recordId === null ? recordOf(audit) : events[audit.event]}</span>
                </p>
                <Changes
                  audit={audit}
                  recordId={recordId}
                  onPutBack={putBack ? (field) => putBack(audit.id, field) : null}
                />
                {putBack && audit.event !== 'DELETED' && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<Undo2 size={16} aria-hidden />}
                    aria-label={`Вернуть запись к ${formatDateTime(audit.createdAt)}`}
                    onClick={() => putBack(audit.id, null)}
                  >
                    Вернуть запись
                  </Button>
                )}
              </div>
              <time dateTime={audit.createdAt}>{formatDateTime(audit.createdAt)}</time>
            </li>
          );
        })}
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

const recordOf = ({ event, auditableType, auditableId }: Audit) =>
  `${eventsOfMany[event]}: ${auditWords[auditableType]?.title ?? auditableType} № ${auditableId}`;

const List = chakra('ol', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
      gap: '3',
      px: '5',
      py: '3',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li > div > p span, & time': { color: 'muted' },
    '& time': { gridColumn: { base: '2', md: 'auto' }, fontSize: 'sm', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 'medium' },
  },
});
