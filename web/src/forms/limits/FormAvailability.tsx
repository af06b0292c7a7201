// Beside a form's name: the number of answers, its limit, and whether it is open.
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../ui/index.ts';
import { stateWords, answersCountWords, availabilityOf } from './limits.ts';
import type { FormAvailability_form$key } from '../../__generated__/FormAvailability_form.graphql.ts';

export function FormAvailability({ form: key }: { form: FormAvailability_form$key }) {
  const form = useFragment<FormAvailability_form$key>(
    graphql`
      fragment FormAvailability_form on Form {
        ...limits_form
      }
    `,
    key,
  );
  const taking = availabilityOf(form);
  const taken = taking.answersLimit == null ? null : answersCountWords(taking);
  const state = stateWords(taking);
  if (taken === null && state === null) return null;
  const tone = taking.state === 'OPEN' ? 'neutral' : 'warning';
  return <Badge tone={tone}>{[taken, state].filter((words) => words !== null).join(' · ')}</Badge>;
}
