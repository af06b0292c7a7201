// The query of the subjects page, for the list of its current tab.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { subjectList, topicList, topicVariables } from './subjectsAddress.ts';
import type { subjectsRouteQuery } from '../../__generated__/subjectsRouteQuery.graphql.ts';

export const subjectsRoute = companyPage<subjectsRouteQuery>({
  query: graphql`
    query subjectsRouteQuery(
      $company: String!
      $search: String
      $ofSubjects: Boolean!
      $orderBy: SubjectOrder
      $ofTopics: Boolean!
      $topicFilter: TopicFilter
      $topicOrderBy: TopicOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...SubjectsScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...SubjectsScreen_company
          @arguments(
            search: $search
            ofSubjects: $ofSubjects
            orderBy: $orderBy
            ofTopics: $ofTopics
            topicFilter: $topicFilter
            topicOrderBy: $topicOrderBy
          )
      }
    }
  `,
  variables: ({ search }) => {
    const state = topicList.read(search);
    const ofTopics = state.tab === 'topics';
    const topics = topicVariables(state);
    const subjects = subjectList.variables(subjectList.read(search));
    return {
      ...subjects,
      ofSubjects: !ofTopics,
      ofTopics,
      topicFilter: topics.filter,
      topicOrderBy: topics.orderBy,
      named: topics.named,
      hasNamed: ofTopics && topics.named.length > 0,
    };
  },
  screen: () => import('./SubjectsScreen.tsx').then((module) => module.SubjectsScreen),
});
