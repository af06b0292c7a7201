// A card of the home page: users who joined the company within the last week.
import { graphql, useFragment } from 'react-relay';
import { HomeCard } from '../../kit/pages/HomeCard.tsx';
import { Avatar, formatDate } from '../../ui/index.ts';
import type { NewcomersCard_company$key } from '../../__generated__/NewcomersCard_company.graphql.ts';

export function NewcomersCard({ company: key }: { company: NewcomersCard_company$key }) {
  const { code, newcomers } = useFragment<NewcomersCard_company$key>(
    graphql`
      fragment NewcomersCard_company on Company
      @argumentDefinitions(since: { type: "Date!" })
      @throwOnFieldError {
        code
        newcomers: users(
          first: 5
          filter: { createdFrom: $since }
          orderBy: { field: CREATED_AT, direction: DESC }
        ) {
          nodes {
            id
            databaseId
            fullName
            photo
            roleLabel
            createdAt
          }
        }
      }
    `,
    key,
  );
  return (
    <HomeCard
      title="Новые люди за неделю"
      all={{ to: `/${code}/users?sort=-registered`, label: 'Все люди' }}
      rows={newcomers.nodes.map(({ id, databaseId, fullName, photo, roleLabel, createdAt }) => ({
        id,
        to: `/${code}/users/${databaseId}`,
        name: fullName,
        note: roleLabel,
        lead: <Avatar name={fullName} photo={photo} size={32} />,
        end: formatDate(createdAt),
      }))}
      empty="За эту неделю никто не приходил."
    />
  );
}
