// A comparison of a long text before and after a change, side by side or stacked, with removed and added words
// highlighted.
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { chakra, countOf, Text, htmlToText } from '../ui/index.ts';
import { diffTexts, type DiffPiece } from './diff.ts';
import type { DifferenceQuery } from '../__generated__/DifferenceQuery.graphql.ts';

interface Sides {
  before: string;
  after: string;
  isRich: boolean;
}

/** Loads the full values, which a list shortens, and compares them. */
export function FullDifference({
  recordId,
  auditId,
  field,
  isRich,
}: {
  recordId: string;
  auditId: string;
  field: string;
  isRich: boolean;
}) {
  const { node } = useLazyQuery<DifferenceQuery>(
    graphql`
      query DifferenceQuery($record: ID!, $change: ID!) @throwOnFieldError {
        node(id: $record) {
          ... on Audited {
            audits(first: 1, filter: { change: [$change] }) {
              edges {
                node {
                  wholeChanges {
                    field
                    from
                    to
                  }
                }
              }
            }
          }
        }
      }
    `,
    { record: recordId, change: auditId },
  );
  const changes = node?.audits?.edges[0]?.node.wholeChanges;
  const change = changes?.find((each) => each.field === field);
  if (!change) return <Text tone="muted">Этого изменения больше нет.</Text>;
  return <Difference before={change.from ?? ''} after={change.to ?? ''} isRich={isRich} />;
}

export function Difference({ before, after, isRich }: Sides) {
  const rows = useMemo(() => diffTexts(before, after, isRich), [before, after, isRich]);
  return (
    <div>
      {rows === null && (
        <Text tone="muted" size="sm" mb="2">
          Тексты слишком разные, чтобы отметить отличия по словам: они показаны целиком.
        </Text>
      )}
      <Rows>
        {(rows ?? wholeOf({ before, after, isRich })).map((row, place) =>
          row.kind === 'same' ? (
            // Rows have no ids, and their order never changes.
            <p key={place}>{countOf(row.count, sameParagraphs)}</p>
          ) : (
            <div key={place}>
              <Side pieces={row.before} name="Было" kind="del" />
              <Side pieces={row.after} name="Стало" kind="ins" />
              {row.look !== null && <span className="look">Оформление: {row.look}</span>}
            </div>
          ),
        )}
      </Rows>
    </div>
  );
}

const sameParagraphs = [
  'абзац без изменений',
  'абзаца без изменений',
  'абзацев без изменений',
] as const;

function wholeOf({ before, after, isRich }: Sides) {
  const words = (text: string) => [{ text: isRich ? htmlToText(text) : text, changed: false }];
  return [{ kind: 'changed' as const, before: words(before), after: words(after), look: null }];
}

function Side({
  pieces,
  name,
  kind: Mark,
}: {
  pieces: DiffPiece[] | null;
  name: string;
  kind: 'del' | 'ins';
}) {
  return (
    <section aria-label={name}>
      <span className="name" aria-hidden>
        {name}
      </span>
      {pieces === null ? (
        <Text tone="muted">—</Text>
      ) : (
        <p>
          {pieces.map(({ text, changed }, place) =>
            changed ? <Mark key={place}>{text}</Mark> : text,
          )}
        </p>
      )}
    </section>
  );
}

const Rows = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    maxH: '480px',
    mt: '2',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    '& p': { m: '0', whiteSpace: 'pre-wrap' },
    '& > p': { color: 'muted' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: '2',
    },
    '& section': { p: '2', border: '1px solid', borderColor: 'line', borderRadius: 'md' },
    '& .name': { color: 'muted', fontSize: 'xs' },
    '& .look': { gridColumn: '1 / -1', color: 'muted' },
    '& del': { bg: 'dangerSoft', color: 'danger', textDecoration: 'line-through' },
    '& ins': { bg: 'successSoft', color: 'success', textDecoration: 'underline' },
  },
});
