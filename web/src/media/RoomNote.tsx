// How much room the files of a company take of what its plan gives.
import { graphql, useFragment } from 'react-relay';
import { chakra, formatSize, Text } from '../ui/index.ts';
import type { RoomNote_company$key } from '../__generated__/RoomNote_company.graphql.ts';

/** Nothing where the server does not tell. */
export function RoomNote({ company: key }: { company: RoomNote_company$key | null | undefined }) {
  const company = useFragment<RoomNote_company$key>(
    graphql`
      fragment RoomNote_company on Company {
        fileStorageUsage @catch(to: NULL) {
          used
          limit
        }
      }
    `,
    key,
  );
  const usage = company?.fileStorageUsage;
  if (!usage) return null;
  const { used, limit } = usage;
  const share = limit == null ? 0 : used / limit;
  return (
    <Text as="span" size="sm" tone={share >= nearlyFull ? 'danger' : 'muted'}>
      Занято {formatSize(used)}
      {limit != null && ` из ${formatSize(limit)}`}
      {limit != null && (
        <Bar aria-hidden data-full={share >= nearlyFull || undefined}>
          <span style={{ width: `${Math.min(100, share * 100)}%` }} />
        </Bar>
      )}
    </Text>
  );
}

/** Of the room. */
const nearlyFull = 0.95;

const Bar = chakra('span', {
  base: {
    display: 'block',
    h: '4px',
    mt: '1',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'soft',
    '& > span': { display: 'block', h: 'full', bg: 'primary' },
    '&[data-full] > span': { bg: 'danger' },
  },
});
