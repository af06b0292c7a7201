// Beside a form's name: the number of answers, its limit, and whether it is open.
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../ui/index.ts';
import { stateWords, answersCountWords, availabilityOf } from './limits.ts';
import type { FormTaking_form$key } from '../../__generated__/FormTaking_form.graphql.ts';

export function FormTaking({ form: key }: { form: FormTaking_form$key }) {
  const form = useFragment<FormTaking_form$key>(
    graphql`
      fragment FormTaking_form on Form {
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
