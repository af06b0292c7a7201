// The changed fields of an audit entry: short values inline, long ones as a comparison that opens on demand.
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Button,
  chakra,
  ErrorBoundary,
  IconButton,
  lazyPart,
  LoadingState,
  Text,
} from '../ui/index.ts';
import { fieldLabel, isRichText, formatValue } from './formatAudit.ts';
import type {
  Changes_audit$data,
  Changes_audit$key,
} from '../__generated__/Changes_audit.graphql.ts';

const FullDifference = lazyPart(() => import('./Difference.tsx'), 'FullDifference');
const Difference = lazyPart(() => import('./Difference.tsx'), 'Difference');

type Change = Changes_audit$data['changes'][number];

export function Changes({
  audit: key,
  recordId,
  onPutBack,
}: {
  audit: Changes_audit$key;
  /** The record from which shortened values are loaded in full; null when they can't be. */
  recordId: string | null;
  /** Null when nothing can be restored. */
  onPutBack: ((field: string) => void) | null;
}) {
  const {
    id,
    auditableType: type,
    changes,
  } = useFragment<Changes_audit$key>(
    graphql`
      fragment Changes_audit on Audit @throwOnFieldError {
        id
        auditableType
        changes {
          field
          from
          to
          cut @catch(to: NULL)
        }
      }
    `,
    key,
  );
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldLabel(type, change.field)}</dt>
          {isLong(type, change) ? (
            <LongChange type={type} change={change} auditId={id} recordId={recordId} />
          ) : (
            <dd>{changeText(type, change)}</dd>
          )}
          {onPutBack && isKnown(change) && (
            <dd className="action">
              <IconButton
                icon={<Undo2 />}
                size="sm"
                label={`Вернуть: ${fieldLabel(type, change.field)}`}
                onClick={() => onPutBack(change.field)}
              />
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

/** The server returns neither value of a secret field. */
const isKnown = ({ from, to }: Change) => from != null || to != null;

/** Longest text that is shown inline, in characters. */
const shortest = 120;

function isLong(type: string, { field, from, to, cut }: Change): boolean {
  if (cut === true) return true;
  return [from, to].some(
    (value) =>
      value != null &&
      (formatValue(type, field, value).length > shortest ||
        (!isRichText(type, field) && value.trim().includes('\n'))),
  );
}

function changeText(type: string, { field, from, to }: Change): string {
  const format = (value: string) => formatValue(type, field, value);
  if (to == null) return from == null ? 'изменено' : `− ${format(from)}`;
  return from == null ? `+ ${format(to)}` : `${format(from)} → ${format(to)}`;
}

function LongChange({
  type,
  change: { field, from, to, cut },
  auditId,
  recordId,
}: {
  type: string;
  change: Change;
  auditId: string;
  recordId: string | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const rich = isRichText(type, field);
  const words = formatValue(type, field, to ?? from ?? '');
  return (
    <>
      <dd>
        {!isOpen && (words.length > shortest ? `${words.slice(0, shortest)}… ` : `${words} `)}
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Свернуть' : 'Сравнить'}
        </Button>
      </dd>
      {isOpen && (
        <dd className="whole">
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => <Text tone="muted">Не удалось загрузить. Обновите страницу.</Text>}
          >
            {cut && recordId !== null ? (
              <FullDifference recordId={recordId} auditId={auditId} field={field} isRich={rich} />
            ) : (
              <Difference before={from ?? ''} after={to ?? ''} isRich={rich} />
            )}
          </ErrorBoundary>
        </dd>
      )}
    </>
  );
}

const List = chakra('dl', {
  base: {
    m: '0',
    mt: '1',
    fontSize: 'sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2' },
    '& dt': { color: 'muted' },
    '& dd': { flex: '1', minW: '0', m: '0', overflowWrap: 'anywhere' },
    '& .action': { flex: 'none' },
    '& .whole': { order: '1', flexBasis: 'full' },
  },
});
