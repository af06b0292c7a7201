// How much of the plan's storage quota the company's files use.
import { graphql, useFragment } from 'react-relay';
import { chakra, formatSize, Text } from '../ui/index.ts';
import type { StorageQuotaNote_company$key } from '../__generated__/StorageQuotaNote_company.graphql.ts';

/** Renders nothing when the server returns no quota. */
export function StorageQuotaNote({
  company: key,
}: {
  company: StorageQuotaNote_company$key | null | undefined;
}) {
  const company = useFragment<StorageQuotaNote_company$key>(
    graphql`
      fragment StorageQuotaNote_company on Company {
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

/** Fraction of the quota. */
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
