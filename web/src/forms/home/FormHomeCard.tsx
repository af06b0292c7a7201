// The forms on the home page, each linked to its answers.
import { graphql, useFragment } from 'react-relay';
import { HomeCard } from '../../kit/pages/HomeCard.tsx';
import { Badge } from '../../ui/index.ts';
import { stateWords, answersCountWords, availabilityOf } from '../limits/limits.ts';
import type { FormHomeCard_company$key } from '../../__generated__/FormHomeCard_company.graphql.ts';

export function FormHomeCard({ company: key }: { company: FormHomeCard_company$key }) {
  const { code, forms } = useFragment<FormHomeCard_company$key>(
    graphql`
      fragment FormHomeCard_company on Company @throwOnFieldError {
        code
        forms(first: 4, orderBy: { field: CREATED_AT, direction: DESC }) {
          nodes {
            id
            databaseId
            name
            ...limits_form
          }
        }
      }
    `,
    key,
  );
  const base = `/${code}/forms`;
  return (
    <HomeCard
      title="Формы"
      all={{ to: base, label: 'Все формы' }}
      rows={forms.nodes.map((form) => {
        const taking = availabilityOf(form);
        const taken = answersCountWords(taking);
        const state = stateWords(taking);
        return {
          id: form.id,
          to: `${base}/${form.databaseId}/answers`,
          name: form.name,
          note: taken === null ? null : `Ответов: ${taken}`,
          end: state !== null && <Badge>{state}</Badge>,
        };
      })}
      empty="Форм пока нет. По форме регистрируются, записываются на курс и оставляют заявки."
    />
  );
}
