// The page of subjects: renders the list of the current tab.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { SubjectList } from './SubjectList.tsx';
import { subjectsRoute } from './subjectsRoute.ts';
import { TopicList } from './TopicList.tsx';
import type { SubjectsScreen_company$key } from '../../__generated__/SubjectsScreen_company.graphql.ts';
import type { SubjectsScreen_query$key } from '../../__generated__/SubjectsScreen_query.graphql.ts';

export function SubjectsScreen(): ReactNode {
  const page = usePageData(subjectsRoute);
  const { subjects, topics } = useFragment<SubjectsScreen_company$key>(
    graphql`
      fragment SubjectsScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        ofSubjects: { type: "Boolean!" }
        orderBy: { type: "SubjectOrder" }
        ofTopics: { type: "Boolean!" }
        topicFilter: { type: "TopicFilter" }
        topicOrderBy: { type: "TopicOrder" }
      ) {
        ...SubjectList_company
          @arguments(search: $search, orderBy: $orderBy)
          @include(if: $ofSubjects)
          @alias(as: "subjects")
        ...TopicList_company
          @arguments(search: $search, filter: $topicFilter, orderBy: $topicOrderBy)
          @include(if: $ofTopics)
          @alias(as: "topics")
      }
    `,
    requireAdmission(page.company),
  );
  const query = useFragment<SubjectsScreen_query$key>(
    graphql`
      fragment SubjectsScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...TopicList_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  if (topics) return <TopicList company={topics} query={query} />;
  return subjects ? <SubjectList company={subjects} /> : null;
}
