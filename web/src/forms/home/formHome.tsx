// The home page's card of the newest forms, with their numbers of answers.
import { graphql, readInlineData } from 'react-relay';
import type { HomePart } from '../../kit/pages/home.ts';
import { FormHomeCard } from './FormHomeCard.tsx';
import type { formHome_company$key } from '../../__generated__/formHome_company.graphql.ts';

export const formHome: HomePart<formHome_company$key> = {
  id: 'forms',
  position: 50,
  permissions: ['COMPANY_SETTINGS'],
  Card: ({ company }) => <FormHomeCard company={read(company)} />,
};

const read = (key: formHome_company$key) =>
  readInlineData<formHome_company$key>(
    graphql`
      fragment formHome_company on Company @inline {
        ...FormHomeCard_company
      }
    `,
    key,
  );
