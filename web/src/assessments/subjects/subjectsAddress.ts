// URL state of subjects and topics: the tab, and the subject of the topics.
import { choice, flag, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';

const tab = choice(['subjects', 'topics']);
export type SubjectTab = (typeof tab)['none'];

export const subjectList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  views: { tab },
});

export const topicList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  // The global id of the subject whose topics are shown. A view, so that clearing the filter retains it.
  views: { tab, subject: values() },
  conditions: { loose: flag },
});

/** URL of a subject's topics. */
export const topicsOf = (subject: string): string =>
  `?tab=topics&subject=${encodeURIComponent(subject)}`;

export function topicVariables(state: StateOf<typeof topicList>) {
  const named = state.subject.slice(0, 1);
  return {
    ...topicList.variables(state),
    filter: {
      subject: named.length > 0 ? named : null,
      inSubject: state.loose ? false : null,
    },
    named,
  };
}
